import type { Tool } from './define.ts';
import { nearest } from './shared/nearest.ts';

/** The tools by slug, with search. */
export interface Catalogue {
  readonly tools: readonly Tool[];
  get(slug: string): Tool | undefined;
  /** Tools whose slug, name, summary or keywords hold every word of the query, best match first. An empty query gives all. */
  search(query: string): Tool[];
  /** The slugs most like a mistyped one, best first. */
  nearest(slug: string): string[];
}

/** Builds the catalogue. A slug that stands twice is a programming error. */
export function catalogueOf(tools: readonly Tool[]): Catalogue {
  const bySlug = new Map<string, Tool>();
  for (const tool of tools) {
    if (bySlug.has(tool.slug)) throw new Error(`two tools have the slug ${tool.slug}`);
    bySlug.set(tool.slug, tool);
  }
  let index: { tool: Tool; slug: string; name: string; rest: string }[] | undefined;
  return {
    tools,
    get: (slug) => bySlug.get(slug),
    nearest: (slug) => nearest(slug, bySlug.keys()),
    search(query) {
      const words = fold(query)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean);
      if (words.length === 0) return [...tools];
      index ??= tools.map((tool) => ({
        tool,
        slug: tool.slug,
        name: fold(tool.name),
        rest: fold([tool.summary, tool.category, ...(tool.keywords ?? [])].join(' ')),
      }));
      return index
        .map((entry) => ({ tool: entry.tool, score: score(entry, words) }))
        .filter((hit) => hit.score > 0)
        .sort((a, b) => b.score - a.score)
        .map((hit) => hit.tool);
    },
  };
}

/** 0 when a word is nowhere; else more for words in the slug or name, and for whole words. */
function score(entry: { slug: string; name: string; rest: string }, words: string[]): number {
  let total = 0;
  for (const word of words) {
    const inSlug = entry.slug.split('-').includes(word) ? 8 : entry.slug.includes(word) || entry.name.includes(word) ? 5 : 0;
    const best = inSlug || (entry.rest.split(/[^\p{L}\p{N}]+/u).includes(word) ? 3 : entry.rest.includes(word) ? 1 : 0);
    if (best === 0) return 0;
    total += best;
  }
  return entry.slug === words.join('-') ? total + 100 : total;
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
