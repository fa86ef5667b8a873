import type { ToolCard } from '../../tools/card.ts';
import type { Catalogue } from '../../tools/catalogue.ts';
import { categories } from '../../tools/categories.ts';
import { counted, grouped } from '../../tools/shared/text/counts.ts';
import type { UnitPair } from '../../units/index.ts';
import { conversionAnswer, conversionPath } from '../convert/paths.ts';
import { goFirst, type SearchableRecipe } from '../cookbook/find-recipes.ts';
import { type Html, html } from '../html.ts';
import { type Page, searchForm } from '../layout.ts';
import { groupsOf } from './category-groups.ts';
import { toolList } from './tool.ts';

const MAX_POPULAR = 12;
const MAX_FOUND = 40;

/** What most people come for, most wanted first; those that this service has are shown. */
const POPULAR = [
  'word-counter',
  'json-formatter',
  'mortgage-calculator',
  'percentage-calculator',
  'text-diff',
  'password-generator',
  'base64-encoder',
  'age-calculator',
  'qr-code-generator',
  'regex-tester',
  'color-converter',
  'unix-timestamp-converter',
  'case-converter',
  'hash-generator',
  'loan-calculator',
  'uuid-generator',
  'tip-calculator',
  'csv-to-json-converter',
  'url-encoder',
  'fraction-calculator',
];

