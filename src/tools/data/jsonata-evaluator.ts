import type { Expression, Focus } from 'jsonata';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { grouped } from '../shared/text/counts.ts';
import { checkPicture, checkSignature } from './lib/jsonata-limits.ts';
import { jsonataPatterns } from './lib/jsonata-patterns.ts';
import { plainResult, queryData } from './lib/query-data.ts';

/** Parts within parts, calls included, that may be under way before an expression counts as endless. */
const MAX_DEPTH = 2000;

/** The names under which the interpreter looks for functions to call before and after each part. */
const ENTRY = Symbol.for('jsonata.__evaluate_entry');
const EXIT = Symbol.for('jsonata.__evaluate_exit');

export default defineTool({
  slug: 'jsonata-evaluator',
  name: 'JSONata Evaluator',
  category: 'data',
  summary: 'Queries and reshapes JSON with a JSONata expression.',
  description:
    'Singleton sequences come as the single value, as JSONata defines. Regular expressions are run in linear time: look-ahead and back references are refused, and so are pictures and signatures that could be read in very many ways. Recursion depth and time are limited.',
  reference: 'JSONata 2 (jsonata.org)',
  keywords: ['query', 'transform', 'node-red'],
  cost: 'heavy',
  inputs: z.strictObject({
    json: z.string().max(500_000).describe('JSON text to query'),
    expression: z.string().min(1).max(5000).describe('The JSONata expression'),
  }),
  result: z.strictObject({
    found: z.boolean().describe('false when the expression gives nothing'),
    value: z.unknown().optional().describe('What the expression gives; absent when it gives nothing'),
  }),
  headline: 'value',
  examples: [
    { inputs: { json: '{"order":[{"p":2,"q":3},{"p":5,"q":1}]}', expression: '$sum(order.(p*q))' }, result: { found: true, value: 11 } },
    { inputs: { json: '{"a":1}', expression: 'b.c' }, result: { found: false } },
  ],
  async run({ json, expression }) {
    const [{ default: jsonata }, RegexEngine] = await Promise.all([import('jsonata'), jsonataPatterns()]);
    const data = queryData(json, 'json');
    try {
      const program = jsonata(expression, { RegexEngine: RegexEngine as unknown as RegExpConstructor });
      let depth = 0;
      program.assign(ENTRY as unknown as string, ({ signature }: { signature?: { definition: string } }) => {
        if (signature) checkSignature(signature.definition);
        depth += 1;
        if (depth > MAX_DEPTH)
          throw Object.assign(new Error(`the expression is nested deeper than ${grouped(MAX_DEPTH)}, or calls itself without end`), { code: 'U1001' });
      });
      program.assign(EXIT as unknown as string, () => {
        depth -= 1;
      });
      program.registerFunction('toMillis', await checkedToMillis(jsonata), '<s-s?:n>');
      const value = plainResult(await program.evaluate(data));
      return value === undefined ? { found: false } : { found: true, value };
    } catch (error) {
      return unprocessable(`The expression cannot be evaluated: ${described(error)}.`, 'expression');
    }
  },
});

/** JSONata's own $toMillis, but for pictures that could be read in too many ways. */
async function checkedToMillis(
  jsonata: (expression: string) => Expression,
): Promise<(this: Focus, timestamp?: string, picture?: string) => number | undefined> {
  const { implementation }: { implementation: (this: Focus, timestamp?: string, picture?: string) => number | undefined } = await jsonata('$toMillis').evaluate(
    {},
  );
  return function (timestamp, picture) {
    if (timestamp !== undefined && picture !== undefined) checkPicture(timestamp, picture);
    return implementation.call(this, timestamp, picture);
  };
}

/** JSONata's errors are objects with code, position and message. */
function described(error: unknown): string {
  const { code, position, message } = error as { code?: string; position?: number; message?: string };
  const place = position === undefined ? '' : ` at position ${position}`;
  return `${code ?? 'error'}${place}: ${message ?? String(error)}`;
}
