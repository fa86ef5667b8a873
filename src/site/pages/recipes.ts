import { deflateSync } from 'node:zlib';
import { browser } from '../assets.ts';
import { type Html, html, jsonElement } from '../html.ts';
import type { Page } from '../layout.ts';
import { EXAMPLES } from '../recipes/examples.ts';
import { framed } from '../recipes/link.ts';

/** What the page's script must know, as plain data. */
export interface RecipesData {
  /** Where the service is reached; none where the pages are files. */
  site?: string;
  /** The folder of what runs tools; ends with a slash. */
  base: string;
  worker: string;
  wasmWorker: string;
  /** The module that runs recipes, and what it must know of the tools. */
  recipes: string;
  cards: string;
}

/** `/recipes`: tools put into a row, in the page's own script. Without it the page says what recipes are. @param nameOf a tool, by its slug; undefined for one that is not here */
export function recipesPage(nameOf: (slug: string) => string | undefined, site: string, isStatic = false): Page {
  const { worker, wasmWorker, recipes, cards } = browser;
  const data: RecipesData = { ...(!isStatic && { site }), base: '/assets/browser/', worker, wasmWorker, recipes: recipes, cards };
  return {
    title: 'Recipes',
    description: 'Put tools into a row: what one gives, the next takes. Recalculated as you type, in your browser; shared as a link that no server sees.',
    canonical: '/recipes',
    scripts: ['recipes'],
    styles: ['recipes'],
    body: html`
<div class="title"><h1>Recipes</h1></div>
<p class="lead">Put tools into a row: each takes what the one before gives. It runs in your browser; the few tools that only the server runs ask before anything is sent.</p>
<div id="recipe" class="script"><p class="empty">Loading …</p></div>
<p class="note without">Without JavaScript this page cannot run recipes.${!isStatic && html` <a href="/docs">The API</a> and the command line run them too: a recipe is the body of <code>POST /api/v1/pipelines</code>.`}</p>
<section><h2 id="examples">Examples</h2><ul class="tools examples-list">${exampleList(nameOf)}</ul></section>
${jsonElement('application/json', data, 'recipes-data')}`,
  };
}

/** The examples whose tools are all here, each as a link that opens it. */
function exampleList(nameOf: (slug: string) => string | undefined): Html[] {
  return EXAMPLES.filter(({ steps }) => steps.every(({ tool }) => nameOf(tool) !== undefined)).map((recipe) => {
    const fragment = framed(deflateSync(JSON.stringify({ recipe })));
    const tools = recipe.steps.map(({ tool }) => nameOf(tool)).join(' → ');
    return html`<li><a href="/recipes#${fragment}">${recipe.name}</a><span>${recipe.note}</span><span class="row-of">${tools}</span></li>\n`;
  });
}
