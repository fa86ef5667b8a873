import type { ToolCard } from '../tools/card.ts';
import { builtOn } from './assets.ts';
import { recipesWith } from './cookbook/index.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The index of the sitemaps: one for the pages and tools, and one for the conversions. @param site where they are */
export function sitemapIndex(site: string): string {
  const entries = ['tools', 'conversions'].map((name) => `<sitemap><loc>${escaped(`${site}/sitemap-${name}.xml`)}</loc>${changed()}</sitemap>`);
  return `${DECLARATION}\n<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** When pages changed last, as far as the service knows: with its build. */
const changed = (): string => (builtOn === '' ? '' : `<lastmod>${builtOn}</lastmod>`);

/** A sitemap of paths. */
export function sitemap(site: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${escaped(`${site}${path}`)}</loc>${changed()}</url>`);
  return `${DECLARATION}\n<urlset xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</urlset>\n`;
}

/** The pages of tools and of recipes that are ready, and those that lead to them. */
export function toolPaths(cards: readonly ToolCard[]): string[] {
  const categories = [...new Set(cards.map(({ category }) => `/category/${category}`))];
  const slugs = new Set(cards.map(({ slug }) => slug));
  const recipes = recipesWith((slug) => slugs.has(slug)).map(({ slug }) => `/recipes/${slug}`);
  return ['/', '/categories', '/recipes', '/convert', ...categories, ...cards.map(({ slug }) => `/tools/${slug}`), ...recipes];
}

/** The pages of conversions. */
export const conversionPaths = (pairs: readonly { from: string; to: string }[]): string[] =>
  pairs.map(({ from, to }) => `/convert/${encodeURIComponent(from)}-to-${encodeURIComponent(to)}`);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
