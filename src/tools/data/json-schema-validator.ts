import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { validateBySchema } from '../shared/json/json-schema.ts';
import { withoutRepeats } from '../shared/json/tree.ts';

const MAX_ERRORS = 100;

export default defineTool({
  slug: 'json-schema-validator',
  name: 'JSON Schema Validator',
  category: 'data',
  summary: 'Checks JSON against a JSON Schema and lists every place that breaks it.',
  description: 'All errors, not only the first. Nothing is fetched: a $ref must resolve inside the schema. A schema that is itself invalid is unprocessable.',
  reference: 'JSON Schema drafts 06, 07, 2019-09 and 2020-12',
  keywords: ['openapi', 'contract'],
  cost: 'heavy',
  inputs: z.strictObject({
    json: z.string().max(500_000).describe('JSON text to check'),
    schema: z.string().max(200_000).describe('JSON text of the schema'),
    draft: z.enum(['auto', 'draft-06', 'draft-07', '2019-09', '2020-12']).default('auto').describe('auto reads $schema, and assumes 2020-12 if there is none'),
    formats: z.boolean().default(true).describe('Check format as well: date-time, email, ipv4, uri, uuid …'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the JSON fits the schema'),
    errors: z
      .array(
        z.strictObject({
          path: z.string().describe('JSON Pointer of the value that fails'),
          keyword: z.string().describe('Keyword of the schema that fails'),
          message: z.string().describe('What the value must be'),
        }),
      )
      .describe('The errors, at most 100'),
  }),
  pageInputs: {
    json: '{"name":"Ann","age":"34"}',
    schema: '{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer"}},"required":["name","age","email"]}',
  },
  examples: [
    {
      inputs: { json: '{"id":"7"}', schema: '{"type":"object","properties":{"id":{"type":"integer"}}}' },
      result: { valid: false, errors: [{ path: '/id', keyword: 'type', message: 'must be of type integer' }] },
    },
    { inputs: { json: '[1,2]', schema: '{"prefixItems":[{"const":1}],"items":{"minimum":2}}' }, result: { valid: true, errors: [] } },
  ],
  async run({ json, schema, draft, formats }) {
    const [value, rules] = [withoutRepeats(parseJson(json, 'json')), withoutRepeats(parseJson(schema, 'schema'))];
    const errors = await validateBySchema(value, rules, draft, formats);
    return { valid: errors.length === 0, errors: errors.slice(0, MAX_ERRORS) };
  },
});
