import { readFileSync } from 'node:fs';
import type { ToolCard } from './card.ts';
import { catalogueOf } from './catalogue.ts';

/** Every tool of the service, as a card: read from the file that the build wrote, or, when running from the sources, made from the tools. */
export const catalogue = catalogueOf(import.meta.url.endsWith('.ts') ? await cardsOfSources() : writtenCards());

function writtenCards(): ToolCard[] {
  return JSON.parse(readFileSync(new URL('./cards.json', import.meta.url), 'utf8'));
}

async function cardsOfSources(): Promise<ToolCard[]> {
  const [{ tools }, { cardOf }] = await Promise.all([import('./all.ts'), import('./card.ts')]);
  return Array.from(tools.values(), cardOf);
}
