import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { pointerStep } from '../shared/json/json-pointer.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';

export default defineTool({
  slug: 'json-canonicalizer',
  name: 'JSON Canonicalizer',
  category: 'data',
  summary: 'Writes JSON in the canonical form of RFC 8785 (JCS), ready for hashing and signing.',
  description: 'Repeated names, lone surrogates and numbers beyond the range of doubles are unprocessable. Numbers lose digits a double cannot hold.',
  reference: 'RFC 8785, RFC 7493 (I-JSON)',
  keywords: ['jcs', 'hash', 'signature', 'normalize'],
  inputs: z.strictObject({ json: z.string().max(1_000_000).describe('JSON text to canonicalize') }),
  result: z.strictObject({
    canonical: z.string().describe('The JSON in canonical form'),
    sha256: z.string().describe("SHA-256 of the canonical form's UTF-8 bytes, in hex"),
  }),
  examples: [
    {
      inputs: { json: '{"b":1.0,"a":[1e2,"\\u00e9"]}' },
      result: { canonical: '{"a":[100,"é"],"b":1}', sha256: 'f5777dc0fb03eb5ad947b13e4d3be480244c35a358ace5f789e14a59bbc7c4dc' },
    },
  ],
  run({ json }) {
    const canonical = canonicalForm(parseJson(json, 'json'), '');
    return { canonical, sha256: hexOf(createHash('sha256').update(canonical).digest()) };
  },
});

function canonicalForm(value: JsonValue, pointer: string): string {
  switch (value.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return String(value.value);
    case 'string':
      return text(value.value, pointer);
    case 'number': {
      const number = Number(value.source);
      // ECMAScript writes the shortest digits that give the double, as section 3.2.2.3 asks; -0 as 0.
      return Number.isFinite(number) ? String(number) : unprocessable(`The number at ${JSON.stringify(pointer)} is beyond the range of doubles.`, 'json');
    }
    case 'array':
      return `[${value.items.map((item, index) => canonicalForm(item, `${pointer}/${index}`)).join(',')}]`;
    case 'object': {
      const sorted = value.members.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
      sorted.forEach((member, index) => {
        if (member.name === sorted[index - 1]?.name) unprocessable(`The member ${JSON.stringify(pointer + pointerStep(member.name))} is repeated.`, 'json');
      });
      return `{${sorted.map((member) => `${text(member.name, pointer)}:${canonicalForm(member.value, pointer + pointerStep(member.name))}`).join(',')}}`;
    }
  }
}

function text(value: string, pointer: string): string {
  if (!value.isWellFormed()) unprocessable(`There is a lone surrogate in a string at ${JSON.stringify(pointer)}.`, 'json');
  return JSON.stringify(value);
}
