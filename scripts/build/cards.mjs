import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolFiles } from '../../src/tools/folders.ts';

/** Writes the cards of the compiled tools: what is known of them without loading them. */
export async function writeCards(folder) {
  const tools = pathToFileURL(join(folder, 'tools', '/'));
  const [{ cardOf }, written] = await Promise.all(['card.js', 'written-cards.js'].map((file) => import(new URL(file, tools).href)));
  const modules = await Promise.all(toolFiles().map((file) => import(new URL(file.replace(/\.ts$/, '.js'), tools).href)));
  written.writeCards(
    tools,
    modules.map((module) => cardOf(module.default)),
  );
}
