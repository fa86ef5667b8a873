import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { plainResult, queryData } from './lib/query-data.ts';

export default defineTool({
  slug: 'jmespath-evaluator',
  name: 'JMESPath Evaluator',
  category: 'data',
  summary: 'Queries JSON with JMESPath, the query language of the AWS and Azure command lines.',
  description: 'With the built-in functions of the specification. The value is null when nothing matches.',
  reference: 'JMESPath specification (jmespath.org)',
  keywords: ['aws query', 'filter', 'select'],
  cost: 'heavy',
  inputs: z.strictObject({
    json: z.string().max(500_000).describe('JSON text to query'),
    expression: z.string().min(1).max(2000).describe('The JMESPath expression'),
  }),
  result: z.strictObject({ value: z.unknown().describe('What the expression gives; null when nothing matches') }),
  examples: [
    { inputs: { json: '{"people":[{"n":"A","age":20},{"n":"B","age":30}]}', expression: 'people[?age > `25`].n' }, result: { value: ['B'] } },
    { inputs: { json: '{"a":[3,1,2]}', expression: 'sort(a)[-1]' }, result: { value: 3 } },
  ],
  async run({ json, expression }) {
    const { default: jmespath } = await import('jmespath');
    const data = queryData(json, 'json');
    try {
      return { value: plainResult(jmespath.search(data, expression)) ?? null };
    } catch (error) {
      return unprocessable(`The expression cannot be evaluated: ${error instanceof Error ? error.message : String(error)}.`, 'expression');
    }
  },
});
