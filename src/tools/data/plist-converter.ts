import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { mayGrowByDepth } from '../shared/json/json-length.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { readPlist, writePlist } from './lib/plist.ts';

export default defineTool({
  slug: 'plist-converter',
  name: 'Property List Converter',
  category: 'data',
  summary: 'Converts Apple property lists (XML) to JSON and back.',
  description:
    "Integers keep their digits (0x is allowed), dates are ISO 8601 strings, data base64 without white space; nan and infinities are refused. The other way texts become string, numbers without point and exponent integer, others real; null is refused. The layout is Apple's.",
  reference: 'Apple DTD PLIST 1.0',
  keywords: ['ios', 'macos', 'info.plist', 'xcode', 'preferences'],
  heavyWhen: ({ text, mode }) => mode === 'toPlist' && mayGrowByDepth(text),
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The property list to convert; for toPlist the JSON'),
    mode: z.enum(['toJson', 'toPlist']).default('toJson').describe('toJson turns a property list into JSON, toPlist JSON into a property list'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level of the JSON; 0 gives one line'),
  }),
  result: z.strictObject({ output: z.string().describe('The JSON, or the property list') }),
  examples: [
    {
      inputs: {
        text: '<plist version="1.0"><dict><key>a</key><integer>7</integer><key>b</key><array><true/><data>AQ I=</data></array></dict></plist>',
        indent: 0,
      },
      result: { output: '{"a":7,"b":[true,"AQI="]}' },
    },
  ],
  async run({ text, mode, indent }) {
    if (mode === 'toPlist') return { output: writePlist(parseJson(text, 'text')) };
    const { SaxesParser } = await import('saxes');
    return { output: writeJson(readPlist(text.replace(/^\ufeff/, ''), new SaxesParser({ position: true })), { indent }) };
  },
});
