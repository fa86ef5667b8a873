import { wordsOfConversion } from '../../convert/query-words.ts';
import type * as Conversion from '../conversion.ts';
import type * as Search from '../search.ts';
import { addressOf } from './base.ts';

/** A tool, a recipe or a conversion that was found. */
export interface Finding {
  path: string;
  name: string;
  summary: string;
}

/** What a query has found. */
export interface Found {
  findings: Finding[];
  /** How many tools fit, shown or not. */
  tools: number;
  /** The words that no tool knows. */
  unknown: string[];
}

const MAX_RECIPES = 2;

let searching: Promise<Search.Searches> | undefined;

/** Loads the search ahead of its first use. */
export function prepareSearch(): Promise<Search.Searches> {
  searching ??= loadSearch().catch((error: unknown) => {
    searching = undefined;
    throw error;
  });
  return searching;
}

async function loadSearch(): Promise<Search.Searches> {
  const { code, tools } = addresses();
  const [{ searchOver }, response]: [typeof Search, Response] = await Promise.all([import(code), fetch(tools)]);
  return searchOver(await response.json());
}

/** Finds what a query means without sending it anywhere, best first: a conversion with its answer, then tools and recipes; only tools where only they are wanted. */
export async function find(query: string, limit: number, onlyTools = false): Promise<Found> {
  const { search, unknownWords, findRecipes, goFirst } = await prepareSearch();
  const answer = onlyTools ? undefined : await conversionOf(query);
  const found = onlyTools ? [] : findRecipes(query, MAX_RECIPES);
  const recipes = found.map(({ slug, name, note }) => findingOf(`/recipes/${slug}`, `Recipe: ${name}`, note));
  const tools = search(answer ? wordsOfConversion(query) : query);
  const shown = tools.slice(0, limit - recipes.length).map(({ slug, name, summary }) => findingOf(`/tools/${slug}`, name, summary));
  const unknown = answer ? [] : unknownWords(query);
  const findings = goFirst(query, found, tools) ? [...recipes, ...shown] : [...shown, ...recipes];
  return { findings: answer ? [answer, ...findings] : findings, tools: tools.length, unknown: recipes.length > 0 ? [] : unknown };
}

const findingOf = (path: string, name: string, summary: string): Finding => ({ path: addressOf(path), name, summary });

async function conversionOf(query: string): Promise<Finding | undefined> {
  if (!/\s(?:to|in|into|as|=)\s/i.test(query)) return undefined;
  const { answerTo }: typeof Conversion = await import(addresses().conversion);
  const answer = answerTo(query);
  return answer && { ...answer, path: addressOf(answer.path) };
}

/** Where the search is, as the page says. */
function addresses(): { code: string; tools: string; conversion: string } {
  const { search = '', searchTools = '', searchConversion = '' } = document.querySelector<HTMLElement>('form.search')?.dataset ?? {};
  return { code: search, tools: searchTools, conversion: searchConversion };
}
