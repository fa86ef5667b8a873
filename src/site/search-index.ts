import { categories } from '../tools/categories.ts';
import type { Searchable } from '../tools/search.ts';
import type { SearchableRecipe } from './cookbook/find-recipes.ts';

/** What the search in the browser reads: a column for each field, with one entry for each tool or recipe, as like beside like compresses best. */
export interface SearchIndex {
  tools: Columns & { categories: readonly number[] };
  recipes: Columns;
}

interface Columns {
  names: readonly string[];
  /** Empty where the name says it. */
  slugs: readonly string[];
  summaries: readonly string[];
  /** Those of one entry parted by bars. */
  keywords: readonly string[];
}

/** Writes the index. @param recipes those whose tools are all there */
export function searchIndexOf(tools: readonly Searchable[], recipes: readonly SearchableRecipe[]): SearchIndex {
  const numbers = new Map<string, number>(categories.map(({ name }, at) => [name, at]));
  return {
    tools: { ...columnsOf(tools), categories: tools.map(({ category }) => numbers.get(category) ?? -1) },
    recipes: columnsOf(recipes.map(({ note, ...recipe }) => ({ ...recipe, summary: note }))),
  };
}

/** The tools of an index. */
export const toolsIn = ({ tools }: SearchIndex): Searchable[] =>
  rowsOf(tools).map((row, at) => ({ ...row, category: categories[tools.categories[at] ?? -1]?.name ?? '' }));

/** The recipes of an index. */
export const recipesIn = ({ recipes }: SearchIndex): SearchableRecipe[] => rowsOf(recipes).map(({ summary, ...row }) => ({ ...row, note: summary }));

interface Row {
  name: string;
  slug: string;
  summary: string;
  keywords: readonly string[];
}

function columnsOf(rows: readonly (Omit<Row, 'keywords'> & { keywords?: readonly string[] })[]): Columns {
  return {
    names: rows.map(({ name }) => name),
    slugs: rows.map(({ name, slug }) => (slug === slugFrom(name) ? '' : slug)),
    summaries: rows.map(({ summary }) => summary),
    keywords: rows.map(({ keywords = [] }) => keywords.join('|')),
  };
}

function rowsOf({ names, slugs, summaries, keywords }: Columns): Row[] {
  return names.map((name, at) => ({
    name,
    slug: slugs[at] || slugFrom(name),
    summary: summaries[at] ?? '',
    keywords: keywords[at] ? keywords[at].split('|') : [],
  }));
}

const slugFrom = (name: string): string => name.toLowerCase().replace(/[^a-z\d]+/g, '-');
