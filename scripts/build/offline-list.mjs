import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addAssets } from './assets.mjs';

/** Writes what the service worker reads to keep tools: all files with their bytes, and by number those of the workers with what runs recipes, and of each tool, the ones that it loads at once and the ones it loads later. */
export async function writeOfflineList(folder) {
  const { workerParts, recipeParts, cards, tools, sizes } = JSON.parse(readFileSync(join(folder, 'site', 'assets', 'browser.json'), 'utf8'));
  const files = Object.keys(sizes);
  const numbers = new Map(files.map((file, at) => [file, at]));
  const numbersOf = (parts = []) => parts.map((part) => numbers.get(part));
  const list = {
    files: files.map((file) => [file, sizes[file][0]]),
    workers: numbersOf([...workerParts, ...recipeParts, cards]),
    tools: Object.fromEntries(Object.entries(tools).map(([slug, { parts, later }]) => [slug, [numbersOf(parts), numbersOf(later)]])),
  };
  await addAssets(folder, [['offline-list.json', JSON.stringify(list)]]);
}
