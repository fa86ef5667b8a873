import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { parseJson } from '../shared/json/json.ts';
import { child, pointerText, pointerTokens } from '../shared/json/json-pointer.ts';
import { plainValue } from '../shared/json/plain-json.ts';

export default defineTool({
  slug: 'json-pointer-resolver',
  name: 'JSON Pointer Resolver',
  category: 'data',
  summary: 'Finds the value a JSON Pointer (RFC 6901) points to.',
  description:
    'Takes the string form and the URI fragment form, which begins with #. An index is 0 or digits without leading zero; - and other tokens on an array are not found.',
  reference: 'RFC 6901',
  keywords: ['path', 'lookup', 'reference'],
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text to look in'),
    pointer: z.string().max(10_000).describe('JSON Pointer in string form, or in URI fragment form, which begins with #'),
  }),
  result: z.strictObject({
    found: z.boolean().describe('Whether the pointer leads to a value'),
    value: z.unknown().optional().describe('The value the pointer leads to; absent when not found'),
    type: z.enum(['object', 'array', 'string', 'number', 'boolean', 'null']).optional().describe('Type of the value; absent when not found'),
    tokens: z.array(z.string()).describe("The pointer's reference tokens, decoded"),
    reason: z.string().optional().describe('Which token does not exist; absent when found'),
  }),
  headline: 'value',
  examples: [
    {
      inputs: { json: '{"a/b":{"m~n":[10,20]}}', pointer: '/a~1b/m~0n/1' },
      result: { found: true, value: 20, type: 'number', tokens: ['a/b', 'm~n', '1'] },
    },
    {
      inputs: { json: '{"a":[1]}', pointer: '#/a/-' },
      result: { found: false, tokens: ['a', '-'], reason: '"-" is not in the array at "/a"' },
    },
  ],
  run({ json, pointer }) {
    let value = parseJson(json, 'json');
    const tokens = pointerTokens(pointer.startsWith('#') ? decodedFragment(pointer.slice(1)) : pointer);
    if ('problem' in tokens) return unprocessable(`No JSON Pointer: ${tokens.problem}.`, 'pointer');
    for (const [place, token] of tokens.entries()) {
      const next = child(value, token);
      if (!next) {
        const where = value.kind === 'object' || value.kind === 'array' ? `in the ${value.kind}` : `in the ${value.kind} (which has no members)`;
        return { found: false, tokens, reason: `${JSON.stringify(token)} is not ${where} at ${JSON.stringify(pointerText(tokens.slice(0, place)))}` };
      }
      value = next;
    }
    return { found: true, value: plainValue(value), type: value.kind, tokens };
  },
});

function decodedFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return unprocessable('The percent-encoding of the pointer is not UTF-8 in pairs of hex digits.', 'pointer');
  }
}
