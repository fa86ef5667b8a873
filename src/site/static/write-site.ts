import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFile } from './files.ts';

/** Lists what was written, so that the next time can take away what is there no more, and nothing else. */
const LIST = '.toolrack-site';

/** What was written. */
export interface Written {
  files: number;
  bytes: number;
}

/** Writes a site into a folder: a new one, an empty one, or one that holds a site already; what else is in that stays. Throws for any other folder. */
export function writeSite(folder: string, files: Iterable<SiteFile>): Written {
  const before = writtenBefore(folder);
  const paths: string[] = [];
  const made = new Set<string>();
  let bytes = 0;
  for (const { path, content } of files) {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(file, content);
    paths.push(path);
    bytes += Buffer.byteLength(content);
  }
  const written = new Set(paths);
  for (const path of before) if (!written.has(path)) rmSync(join(folder, path), { force: true });
  writeFileSync(join(folder, LIST), `${paths.join('\n')}\n`);
  return { files: paths.length, bytes };
}

function writtenBefore(folder: string): string[] {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return [];
  const list = join(folder, LIST);
  if (!existsSync(list)) throw new Error(`${folder} is not empty and holds no site that toolrack wrote: give a new folder.`);
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((path) => path !== '' && !path.split('/').includes('..'));
}
