import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addAssets } from './assets.mjs';

/** Writes what the service worker reads to keep tools: all files with their bytes, and by number those of the workers with what runs recipes, those of detection, and of each tool, the ones that it loads at once and the ones it loads later. */
export async function writeOfflineList(folder) {
  const { workerParts, recipeParts, cards, tools, pdfPage, detection, sizes } = JSON.parse(
    readFileSync(join(folder, 'site', 'assets', 'browser.json'), 'utf8'),
  );
  const files = Object.keys(sizes);
  const numbers = new Map(files.map((file, at) => [file, at]));
  const numbersOf = (parts = []) => parts.map((part) => numbers.get(part));
  const previewers = await pdfTools(folder);
  const laterOf = (slug, later) => (previewers.has(slug) ? [...new Set([...later, ...pdfPage.parts, ...pdfPage.later])] : later);
  const list = {
    files: files.map((file) => [file, sizes[file][0]]),
    workers: numbersOf([...workerParts, ...recipeParts, cards]),
    detection: numbersOf(detection.parts),
    tools: Object.fromEntries(Object.entries(tools).map(([slug, { parts, later }]) => [slug, [numbersOf(parts), numbersOf(laterOf(slug, later))]])),
  };
  await addAssets(folder, [['offline-list.json', JSON.stringify(list)]]);
}

/** The slugs of the tools that take or give PDF, which their pages preview. */
async function pdfTools(folder) {
  const { readCards } = await import(pathToFileURL(join(folder, 'tools', 'written-cards.js')).href);
  const cards = readCards(pathToFileURL(join(folder, 'tools', '/')));
  return new Set(cards.filter(({ inputs, result }) => JSON.stringify([inputs, result]).includes('"application/pdf"')).map(({ slug }) => slug));
}
