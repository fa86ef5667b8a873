// Makes toolrack-VERSION.tgz, which npm installs with nothing else to download: what scripts/package.mjs puts together, and a package.json of its own.
// npm run pack [-- --out FOLDER] [--from FOLDER] [--sizes]
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const MAX_BYTES = 35e6;
const MAX_SHOWN = 20;
/** Where the service lies in the package: npm would take a node_modules beside package.json for its own and prune it. */
const FOLDER = 'app';
const ASSETS = join('dist', 'site', 'assets');

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { out: { type: 'string', default: root }, from: { type: 'string' }, sizes: { type: 'boolean', default: false }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(`npm run pack [-- OPTIONS]

Makes toolrack-VERSION.tgz.
  --out FOLDER    where to put it; here by default
  --from FOLDER   what scripts/package.mjs has made already
  --sizes         print what takes most of it, as is done when it is over ${MAX_BYTES / 1e6} MB`);
  process.exit();
}

const out = resolve(values.out);
mkdirSync(out, { recursive: true });
const staged = mkdtempSync(join(root, '.pack-'));
try {
  const app = join(staged, FOLDER);
  if (values.from) cpSync(values.from, app, { recursive: true });
  else execFileSync(process.execPath, [join(root, 'scripts', 'package.mjs'), app], { stdio: ['ignore', 'ignore', 'inherit'] });
  const manifest = manifestOf(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['README.md', 'LICENSE']) cpSync(join(root, file), join(staged, file));
  const [{ filename, entryCount }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', out], {
      cwd: staged,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    }),
  );
  report(join(out, filename), entryCount, app);
} finally {
  rmSync(staged, { recursive: true, force: true });
}

/** The package.json that is published: nothing to install, nothing to run at installation. */
function manifestOf({ name, version, description, keywords, license, type, engines, bin, exports }) {
  return {
    name,
    version,
    description,
    keywords,
    license,
    type,
    engines,
    bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, `${FOLDER}/${file}`])),
    exports: inFolder(exports),
    files: [FOLDER],
  };
}

function inFolder(entry) {
  if (typeof entry === 'string') return entry === './package.json' ? entry : entry.replace('./', `./${FOLDER}/`);
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, inFolder(value)]));
}

/** Says how large the package is and, where it is too large or on request, of what. */
function report(archive, entries, app) {
  const { size } = statSync(archive);
  const tooLarge = size > MAX_BYTES;
  const assets = packedSizes(app, join(ASSETS, '**')).reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(
    `${relative(process.cwd(), archive)}: ${megabytes(size)} of at most ${megabytes(MAX_BYTES)} (${megabytes(size - assets)} without ${ASSETS}), ${entries} files`,
  );
  if (tooLarge || values.sizes) {
    const largest = packedSizes(app, '**').sort(([, one], [, other]) => other - one);
    for (const [part, bytes] of largest.slice(0, MAX_SHOWN)) console.log(`${megabytes(bytes).padStart(9)}  ${part}`);
  }
  if (!tooLarge) return;
  console.error(`The package is ${megabytes(size - MAX_BYTES)} over its limit. Above is what takes most of it.`);
  process.exitCode = 1;
}

/** Compressed bytes of the files that a pattern finds, by package and by folder of dist. */
function packedSizes(app, pattern) {
  const sizes = new Map();
  for (const file of globSync(pattern, { cwd: app })) {
    if (!statSync(join(app, file)).isFile()) continue;
    const part = partOf(file.split(sep));
    sizes.set(part, (sizes.get(part) ?? 0) + gzipSync(readFileSync(join(app, file))).length);
  }
  return [...sizes];
}

function partOf([top = '', ...rest]) {
  const names = top === 'node_modules' && rest[0]?.startsWith('@') ? 2 : rest[0] === 'site' ? 2 : 1;
  return [top, ...rest.slice(0, names)].join('/');
}

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
