import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { recogniserFiles } from '../../src/tools/folders.ts';

/** A module of all recognisers, each with the slug of its tool, as seen from the folder src/tools/detection. */
export function recogniserModule() {
  const files = recogniserFiles();
  const imports = files.map((file, index) => `import r${index} from '../${file}';`);
  const list = files.map((file, index) => `{ ...r${index}, tool: ${JSON.stringify(basename(file, '.recognise.ts'))} }`);
  return `${imports.join('\n')}\nexport const recognisers = [${list.join(', ')}];\n`;
}

/** Writes what tools recognise into one file, which the server loads when it is first asked what something is; found far quicker than a file for each. */
export async function writeRecognisers(root, folder) {
  await build({
    stdin: { contents: recogniserModule(), resolveDir: join(root, 'src', 'tools', 'detection'), loader: 'js' },
    outfile: join(folder, 'tools', 'detection', 'all-recognisers.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node26',
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        name: 'one-of-each-error',
        setup({ onResolve }) {
          // Errors are told apart by their class: there is one of each.
          onResolve({ filter: /(?:^|\/)errors\.ts$/ }, () => ({ path: '../errors.js', external: true }));
        },
      },
    ],
  });
}
