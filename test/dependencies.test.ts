import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const page = read('docs/dependencies.md');
const named = [...page.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, name]) => name);

describe('docs/dependencies.md', () => {
  it('names each dependency, and no other', () => {
    expect(named.toSorted()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
  });

  it('says true licences, none of them copyleft', () => {
    for (const name of named) {
      const { license } = JSON.parse(read(`node_modules/${name}/package.json`)) as { license: string };
      expect(license, name).not.toMatch(/GPL/);
    }
  });
});

describe('what is written from the code', () => {
  it('README.md and docs/tools.md are as npm run docs writes them', async () => {
    const { spawnSync } = await import('node:child_process');
    const { status, stderr } = spawnSync(process.execPath, ['scripts/write-docs.ts', '--check'], { cwd: new URL('..', import.meta.url), encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });
});
