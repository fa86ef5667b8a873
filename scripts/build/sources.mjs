import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src', 'scripts'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];
const NOT_BUILT = /\.test\.ts$|[\\/]testdata[\\/]/;

/** One hash of everything that dist/ is made from: by the contents of the files, as a checkout changes their times. */
export function digestOfSources(root) {
  const files = FOLDERS.flatMap((folder) => filesIn(root, folder))
    .filter((file) => !NOT_BUILT.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...FILES, ...files]) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The sources of the tools, without their tests, as absolute paths. */
export const toolSources = (root) =>
  filesIn(root, join('src', 'tools'))
    .filter((file) => file.endsWith('.ts') && !NOT_BUILT.test(file))
    .map((file) => join(root, file));

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}
