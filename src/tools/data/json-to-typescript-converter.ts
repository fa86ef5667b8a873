import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { typeScriptOf } from './lib/typescript-types.ts';

export default defineTool({
  slug: 'json-to-typescript-converter',
  name: 'JSON to TypeScript Converter',
  category: 'data',
  summary: 'Generates TypeScript interfaces or types from sample JSON.',
  description:
    'Every object shape gets a declaration named after its member, objects of an array after its name plus Item. All objects of one array are one shape, with ? for members that some of them lack.',
  reference: 'TypeScript handbook: object types and unions',
  keywords: ['interface', 'types', 'codegen', 'quicktype'],
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('Sample as JSON text, from which the types are inferred'),
    rootName: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[A-Za-z_$][A-Za-z0-9_$]*$/, 'must be a TypeScript identifier')
      .default('Root')
      .describe('Name of the type of the whole document'),
    style: z.enum(['interface', 'type']).default('interface').describe('How declarations are written'),
    export: z.boolean().default(true).describe('Write export before each declaration'),
    readonly: z.boolean().default(false).describe('Write readonly before each member'),
  }),
  result: z.strictObject({ typescript: z.string().describe('The declarations in TypeScript') }),
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    {
      inputs: { json: '{"id":1,"tags":["a",2],"owner":{"full-name":null}}' },
      result: {
        typescript:
          'export interface Root {\n  id: number;\n  tags: (string | number)[];\n  owner: Owner;\n}\n\nexport interface Owner {\n  "full-name": null;\n}',
      },
    },
    {
      inputs: { json: '[{"a":1},{"a":null,"b":[]}]' },
      result: { typescript: 'export type Root = RootItem[];\n\nexport interface RootItem {\n  a: number | null;\n  b?: unknown[];\n}' },
    },
  ],
  run({ json, rootName, style, export: exports, readonly }) {
    return { typescript: typeScriptOf(parseJson(json, 'json'), rootName, { style, exports, readonly }) };
  },
});