/** `/`: the search, what most people want, and the categories. @param isStatic whether the pages are files without a service */
export function homePage(catalogue: Catalogue, site: string, isStatic = false): Page {
  const popular = POPULAR.flatMap((slug) => catalogue.get(slug) ?? []).slice(0, MAX_POPULAR);
  const count = grouped(catalogue.cards.length);
  return {
    title: 'Toolrack',
    description: `${count} tools for text, data, numbers, dates and code, and exact unit conversion${isStatic ? ', in your browser' : ': in the page, over HTTP and on the command line'}.`,
    canonical: '/',
    scripts: ['home', 'keep-all'],
    hasSearch: true,
    structured: {
      '@type': 'WebSite',
      name: 'Toolrack',
      url: `${site}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${site}/?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    body: html`
<div class="hero"><h1>${count} tools that give the right answer</h1>
<p class="lead">For text, data, numbers, dates and code. Nothing to install, no account needed.</p>
${searchForm('home', '')}
<form class="anything script" id="anything"><label for="anything-text">Or paste anything</label><textarea id="anything-text" rows="2" spellcheck="false" autocomplete="off" placeholder="A token, an ID, a date, data, a file … and be told what it is and how to open it. Nothing is sent."></textarea><ul class="tools" id="anything-found"></ul><p id="anything-status" role="status"></p></form>
<ul class="promises"><li><strong>At once.</strong> Answers come as you type, and most tools go on working without a connection.</li><li><strong>In a row.</strong> <a href="/recipes">Recipes</a> hand what one tool gives to the next, and can be shared as a link.</li><li><strong>Private.</strong> ${isStatic ? 'Tools run' : 'Nearly all tools run'} in your browser: what you enter stays there. Each page says where its tool runs.</li>${!isStatic && html`<li><strong>For your code, too.</strong> Every page is also an API call, an MCP tool for agents and a command: <a href="#developers">see how</a>.</li>`}</ul></div>
<section id="search-found" hidden></section>
<div id="start"><section id="yours" hidden><h2>Yours</h2><ul class="chips" id="yours-list"></ul></section>
<section><h2 id="popular">Popular</h2>${toolList(popular)}</section>
<section><h2 id="categories">Categories</h2>${categoryList(catalogue)}</section>
<section id="offline" hidden><h2>Without a connection</h2><p>The tools that you use are kept on this device and go on working without a connection.</p><p class="keep-all"><button type="button">Keep all tools for offline use</button><progress hidden aria-label="Tools kept"></progress><span role="status"></span></p></section>
${!isStatic && developers(site)}</div>`,
  };
}

function developers(site: string): Html {
  return html`<section class="developers"><h2 id="developers">From your code</h2><p>The same tools and the same answers over JSON and HTTP, from the command line, as a library and for AI agents over MCP. <a href="/sign-up">Sign up</a> for a key, or read the <a href="/docs">API reference</a>. Each tool's page shows its call with the inputs in the form.</p>
<pre data-copy tabindex="0"><code>${`curl -s '${site}/api/v1/tools' \\
  -H 'x-api-key: YOUR_KEY' -H 'content-type: application/json' \\
  -d '{"tool": "word-counter", "inputs": {"text": "Hello, world"}}'`}</code></pre>
<p>Unit conversion needs no key:</p>
<pre data-copy tabindex="0"><code>${`curl -s '${site}/api/v1/convert?from=kg&to=lbs&value=10'`}</code></pre></section>`;
}

function categoryList(catalogue: Catalogue): Html {
  const counts = new Map<string, number>();
  for (const { category } of catalogue.cards) counts.set(category, (counts.get(category) ?? 0) + 1);
  const shown = categories.filter(({ name }) => counts.has(name));
  return html`<ul class="categories">${shown.map(
    ({ name, title, summary }) =>
      html`<li><a href="/category/${name}">${title}</a> <span class="count">${counts.get(name) ?? 0}</span><span class="summary">${summary}</span></li>\n`,
  )}<li><a href="/convert">Unit conversion</a><span class="summary">Length, weight, volume, temperature and more, exactly.</span></li></ul>`;
}

/** `/categories`: what there is. */
export function categoriesPage(catalogue: Catalogue): Page {
  return {
    title: 'All categories',
    description: `${grouped(catalogue.cards.length)} tools by category: text, data formats, mathematics, finance, dates, colour and more.`,
    canonical: '/categories',
    body: html`<h1>Tools by category</h1><p class="lead">${counted(catalogue.cards.length, 'tool')}. Or search: press <kbd>/</kbd>.</p>${categoryList(catalogue)}`,
  };
}

/** `/category/{name}`: its tools by name, under headings. */
export function categoryPage(category: (typeof categories)[number], tools: readonly ToolCard[]): Page {
  const first: readonly string[] = category.first;
  const leading = first.flatMap((slug) => tools.filter((tool) => tool.slug === slug));
  return {
    title: `${category.title} tools`,
    description: `${counted(tools.length, 'tool')}: ${category.summary}`,
    canonical: `/category/${category.name}`,
    scripts: ['category'],
    body: html`
<nav class="trail" aria-label="Breadcrumb"><ol><li><a href="/categories">Tools</a></li><li><a href="/category/${category.name}" aria-current="page">${category.title}</a></li></ol></nav>
<h1>${category.title}</h1>
<p class="lead">${category.summary}</p>
${leading.length > 0 && tools.length > leading.length && html`<h2>Most used</h2>${toolList(leading)}`}
<div class="filter script"><label for="filter">Filter these ${grouped(tools.length)} tools</label> <input id="filter" type="search" autocomplete="off" spellcheck="false"><span id="filtered" role="status"></span></div>
${groupsOf(category.name, tools).map(
  ({ title, tools: within }) => html`<section data-group><h2>${title ?? 'All tools'} <span class="count">${within.length}</span></h2>
<ul class="names">${within.map(({ slug, name, summary }) => html`<li><a href="/tools/${slug}" title="${summary}">${name}</a></li>\n`)}</ul></section>`,
)}`,
  };
}

/** What a search has found. */
export interface Found {
  query: string;
  tools: readonly ToolCard[];
  /** The units, when the query reads like a conversion. */
  conversion?: { pair: UnitPair; value: string } | undefined;
  /** The tools most like a query that found nothing. */
  nearest: readonly ToolCard[];
  /** The words of the query that no tool knows. */
  unknown: readonly string[];
  recipes: readonly SearchableRecipe[];
}

/** `/?q=`. */
export function searchPage({ query, tools, conversion, nearest, unknown, recipes }: Found, catalogue: Catalogue): Page {
  const nothing = tools.length === 0 && recipes.length === 0 && !conversion;
  const isFirst = goFirst(query, recipes, tools);
  const shown = tools.slice(0, MAX_FOUND);
  return {
    title: `Search: ${query}`,
    query,
    body: html`
<h1>${nothing ? 'Nothing found' : 'Found'} for “${query}”</h1>
${conversion && conversionLine(conversion)}
${isFirst && recipeList(recipes)}
${!nothing && html`<p role="status" id="found">${foundLine(tools.length, conversion || recipes.length > 0 ? [] : unknown)}</p>${toolList(shown)}`}
${!isFirst && recipeList(recipes)}
${nothing && html`<p role="status" id="found">No tool for “${query}”. ${nearest.length > 0 ? 'Nearest:' : 'Try other words, or look through the categories.'}</p>${nearest.length > 0 && toolList(nearest)}<h2>Categories</h2>${categoryList(catalogue)}`}`,
  };
}

const recipeList = (recipes: readonly SearchableRecipe[]): Html | false =>
  recipes.length > 0 &&
  html`<ul class="tools">${recipes.map(({ slug, name, note }) => html`<li><a href="/recipes/${slug}">Recipe: ${name}</a><span>${note}</span></li>\n`)}</ul>`;

/** The answer to a conversion, as the first thing found. */
function conversionLine(conversion: NonNullable<Found['conversion']>): Html {
  const { from, to } = conversion.pair;
  const name = `${from.label} to ${to.label}`;
  const answer = conversionAnswer(conversion);
  return html`<p class="answer">${answer && html`<output>${answer}</output> `}<a href="${conversionPath(conversion.pair, conversion.value)}">${name}</a></p>`;
}

function foundLine(count: number, unknown: readonly string[]): string {
  if (count === 0) return '';
  const best = count > MAX_FOUND ? `, the best ${MAX_FOUND} of them` : '';
  if (unknown.length === 0) return `${counted(count, 'tool')}${best}.`;
  return `No tool for ${unknown.map((word) => `“${word}”`).join(' and ')}. Nearest:`;
}
