import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const PACKAGES = [
  // What every start loads: hundreds of small files take longer to find than to run.
  { name: 'fastify', without: ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'] },
  { name: 'kysely' },
  { name: 'pino' },
  { name: 'zod' },
];

/** Bundles packages into one file each, in `node_modules` of a folder, where the built files find them first. */
export async function bundlePackages(root, folder) {
  await Promise.all(PACKAGES.map((each) => bundle(root, join(folder, 'node_modules', each.name), each)));
}

/** @param without what is left out as it is never asked for */
async function bundle(root, folder, { name, without = [] }) {
  const exported = Object.keys(await import(name));
  const names = exported.filter((key) => key !== 'default' && /^[\w$]+$/.test(key));
  const byDefault = exported.includes('default') ? 'export default whole.default;' : '';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, type: 'module', exports: { '.': './index.js' } }));
  await build({
    stdin: { contents: `import * as whole from '${name}';\nexport const { ${names.join(', ')} } = whole; ${byDefault}`, resolveDir: root },
    outfile: join(folder, 'index.js'),
    bundle: true,
    external: without,
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'inline',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // What CommonJS asks for at run time: parts of Node.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
}
