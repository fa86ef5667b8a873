import type { ToolCard } from './card.ts';
import { catalogueOf } from './catalogue.ts';
import { readCards } from './written-cards.ts';

/** Every tool of the service, as a card: read from the files that the build wrote, or, when running from the sources, made from the tools. */
export const catalogue = catalogueOf(import.meta.url.endsWith('.ts') ? await cardsOfSources() : readCards(new URL('./', import.meta.url)));

async function cardsOfSources(): Promise<ToolCard[]> {
  const [{ tools }, { cardOf }] = await Promise.all([import('./all.ts'), import('./card.ts')]);
  return Array.from(tools.values(), cardOf);
}
