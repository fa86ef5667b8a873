import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { parseJson } from '../shared/json/json.ts';
import { Evaluator } from './lib/jmespath-evaluate.ts';
import { parseJmespath } from './lib/jmespath-parse.ts';
import { JmespathError } from './lib/jmespath-tokens.ts';
import { Budget, plainOf, valueOfJson } from './lib/jmespath-values.ts';

const MAX_MADE = 10_000_000;

export default defineTool({
  slug: 'jmespath-evaluator',
  name: 'JMESPath Evaluator',
  category: 'data',
  summary: 'Queries JSON with JMESPath, the query language of the AWS and Azure command lines.',
  description:
    'With the built-in functions of the specification. Strings are compared and counted by code points, and <, <=, > and >= compare numbers only. The value is null when nothing matches.',
  reference: 'JMESPath specification (jmespath.org)',
  keywords: ['aws query', 'filter', 'select'],
  cost: 'heavy',
  inputs: z.strictObject({
    json: z.string().max(500_000).describe('JSON text to query'),
    expression: z.string().min(1).max(2000).describe('The JMESPath expression'),
  }),
  result: z.strictObject({ value: z.unknown().describe('What the expression gives; null when nothing matches') }),
  pageInputs: {
    json: '[{"id":1,"name":"Ann","address":{"city":"Oslo"},"tags":["admin","editor"]},{"id":2,"name":"Bo","address":{"city":"Rome"},"tags":[]}]',
    expression: '[].{name: name, city: address.city}',
  },
  examples: [
    { inputs: { json: '{"people":[{"n":"A","age":20},{"n":"B","age":30}]}', expression: 'people[?age > `25`].n' }, result: { value: ['B'] } },
    { inputs: { json: '{"a":[3,1,2]}', expression: 'sort(a)[-1]' }, result: { value: 3 } },
  ],
  run({ json, expression }) {
    const data = parseJson(json, 'json');
    try {
      const budget = new Budget(MAX_MADE);
      return { value: plainOf(new Evaluator(budget).evaluate(parseJmespath(expression), valueOfJson(data)), budget) };
    } catch (error) {
      if (!(error instanceof JmespathError)) throw error;
      return unprocessable(`The expression cannot be evaluated: ${error.message}.`, 'expression');
    }
  },
});
