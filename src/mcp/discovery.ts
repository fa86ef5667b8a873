import type { Catalogue } from '../tools/catalogue.ts';
import { noSuchTool } from '../tools/catalogue.ts';
import { categories } from '../tools/categories.ts';
import { invalid } from '../tools/errors.ts';

export const MAX_FOUND = 50;
const DEFAULT_FOUND = 10;
const MAX_QUERY = 200;

type Arguments = Readonly<Record<string, unknown>>;

/** The tools that a query means, best first, shortly. Throws `InvalidInputs`. */
export function searchTools(catalogue: Catalogue, given: Arguments): object {
  onlyFields(given, ['query', 'category', 'limit']);
  const { query, category, limit = DEFAULT_FOUND } = given;
  if (typeof query !== 'string' || query.length > MAX_QUERY) invalid('query', `must be a string of at most ${MAX_QUERY} characters`);
  if (category !== undefined && !categories.some(({ name }) => name === category)) {
    invalid('category', `must be one of ${categories.map(({ name }) => name).join(', ')}`);
  }
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || limit > MAX_FOUND)
    invalid('limit', `must be a whole number from 1 to ${MAX_FOUND}`);
  const found = catalogue.search(query).filter((card) => category === undefined || card.category === category);
  return { tools: found.slice(0, limit).map(({ slug, summary }) => ({ slug, summary })), total: found.length };
}

/** What a tool takes and gives. Throws `InvalidInputs`. */
export function describeTool(catalogue: Catalogue, given: Arguments): object {
  onlyFields(given, ['tool']);
  const { tool } = given;
  if (typeof tool !== 'string') invalid('tool', 'must be the slug of a tool, such as "word-counter"; search_tools finds them');
  const card = catalogue.get(tool);
  if (!card) invalid('tool', noSuchTool(catalogue, tool, 'search_tools finds them.'));
  const { slug, name, category, summary, description, reference, random, inputs, result, headline, appliesWhen, examples } = card;
  return { slug, name, category, summary, description, reference, random, inputs, result, headline, appliesWhen, examples };
}

/** Throws `InvalidInputs` for a field that there is not. */
export function onlyFields(given: Arguments, fields: readonly string[]): void {
  const other = Object.keys(given).find((name) => !fields.includes(name));
  if (other !== undefined) invalid(other.slice(0, 60), `is not a field of this tool; the fields are ${fields.join(', ')}`);
}
