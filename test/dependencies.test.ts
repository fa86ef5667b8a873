import { existsSync, readFileSync } from 'node:fs';
import semver from 'semver';
import { describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const page = read('docs/dependencies.md');
const rows = [...page.matchAll(/^\| `([^`]+)` +\| ([^|]+?) +\|/gm)].map(([, name = '', licence = '']) => ({ name, licence }));
const named = rows.map(({ name }) => name);

/** Licences that ask for no more than their notice. */
const PERMISSIVE = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-3.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MIT/X11 PSF-2.0 Python-2.0 Unlicense Zlib'.split(' '),
);
/** Packages whose licence is another one that asks for nothing of what uses them: one for tests alone; a renderer, a font, a compressor and OpenPGP that are given on unchanged; and bzip2, whose licence is BSD's in other words. */
const EXCEPTIONS = new Map([
  ['axe-core', 'MPL-2.0'],
  ['@resvg/resvg-wasm', 'MPL-2.0'],
  ['@fontsource/noto-sans', 'OFL-1.1'],
  ['bzip2-wasm', 'bzip2-1.0.6'],
  ['node-liblzma', 'LGPL-3.0'],
  ['openpgp', 'LGPL-3.0+'],
]);

/** Whether an SPDX expression without brackets inside brackets lets one choose permissive licences. */
function isPermissive(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((licence) => PERMISSIVE.has(licence.trim())));
}

describe('docs/dependencies.md', () => {
  it('names each dependency, and no other', () => {
    expect(named.toSorted()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
  });

  it('says the licences that the packages themselves say', () => {
    const said = rows.map(({ name, licence }) => `${name}: ${licence}`);
    const inPackages = named.map((name) => `${name}: ${(JSON.parse(read(`node_modules/${name}/package.json`)) as { license: string }).license}`);
    expect(said).toEqual(inPackages);
  });

  it('has permissive licences alone, but for those named', () => {
    expect(rows.filter(({ name, licence }) => !isPermissive(licence) && EXCEPTIONS.get(name) !== licence)).toEqual([]);
    expect([...EXCEPTIONS.keys()].filter((name) => !Object.hasOwn({ ...dependencies, ...devDependencies }, name))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(ISC AND CC-BY-3.0)', true],
    ['MIT or MPL-2.0', true],
    ['MIT AND MPL-2.0', false],
    ['GPL-3.0-only', false],
    ['LGPL-2.1', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('%j: permissive %s', (licence, expected) => {
    expect(isPermissive(licence)).toBe(expected);
  });

  it('holds for what the packages for run time bring with them, too', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { license?: string; dev?: boolean }> };
    const brought = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
    expect(brought.length).toBeGreaterThan(100);
    const others = brought.filter(([path, { license = '' }]) => !isPermissive(license) && EXCEPTIONS.get(path.replace('node_modules/', '')) !== license);
    expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });
});

describe('the versions of Node', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version?: string; engines?: { node?: string } }> };
  const { devEngines } = JSON.parse(read('package.json')) as { devEngines: { runtime: { version: string } } };
  const own = Object.entries(packages).filter(([path]) => path !== '');

  it('that npm ci runs on are those that every package asks for, as far as the lock file says (npm run lock)', () => {
    const warned = own.filter(([, { engines }]) => engines?.node !== undefined && !semver.subset(devEngines.runtime.version, engines.node));
    expect(warned.map(([path, { engines }]) => `${path}: ${engines?.node}`)).toEqual([]);
  });

  it('that each package asks for include the one that comes along', () => {
    const version = packages['node_modules/node']?.version ?? '';
    expect(version).toBe(process.versions.node);
    const installed = own.filter(([path]) => existsSync(new URL(`../${path}/package.json`, import.meta.url)));
    const asked = installed.map(([path]) => [path, (JSON.parse(read(`${path}/package.json`)) as { engines?: { node?: string } }).engines?.node] as const);
    expect(asked.length).toBeGreaterThan(200);
    expect(asked.filter(([, range]) => range !== undefined && !semver.satisfies(version, range))).toEqual([]);
  });
});

describe('what is written from the code', () => {
  it('README.md, docs/tools.md, docs/errors.md and docs/settings.md are as npm run docs writes them', async () => {
    const { spawnSync } = await import('node:child_process');
    const { status, stderr } = spawnSync(process.execPath, ['scripts/write-docs.ts', '--check'], { cwd: new URL('..', import.meta.url), encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });
});

it('docs/operations.md names the versions of the data that the runtime brings', () => {
  const { node, tz, cldr, unicode } = process.versions;
  const [cldrVersion, unicodeVersion] = [cldr, unicode].map((version) => version?.replace(/\.0$/, ''));
  expect(read('docs/operations.md')).toContain(`Node ${node} brings the time zone database (IANA tz) ${tz}, CLDR ${cldrVersion} and Unicode ${unicodeVersion}`);
});
