import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '../../src/tools/categories.ts';
import { addAssets } from './assets.mjs';

/** Writes what the search in the browser reads of each tool, from the cards. */
export async function writeSearchIndex(folder) {
  const cards = JSON.parse(readFileSync(join(folder, 'tools', 'cards.json'), 'utf8'));
  const categoryNames = categories.map(({ name }) => name);
  const tools = cards.map(({ slug, name, category, summary, keywords = [] }) => [slug, name, categoryNames.indexOf(category), summary, ...keywords]);
  await addAssets(folder, [['search-tools.json', JSON.stringify(tools)]]);
}
