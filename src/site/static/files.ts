import type { ToolCard } from '../../tools/card.ts';
import { catalogueOf } from '../../tools/catalogue.ts';
import { categories } from '../../tools/categories.ts';
import { conversions, findPair } from '../../units/index.ts';
import { assetNames, assetPath, browserPlace, readAsset, readBrowserBuild } from '../assets.ts';
import { recipesWith, searchableOf } from '../cookbook/index.ts';
import { html } from '../html.ts';
import { document, type Page } from '../layout.ts';
import { offlinePage, serviceWorker, webManifest } from '../offline.ts';
import { conversionPage, unitsPage } from '../pages/convert.ts';
import { categoriesPage, categoryPage, homePage } from '../pages/home.ts';
import { readyRecipePage, recipesPage } from '../pages/recipes.ts';
import { filledWithExample, toolPage } from '../pages/tool.ts';
import { searchIndexOf } from '../search-index.ts';
import { conversionPaths, sitemap, sitemapIndex, toolPaths } from '../sitemaps.ts';
import { below } from './base.ts';

/** Where a static site will be. */
export interface Place {
  /** The path that it is below; starts and ends with a slash. */
  base: string;
  /** The origin, for canonical addresses and sitemaps. Without it canonical addresses are paths, and there are no sitemaps. */
  origin?: string | undefined;
}

/** A file of the site, by its path below the folder. */
export interface SiteFile {
  path: string;
  content: string | Buffer;
}

/** What only the service has. */
const OF_THE_SERVICE = new Set(['service-worker.js']);
const MAX_RELATED = 6;
const NOT_FOUND: Page = {
  title: 'Not found',
  body: html`<h1>Not found</h1><p>There is nothing at this address. Search for what you wanted, or look through the <a href="/categories">categories</a>.</p>`,
};

/** The files of a static site: everything that needs no service, drawn as the service draws it. @param all tools; those that only a server runs are left out */
export function* siteFiles(all: readonly ToolCard[], { base, origin }: Place, pairs = conversions()): Generator<SiteFile> {
  const site = `${origin ?? ''}${base.slice(0, -1)}`;
  const catalogue = catalogueOf(all.filter(({ slug }) => browserPlace(slug) !== undefined));
  const page = (path: string, drawn: Page): SiteFile => ({
    path: `${path.slice(1)}${path === '/' ? '' : '/'}index.html`,
    content: below(base, document(drawn, { site, path, isStatic: true })),
  });

  yield page('/', homePage(catalogue, site, true));
  yield page('/categories', categoriesPage(catalogue));
  for (const category of categories) {
    const tools = catalogue.cards.filter(({ category: name }) => name === category.name);
    if (tools.length > 0) yield page(`/category/${category.name}`, categoryPage(category, tools));
  }
  for (const card of catalogue.cards) {
    const related = catalogue.related(card.slug, MAX_RELATED);
    yield page(
      `/tools/${card.slug}`,
      toolPage({ card, site, related, runs: false, browser: browserPlace(card.slug), isStatic: true, ...filledWithExample(card) }),
    );
  }
  yield page(
    '/recipes',
    recipesPage((slug) => catalogue.get(slug)?.name, site, true),
  );
  for (const recipe of recipesWith((slug) => catalogue.get(slug) !== undefined))
    yield page(
      `/recipes/${recipe.slug}`,
      readyRecipePage(recipe, (slug) => catalogue.get(slug)?.name, site, true),
    );
  yield page('/convert', unitsPage());
  for (const { from, to } of pairs) {
    const pair = findPair(from, to);
    if (!('problem' in pair)) yield page(`/convert/${from}-to-${to}`, conversionPage(pair, '1', { hasApi: false, isLean: true }).page);
  }
  yield page('/offline', offlinePage);
  yield { path: '404.html', content: below(base, document(NOT_FOUND, { site, path: '/404.html', isStatic: true })) };
  yield* forMachines(catalogue.cards, site, origin === undefined ? undefined : pairs);
  yield { path: 'sw.js', content: serviceWorker(catalogue.cards, site) };
  yield* assets(catalogue.cards);
}

/** @param pairs of the sitemap, where the site knows its addresses */
function* forMachines(cards: readonly ToolCard[], site: string, pairs?: readonly { from: string; to: string }[]): Generator<SiteFile> {
  yield { path: 'manifest.webmanifest', content: webManifest() };
  yield { path: 'robots.txt', content: `User-agent: *\nAllow: /\n${pairs ? `\nSitemap: ${site}/sitemap.xml\n` : ''}` };
  if (!pairs) return;
  yield { path: 'sitemap.xml', content: sitemapIndex(site) };
  yield { path: 'sitemap-tools.xml', content: sitemap(site, toolPaths(cards)) };
  yield { path: 'sitemap-conversions.xml', content: sitemap(site, conversionPaths(pairs)) };
}

function* assets(cards: readonly ToolCard[]): Generator<SiteFile> {
  for (const name of ['favicon.ico', 'apple-touch-icon.png']) yield { path: name, content: readAsset(name) };
  for (const name of assetNames()) {
    const content = readAsset(name);
    if (!OF_THE_SERVICE.has(name)) yield { path: assetPath(name).slice(1), content: name === 'search-tools.json' ? searchOf(cards) : content };
  }
  yield { path: 'toolrack.js', content: readAsset('browser/toolrack.js') };
  const browser = readBrowserBuild();
  const parts = new Set([
    ...browser.workerParts,
    ...browser.recipeParts,
    ...browser.detection.parts,
    ...browser.detection.later,
    ...browser.pdfPage.parts,
    ...browser.pdfPage.later,
    browser.cards,
    ...cards.flatMap(({ slug }) => [...(browser.tools[slug]?.parts ?? []), ...(browser.tools[slug]?.later ?? [])]),
  ]);
  for (const name of parts) yield { path: `assets/browser/${name}`, content: readAsset(`browser/${name}`) };
}

/** What the search reads of the tools and recipes that the site has. */
function searchOf(cards: readonly ToolCard[]): string {
  const slugs = new Set(cards.map(({ slug }) => slug));
  return JSON.stringify(searchIndexOf(cards, recipesWith((slug) => slugs.has(slug)).map(searchableOf)));
}
