import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const PACKAGES = [
  // What every start loads: hundreds of small files take longer to find than to run.
  { name: 'fastify', without: ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'] },
  { name: 'kysely' },
  { name: 'pino' },
  { name: 'zod' },
  // What is large and loads a little of itself.
  { name: '@modelcontextprotocol/server', places: ['.', './stdio'] },
  { name: '@redis/client' },
  { name: 'nodemailer' },
];
const STRAIGHT = 'package:';

/** Bundles packages into one file each, in `node_modules` of a folder, where the built files find them first. */
export async function bundlePackages(root, folder) {
  await Promise.all(PACKAGES.map((each) => bundle(root, join(folder, 'node_modules', each.name), each)));
}

/** @param places what is imported of it; @param without what is left out as it is never asked for */
async function bundle(root, folder, { name, places = ['.'], without = [] }) {
  const fileOf = (place) => (place === '.' ? 'index' : place.slice(2));
  mkdirSync(folder, { recursive: true });
  const exports = Object.fromEntries(places.map((place) => [place, `./${fileOf(place)}.js`]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
  await build({
    entryPoints: Object.fromEntries(places.map((place) => [fileOf(place), `${STRAIGHT}${name}${place.slice(1)}`])),
    outdir: folder,
    absWorkingDir: root,
    bundle: true,
    splitting: places.length > 1,
    external: without,
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'inline',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // What CommonJS asks for at run time: parts of Node.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [exportsOf(root)],
  });
}

/** A module for each place of a package that exports by name what Node finds there, of CommonJS too. */
const exportsOf = (resolveDir) => ({
  name: 'exports-of',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^package:/ }, ({ path }) => ({ path: path.slice(STRAIGHT.length), namespace: STRAIGHT }));
    onLoad({ filter: /.*/, namespace: STRAIGHT }, async ({ path }) => {
      const exported = Object.keys(await import(path));
      const names = exported.filter((key) => key !== 'default' && /^[\w$]+$/.test(key));
      const byDefault = exported.includes('default') ? 'export default whole.default;' : '';
      return { contents: `import * as whole from '${path}';\nexport const { ${names.join(', ')} } = whole; ${byDefault}`, resolveDir };
    });
  },
});
