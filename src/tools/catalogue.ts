import type { ToolCard } from './card.ts';
import { toolSearch } from './search.ts';
import { nearest } from './shared/text/nearest.ts';

const MAX_SHOWN_CHARACTERS = 80;

/** The cards of the tools by slug, with search. */
export interface Catalogue {
  readonly cards: readonly ToolCard[];
  get(slug: string): ToolCard | undefined;
  /** The tools that a query means, best first; an empty query gives all. Forgives typing errors, endings and the order of words. */
  search(query: string): ToolCard[];
  /** The words of a query that no tool has, and nothing that a tool has resembles. */
  unknownWords(query: string): string[];
  /** The tools most like one, best first. */
  related(slug: string, limit: number): ToolCard[];
  /** The slugs most like a mistyped one, best first. */
  nearest(slug: string): string[];
}

/** Builds the catalogue. A slug that occurs twice is a programming error. */
export function catalogueOf(cards: readonly ToolCard[]): Catalogue {
  const bySlug = new Map<string, ToolCard>();
  for (const card of cards) {
    if (bySlug.has(card.slug)) throw new Error(`two tools have the slug ${card.slug}`);
    bySlug.set(card.slug, card);
  }
  const found = toolSearch(cards);
  return {
    cards,
    get: (slug) => bySlug.get(slug),
    nearest: (slug) => nearest(slug, bySlug.keys()),
    search: (query) => (query.trim() === '' ? [...cards] : found.search(query)),
    unknownWords: (query) => found.unknownWords(query),
    related: (slug, limit) => found.related(slug, limit),
  };
}

/** Says that no tool has a slug, with the nearest ones. @param otherwise where to look when none is near */
export function noSuchTool(catalogue: Catalogue, slug: string, otherwise: string): string {
  const near = catalogue.nearest(slug);
  const shown = slug.length > MAX_SHOWN_CHARACTERS ? `${slug.slice(0, MAX_SHOWN_CHARACTERS)}…` : slug;
  return `There is no tool ${JSON.stringify(shown.toWellFormed())}. ${near.length > 0 ? `Did you mean ${near.join(', ')}?` : otherwise}`;
}
