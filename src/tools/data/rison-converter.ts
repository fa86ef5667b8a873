import { z } from 'zod';
import { defineTool } from '../define.ts';
import { flatIndent } from '../shared/bytes/binary.ts';
import { parseJson } from '../shared/json/json.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { quoteRison, readRison, writeRison } from './lib/rison.ts';

export default defineTool({
  slug: 'rison-converter',
  name: 'Rison Converter',
  category: 'data',
  summary: 'Writes JSON as Rison, the compact notation in the addresses of Kibana, and turns it back.',
  description:
    'The names of objects are sorted when encoding, as Rison asks for; of repeated names the last counts. Numbers keep their digits. An address as it was copied has to be percent-decoded first.',
  reference: 'Rison: Compact Data in URIs',
  keywords: ['kibana url', 'o-rison', 'a-rison', 'uri', 'query string', 'elastic', 'opensearch dashboards'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('JSON to encode, or Rison to decode'),
    mode: z.enum(['encode', 'decode']).default('encode').describe('encode turns JSON into Rison, decode Rison into JSON'),
    form: z
      .enum(['value', 'object', 'array'])
      .default('value')
      .describe('value is any Rison, object an object without brackets around it (O-Rison), array a list without them (A-Rison)'),
    uriQuote: z.boolean().default(false).describe('Encoding: percent-encode what may not stand in an address as it is, with a plus sign for a space'),
    sortKeys: z.boolean().default(true).describe('Encoding: order the members of objects by their names'),
    indent: flatIndent,
  }),
  result: z.strictObject({ output: z.string().describe('The Rison, or the JSON') }),
  appliesWhen: { uriQuote: { mode: ['encode'] }, sortKeys: { mode: ['encode'] }, indent: { mode: ['decode'] } },
  examples: [
    { inputs: { text: '{"time":{"from":"now-15m","mode":"quick"},"live":true}' }, result: { output: '(live:!t,time:(from:now-15m,mode:quick))' } },
    { inputs: { text: "a:0,b:'it!'s',c:!(!n,x)", mode: 'decode', form: 'object' }, result: { output: '{"a":0,"b":"it\'s","c":[null,"x"]}' } },
  ],
  run({ text, mode, form, uriQuote, sortKeys, indent }) {
    if (mode === 'decode') return { output: writeJson(readRison(text, form), { indent }) };
    const rison = writeRison(parseJson(text, 'text'), form, sortKeys);
    return { output: uriQuote ? quoteRison(rison) : rison };
  },
});
