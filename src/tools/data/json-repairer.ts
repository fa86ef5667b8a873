import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { parseJson, readJson } from '../shared/json/json.ts';
import { withoutRepeats } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { placeOf } from '../shared/text/places.ts';
import { isTooDeep } from '../shared/text/too-deep.ts';

/** Where the library ends its messages with a position, which it counts from 0. */
const PLACE_OF_LIBRARY = / at position \d+$/;

export default defineTool({
  slug: 'json-repairer',
  name: 'JSON Repair',
  category: 'data',
  summary: 'Repairs broken JSON, such as the output of language models and log files.',
  description:
    'Repairs missing and typographic quotes, missing and trailing commas, comments, text that is cut off, True, False and None, a code fence or JSONP call around it, concatenated strings, several values (which become an array), ellipses, bare control characters and undefined.',
  reference: 'RFC 8259 for the result',
  keywords: ['fix json', 'llm output', 'invalid json', 'broken'],
  heavyWhen: ({ text }) => text.length > 2_500,
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The broken JSON to repair'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({
    json: z.string().describe('The repaired document, as strict JSON'),
    repaired: z.boolean().describe('false when the text was JSON already'),
  }),
  pageInputs: { text: "{name: 'Ann', active: True, tags: ['admin' 'editor',], // note\n age: 34" },
  examples: [
    {
      inputs: { text: "{name: 'Ann', ok: True, tags: ['a' 'b',], // note\n n: [1, 2", indent: 0 },
      result: { json: '{"name":"Ann","ok":true,"tags":["a","b"],"n":[1,2]}', repaired: true },
    },
    { inputs: { text: '[1, 2]', indent: 0 }, result: { json: '[1,2]', repaired: false } },
  ],
  async run({ text, indent }) {
    const good = readJson(text);
    if (!('problem' in good)) return { json: writeJson(withoutRepeats(good), { indent }), repaired: false };
    const { jsonrepair, JSONRepairError } = await import('jsonrepair');
    const repaired = ((): string => {
      try {
        return jsonrepair(text);
      } catch (error) {
        if (isTooDeep(error)) return unprocessable('The text cannot be repaired: it is nested too deeply.', 'text');
        if (!(error instanceof JSONRepairError)) throw error;
        const { line, column } = placeOf(text, error.position);
        const problem = error.position >= text.length ? 'Unexpected end' : error.message.replace(PLACE_OF_LIBRARY, '');
        return unprocessable(`The text cannot be repaired: ${problem} at line ${line}, column ${column}.`, 'text');
      }
    })();
    return { json: writeJson(withoutRepeats(parseJson(repaired, 'text')), { indent }), repaired: true };
  },
});
