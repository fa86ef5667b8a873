import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type JsonValue, parseJson, readJson } from '../shared/json/json.ts';
import { arrayValue, withoutRepeats } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';

export default defineTool({
  slug: 'ndjson-converter',
  name: 'NDJSON Converter',
  category: 'data',
  summary: 'Converts JSON Lines (NDJSON) to a JSON array and back.',
  description:
    'Lines end in LF or CRLF; blank ones are skipped. The other way every item of an array is on a line of its own, LF after each; anything but an array is one line.',
  reference: 'RFC 8259, NDJSON 1.0',
  keywords: ['jsonl', 'json lines', 'newline delimited', 'log'],
  heavyWhen: ({ text, skipInvalid }) => skipInvalid && text.length > 4_000,
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The JSON Lines to convert; for toNdjson the JSON'),
    mode: z.enum(['toJson', 'toNdjson']).default('toJson').describe('toJson turns JSON Lines into an array, toNdjson JSON into lines'),
    skipInvalid: z.boolean().default(false).describe('toJson: leave out lines that are not JSON'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level of the JSON; 0 gives one line'),
  }),
  result: z.strictObject({
    output: z.string().describe('The JSON array, or the JSON Lines'),
    count: z.int().describe('Number of values converted'),
    skipped: z.int().describe('Number of lines left out because they are not JSON'),
  }),
  appliesWhen: {
    skipInvalid: { mode: ['toJson'] },
  },
  pageInputs: { text: '{"id":1,"name":"Ann"}\n{"id":2,"name":"Bo"}\n' },
  examples: [
    { inputs: { text: '{"a":1.0}\n\n[2]\r\n', indent: 0 }, result: { output: '[{"a":1.0},[2]]', count: 2, skipped: 0 } },
    { inputs: { text: '[{"a": 1}, null]', mode: 'toNdjson' }, result: { output: '{"a":1}\nnull\n', count: 2, skipped: 0 } },
  ],
  run({ text, mode, skipInvalid, indent }) {
    if (mode === 'toNdjson') {
      const value = parseJson(text, 'text');
      const values = value.kind === 'array' ? value.items : [value];
      return { output: values.map((item) => `${writeJson(withoutRepeats(item), { indent: 0 })}\n`).join(''), count: values.length, skipped: 0 };
    }
    const values: JsonValue[] = [];
    let skipped = 0;
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      if (/^[ \t\r]*$/.test(index === 0 ? line.replace(/^\ufeff/, '') : line)) continue;
      // Only the text as a whole may begin with a byte order mark.
      const value = readJson(index === 0 ? line : ` ${line}`);
      if (!('problem' in value)) values.push(withoutRepeats(value));
      else if (skipInvalid) skipped++;
      else unprocessable(`Line ${index + 1}, column ${value.column - (index === 0 ? 0 : 1)}: not JSON, ${value.problem}.`, 'text');
    }
    return { output: writeJson(arrayValue(values), { indent }), count: values.length, skipped };
  },
});
