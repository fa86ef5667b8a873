import type * as Conversion from '../conversion.ts';
import type * as Search from '../search.ts';
import { addressOf } from './base.ts';

/** A tool or a conversion that was found. */
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

let searching: Promise<ReturnType<typeof Search.searchOver>> | undefined;

/** Loads the search ahead of its first use. */
export function prepareSearch(): Promise<ReturnType<typeof Search.searchOver>> {
  searching ??= loadSearch().catch((error: unknown) => {
    searching = undefined;
    throw error;
  });
  return searching;
}

async function loadSearch(): Promise<ReturnType<typeof Search.searchOver>> {
  const { code, tools } = addresses();
  const [{ searchOver }, response]: [typeof Search, Response] = await Promise.all([import(code), fetch(tools)]);
  return searchOver(await response.json());
}

/** Finds what a query means without sending it anywhere, best first: a conversion with its answer, unless only tools are wanted, then tools. */
export async function find(query: string, limit: number, onlyTools = false): Promise<Found> {
  const { search, unknownWords } = await prepareSearch();
  const answer = onlyTools ? undefined : await conversionOf(query);
  const tools = search(query);
  const findings = tools.slice(0, limit).map(({ slug, name, summary }) => ({ path: addressOf(`/tools/${slug}`), name, summary }));
  return { findings: answer ? [answer, ...findings] : findings, tools: tools.length, unknown: answer ? [] : unknownWords(query) };
}

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
