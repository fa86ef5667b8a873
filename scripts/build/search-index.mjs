import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { READY_RECIPES, searchableOf } from '../../src/site/cookbook/index.ts';
import { searchIndexOf } from '../../src/site/search-index.ts';
import { addAssets } from './assets.mjs';

/** Writes what the search in the browser reads of each tool, from the cards, and of each recipe. */
export async function writeSearchIndex(folder) {
  const cards = JSON.parse(readFileSync(join(folder, 'tools', 'cards.json'), 'utf8'));
  await addAssets(folder, [['search-tools.json', JSON.stringify(searchIndexOf(cards, READY_RECIPES.map(searchableOf)))]]);
}
