import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { positionInText } from '../shared/bytes/byte-text.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { membersOf } from '../shared/json/tree.ts';
import { patternFunctions } from './lib/jsonpath-patterns.ts';
import { plainResult } from './lib/query-data.ts';

export default defineTool({
  slug: 'jsonpath-evaluator',
  name: 'JSONPath Evaluator',
  category: 'data',
  summary: 'Finds values in JSON with a JSONPath query (RFC 9535).',
  description: 'With the functions length, count, match, search and value. Members are visited in their order in the text. Finding nothing is not an error.',
  reference: 'RFC 9535; patterns by RFC 9485',
  keywords: ['json path', 'query', 'filter', 'select', 'json path finder'],
  cost: 'heavy',
  inputs: z.strictObject({
    json: z.string().max(500_000).describe('JSON text to query'),
    path: z.string().min(1).max(2000).describe('The JSONPath query, starting with $'),
    limit: z.int().min(1).max(10_000).default(10_000).describe('Maximum number of matches to return'),
  }),
  result: z.strictObject({
    count: z.int().describe('Number of matches, also beyond the limit'),
    values: z.array(z.unknown()).describe('The values found, in order'),
    paths: z.array(z.string()).describe('Normalized paths of the values found, in the same order'),
  }),
  headline: 'values',
  pageInputs: {
    json: '[{"id":1,"name":"Ann","address":{"city":"Oslo"},"tags":["admin","editor"]},{"id":2,"name":"Bo","address":{"city":"Rome"},"tags":[]}]',
    path: '$[?@.address.city == "Oslo"].name',
  },
  examples: [
    {
      inputs: { json: '{"book":[{"t":"A","p":8},{"t":"B","p":12},{"t":"C"}]}', path: '$.book[?@.p < 10].t' },
      result: { count: 1, values: ['A'], paths: ["$['book'][0]['t']"] },
    },
    { inputs: { json: '[1,[2,3]]', path: '$..[0]' }, result: { count: 2, values: [1, 2], paths: ['$[0]', '$[1][0]'] } },
  ],
  async run({ json, path, limit }) {
    const [{ jsonpath }, functions] = await Promise.all([import('json-p3'), patternFunctions()]);
    const data = ordered(parseJson(json, 'json'));
    const nodes = ((): { value: unknown; path: string }[] => {
      try {
        const environment = new jsonpath.JSONPathEnvironment({ maxRecursionDepth: 2000 });
        for (const [name, called] of Object.entries(functions)) environment.functionRegister.set(name, called);
        return [...environment.query(path, data as never).nodes];
      } catch (error) {
        return unprocessable(`The query cannot be carried out: ${withPosition(error instanceof Error ? error.message : String(error), path)}.`, 'path');
      }
    })();
    const shown = nodes.slice(0, limit);
    return { count: nodes.length, values: shown.map((node) => plainResult(node.value)), paths: shown.map((node) => node.path) };
  },
});

/** What the library says, which ends with the query and an index: "expected '$', found 'a' ('a':0)". */
const withPosition = (message: string, path: string): string =>
  message.replace(/ \('[\s\S]*':(\d+)\)$/, (_, index) => ` at position ${positionInText(path, Number(index))}`);

/** The value for the library, its members in the order of the text even where their names look like integers. */
function ordered(value: JsonValue): unknown {
  switch (value.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
      return value.value;
    case 'number':
      return Number(value.source);
    case 'array':
      return value.items.map(ordered);
    case 'object': {
      const members = Array.from(membersOf(value), ([name, member]): [string, unknown] => [name, ordered(member)]);
      const object: Record<string, unknown> = Object.create(null);
      for (const [name, member] of members) object[name] = member;
      const names = members.map(([name]) => name);
      return names.some((name) => /^(?:0|[1-9]\d*)$/.test(name)) ? new Proxy(object, { ownKeys: () => names }) : object;
    }
  }
}
