import { parseJson } from '../../shared/json/json.ts';
import { parseJsonText } from '../../shared/json/parse-text.ts';
import { plainValue } from '../../shared/json/plain-json.ts';
import { withoutRepeats } from '../../shared/json/tree.ts';

/**
 * JSON as data for a query language's interpreter. Objects have no prototype, so that names such as constructor and __proto__ are found
 * only where the text has them. @param path the field the text came in
 */
export function queryData(json: string, path: string): unknown {
  return withoutPrototypes(plainValue(withoutRepeats(parseJson(json, path))));
}

function withoutPrototypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrototypes);
  if (typeof value !== 'object' || value === null) return value;
  const bare: Record<string, unknown> = Object.create(null);
  for (const [name, member] of Object.entries(value)) bare[name] = withoutPrototypes(member);
  return bare;
}

/** A result of an interpreter as plain JSON; undefined where it has no JSON form, such as a function. */
export function plainResult(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text === undefined ? undefined : parseJsonText(text);
}
