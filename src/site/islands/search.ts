// The search over all tools, in the page: what is typed stays there. Loaded when the search is first used.
import { categories } from '../../tools/categories.ts';
import { type Searchable, toolSearch } from '../../tools/search.ts';

/** What the build writes of a tool for this search: slug, name, the number of its category, summary, keywords. */
export type IndexedTool = readonly [slug: string, name: string, category: number, summary: string, ...keywords: string[]];

/** The search over tools. @param tools as the build wrote them */
export const searchOver = (tools: readonly IndexedTool[]): ReturnType<typeof toolSearch<Searchable>> => toolSearch(tools.map(toolOf));

const toolOf = ([slug, name, category, summary, ...keywords]: IndexedTool): Searchable => ({
  slug,
  name,
  category: categories[category]?.name ?? '',
  summary,
  keywords,
});
