import { browser } from '../assets.ts';
import { COOKBOOK, READY_RECIPES, type ReadyRecipe, recipesWith } from '../cookbook/index.ts';
import { type Html, html, jsonElement } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Recipe, RecipeStep } from '../recipes/bench.ts';
import { recipeCallsOf } from '../recipes/recipe-calls.ts';

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
  /** The recipe that the page is of, and its name in the address. */
  ready?: { slug: string; recipe: Recipe };
}

/** The name of a tool, by its slug; undefined for one that is not here. */
type NameOf = (slug: string) => string | undefined;

const MAX_MORE = 6;
const MAX_SHOWN = 200;

/** `/recipes`: tools put into a row, in the page's own script, and the recipes that are ready. */
export function recipesPage(nameOf: NameOf, site: string, isStatic = false): Page {
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
<section><h2 id="ready">Ready to use</h2>${COOKBOOK.map(({ title, recipes }, at) => {
      const here = recipes.filter(({ recipe }) => recipe.steps.every(({ tool }) => nameOf(tool) !== undefined));
      return (
        here.length > 0 &&
        html`<details${at === 0 && html` open`}><summary>${title} <span class="count">${here.length}</span></summary>${recipeList(here, nameOf)}</details>`
      );
    })}</section>
${dataElement(site, isStatic)}`,
  };
}

/** `/recipes/{slug}`: a recipe that is ready, opened on its example. */
export function readyRecipePage(ready: ReadyRecipe, nameOf: NameOf, site: string, isStatic = false): Page {
  const { slug, recipe, gives, keywords } = ready;
  const { name, note, steps } = recipe;
  const more = recipesWith((tool) => nameOf(tool) !== undefined).filter((other) => other !== ready && isLike(other, ready));
  const [curl, command] = recipeCallsOf(recipe, {}, isStatic ? undefined : site);
  const calls = [...(isStatic ? [] : [curl]), isStatic ? curl : command];
  return {
    title: name,
    description: note,
    canonical: `/recipes/${slug}`,
    scripts: ['recipes'],
    styles: ['recipes'],
    structured: { '@type': 'HowTo', name, description: note, keywords: keywords.join(', '), step: steps.map((step) => howTo(step, nameOf, site)) },
    body: html`
<nav class="trail" aria-label="Breadcrumb"><ol><li><a href="/recipes">Recipes</a></li><li><a href="/recipes/${slug}" aria-current="page">${name}</a></li></ol></nav>
<div class="title"><h1>${name}</h1></div>
<p class="lead">${note}</p>
<div id="recipe" class="script"><p class="empty">Loading …</p></div>
<section><h2 id="steps">Steps</h2><ol class="recipe-steps">${steps.map((step) => html`<li><a href="/tools/${step.tool}">${nameOf(step.tool) ?? step.tool}</a>${settingsOf(step)}</li>\n`)}</ol></section>
${gives !== undefined && html`<section><h2 id="example">For example</h2><p>From</p><pre tabindex="0"><code>${exampleOf(recipe)}</code></pre><p>comes</p><pre tabindex="0"><code>${gives}</code></pre></section>`}
<section class="calls without"><h2 id="calls">From your code</h2>${calls.map((call, at) => call && html`<details name="call"${at === 0 && html` open`}><summary>${call.title}</summary><pre data-copy tabindex="0"><code>${call.code}</code></pre></details>`)}</section>
${more.length > 0 && html`<section><h2 id="more">More recipes</h2>${recipeList(more.slice(0, MAX_MORE), nameOf)}</section>`}
${dataElement(site, isStatic, { slug, recipe })}`,
  };
}

function dataElement(site: string, isStatic: boolean, ready?: RecipesData['ready']): Html {
  const { worker, wasmWorker, recipes, cards } = browser;
  const data: RecipesData = { ...(!isStatic && { site }), base: '/assets/browser/', worker, wasmWorker, recipes, cards, ...(ready && { ready }) };
  return jsonElement('application/json', data, 'recipes-data');
}

/** Recipes with what they do and the tools they are made of. */
const recipeList = (recipes: readonly ReadyRecipe[], nameOf: NameOf): Html =>
  html`<ul class="tools examples-list">${recipes.map(
    ({ slug, recipe: { name, note, steps } }) =>
      html`<li><a href="/recipes/${slug}">${name}</a><span>${note}</span><span class="row-of">${steps.map(({ tool }) => nameOf(tool)).join(' → ')}</span></li>\n`,
  )}</ul>`;

/** Whether two recipes are of one kind: of the same group, or with the same tool in front. */
function isLike(one: ReadyRecipe, other: ReadyRecipe): boolean {
  const isTogether = COOKBOOK.some(({ recipes }) => recipes.includes(one) && recipes.includes(other));
  return isTogether || one.recipe.steps[0]?.tool === other.recipe.steps[0]?.tool;
}

/** What is set in a step beside what it takes from other steps, in a line. */
function settingsOf({ inputs = {}, forEach }: RecipeStep): Html | false {
  const set = Object.entries(inputs).filter(([, value]) => typeof value !== 'object' || Array.isArray(value));
  const words = set.map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`).join(', ');
  const shown = words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN)}…` : words;
  if (shown === '' && forEach === undefined) return false;
  return html` <span class="hint">${forEach !== undefined && 'once for each line or item'}${forEach !== undefined && shown !== '' && '; '}${shown}</span>`;
}

function exampleOf({ parameters = {} }: Recipe): string {
  const [first, ...others] = Object.entries(parameters).map(([name, { default: value = '' }]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return [first?.[1] ?? '', ...others.map(([name, value]) => `${name}: ${value}`)].join('\n\n');
}

const howTo = ({ tool }: RecipeStep, nameOf: NameOf, site: string): Record<string, string> => ({
  '@type': 'HowToStep',
  name: nameOf(tool) ?? tool,
  url: `${site}/tools/${tool}`,
});

/** Finds the recipe of an address; undefined where there is none, or a tool of it is not here. */
export const readyRecipe = (slug: string, nameOf: NameOf): ReadyRecipe | undefined =>
  READY_RECIPES.find((ready) => ready.slug === slug && ready.recipe.steps.every(({ tool }) => nameOf(tool) !== undefined));
