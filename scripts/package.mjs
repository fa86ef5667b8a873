// Puts what the service needs at run time, and no more, into a folder: the built files and the files of the dependencies that they load.
// node scripts/package.mjs FOLDER (after npm run build)
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFileTrace } from '@vercel/nft';
import { transform } from 'esbuild';
import { noticesOf } from './build/notices.mjs';

const IS_DATA = /\.(?:wasm|json)$/;

const root = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
const [folder] = process.argv.slice(2);
if (folder === undefined || folder === '--help') {
  console.error('node scripts/package.mjs FOLDER\n\nPuts what the service needs at run time into an empty folder. Run npm run build first.');
  process.exit(folder === undefined ? 2 : 0);
}
const target = resolve(folder);
if (existsSync(target) && readdirSync(target).length > 0) {
  console.error(`${folder} is not empty.`);
  process.exit(1);
}
if (!existsSync(join(root, 'dist'))) {
  console.error('There is no dist/; run npm run build first.');
  process.exit(1);
}

const built = globSync('dist/**/*', { cwd: root }).filter((file) => statSync(join(root, file)).isFile());
const known = new Set(built);
const ASSETS = join('dist', 'site', 'assets');
const forBrowsers = (file) => file.startsWith(ASSETS) || file.endsWith('.browser.js');
// What is for browsers names the WebAssembly that Node finds by itself.
const entries = ['bin/toolrack.js', ...built.filter((file) => file.endsWith('.js') && !file.startsWith(ASSETS))];
const modules = realpathSync(join(root, 'node_modules'));
const base = dirname(modules) === root ? root : '/';
const { fileList } = await nodeFileTrace(
  entries.map((file) => join(root, file)),
  {
    base,
    // The sources, what browsers load, the compiler of the build, the Node that npm installs, packages for browsers alone, what
    // changes the priority of threads, as the service does itself, and what is bundled again in the package of the same name are not part of it.
    ignore: [
      ...['src', 'test', 'bench', 'scripts', ASSETS].map((name) => join(relative(base, root), name, '**')),
      ...['node', 'esbuild', '@esbuild', 'brotli', '@napi-rs', 'terser/dist'].map((name) => `**/node_modules/${name}/**`),
    ],
  },
);

/** Modules, whose comments and white space are megabytes; the licences are in NOTICES.txt. What CommonJS exports is found by how it is written, so that it stays as it is. */
const isWide = (name, source) =>
  /\.m?js$/.test(name) && !name.startsWith('dist/site/assets/') && (name.includes('/typescript-6/') || /^export\b/m.test(readFileSync(source, 'utf8')));

const files = new Map();
for (const traced of fileList) {
  const source = join(base, traced);
  const inModules = relative(modules, source);
  if (!inModules.startsWith('..')) files.set(join('node_modules', inModules), source);
}
const elsewhere = filesOfPackages();
const ofNode = new Set(JSON.parse(readFileSync(join(root, ASSETS, 'browser.json'), 'utf8')).shared.map((name) => join(ASSETS, 'browser', name)));
for (const file of ['LICENSE', 'package.json', 'bin/toolrack.js', ...built.filter(isGiven)]) files.set(file, join(root, file));
let bytes = 0;
for (const [name, source] of files) {
  if (!statSync(source).isFile()) continue;
  const place = join(target, name);
  mkdirSync(dirname(place), { recursive: true });
  if (isWide(name, source)) {
    // The tools are the same code that browsers have shortened.
    const shortened = name.startsWith('dist/tools/') ? { minify: true } : { minifyWhitespace: true };
    writeFileSync(place, (await transform(readFileSync(source, 'utf8'), { ...shortened, legalComments: 'none' })).code);
  } else copyFileSync(source, place);
  bytes += statSync(place).size;
}
rmSync(join(target, 'dist', '.build'), { force: true, recursive: true });
writeFileSync(join(target, ASSETS, 'elsewhere.json'), JSON.stringify(Object.fromEntries(elsewhere)));
writeFileSync(join(target, 'NOTICES.txt'), noticesOf(root));
console.log(`${files.size + 1} files, ${(bytes / 2 ** 20).toFixed(1)} MB in ${folder}`);

/** What is stored with brotli is given in that form alone, but for what Node loads as well; the service makes the others of it. What is in a package is not given again, nor what the build alone reads. */
function isGiven(file) {
  const plain = file.replace(/\.(?:br|gz)$/, '');
  if (!plain.startsWith(ASSETS)) return !forBrowsers(plain);
  if (elsewhere.has(relative(ASSETS, plain))) return false;
  return file === (known.has(`${plain}.br`) && !ofNode.has(plain) ? `${plain}.br` : plain);
}

/** The assets that are files of packages, byte for byte: by name, the path there. */
function filesOfPackages() {
  const byDigest = new Map([...files].filter(([name]) => IS_DATA.test(name)).map(([name, source]) => [digestOf(source), name]));
  const assets = built
    .filter((file) => file.startsWith(ASSETS) && IS_DATA.test(file))
    .map((file) => [relative(ASSETS, file), byDigest.get(digestOf(join(root, file)))]);
  return new Map(assets.filter(([, place]) => place !== undefined));
}

function digestOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
