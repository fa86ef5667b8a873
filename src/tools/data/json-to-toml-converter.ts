import { z } from 'zod';
import { defineTool } from '../define.ts';
import { writeToml } from '../shared/formats/toml-write.ts';
import { parseJson } from '../shared/json/json.ts';

export default defineTool({
  slug: 'json-to-toml-converter',
  name: 'JSON to TOML Converter',
  category: 'data',
  summary: 'Converts a JSON object to a TOML document with tables.',
  description:
    'In each table first the plain members, then objects as [path] and non-empty arrays of only objects as [[path]]. Numbers keep their source text. TOML has no null and no integers beyond 64 bits: these are refused, naming the JSON Pointer. Of repeated names the last counts.',
  reference: 'TOML 1.0.0, RFC 8259',
  keywords: ['config', 'cargo', 'pyproject', 'dump'],
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text of an object'),
    skipNulls: z.boolean().default(false).describe('Leave out members that are null; null items of arrays are refused all the same'),
  }),
  result: z.strictObject({ toml: z.string().describe('The TOML text') }),
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    {
      inputs: { json: '{"a":{"b":{"c":1}},"t":"x\\"y","l":[1,[2.0]],"s":[{"k":true},{"k":false}]}' },
      result: { toml: 't = "x\\"y"\nl = [1, [2.0]]\n\n[a.b]\nc = 1\n\n[[s]]\nk = true\n\n[[s]]\nk = false\n' },
    },
  ],
  run: ({ json, skipNulls }) => ({ toml: writeToml(parseJson(json, 'json'), { skipNulls, path: 'json' }) }),
});
