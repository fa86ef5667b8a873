import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolFiles } from '../../src/tools/folders.ts';

/** Writes the cards of the compiled tools: what is known of them without loading them. */
export async function writeCards(folder) {
  const tools = pathToFileURL(join(folder, 'tools', '/'));
  const { cardOf } = await import(new URL('card.js', tools).href);
  const modules = await Promise.all(toolFiles().map((file) => import(new URL(file.replace(/\.ts$/, '.js'), tools).href)));
  writeFileSync(new URL('cards.json', tools), JSON.stringify(modules.map((module) => cardOf(module.default))));
}
