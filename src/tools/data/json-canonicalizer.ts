import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type JsonMember, type JsonValue, parseJson } from '../shared/json/json.ts';
import { pointerText } from '../shared/json/json-pointer.ts';
import { NULL } from '../shared/json/tree.ts';
import { quotedText } from '../shared/json/write-json.ts';
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
    const canonical = new CanonicalWriter().write(parseJson(json, 'json'));
    return { canonical, sha256: hexOf(createHash('sha256').update(canonical).digest()) };
  },
});

type JsonScalar = Exclude<JsonValue, { kind: 'object' | 'array' }>;
type Step = string | number;

class CanonicalWriter {
  #text = '';
  /** The names and indexes that lead to the array or object that is written. */
  readonly #steps: Step[] = [];

  write(value: JsonValue): string {
    this.#value('', value);
    return this.#text;
  }

  /** @param before what comes before the value @param step leads to it from the one that is written */
  #value(before: string, value: JsonValue, ...step: Step[]): void {
    if (value.kind !== 'object' && value.kind !== 'array') {
      this.#text += before + this.#scalar(value, step);
      return;
    }
    this.#text += before;
    this.#steps.push(...step);
    if (value.kind === 'array') this.#array(value.items);
    else this.#object(value.members.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)));
    this.#steps.length -= step.length;
  }

  #scalar(value: JsonScalar, step: readonly Step[]): string {
    if (value.kind === 'string') return this.#string(value.value, value.source, step);
    if (value.kind === 'null') return 'null';
    if (value.kind === 'boolean') return value.value ? 'true' : 'false';
    const number = Number(value.source);
    // ECMAScript writes the shortest digits that give the double, as section 3.2.2.3 asks; -0 as 0.
    return Number.isFinite(number) ? String(number) : unprocessable(`The number at ${this.#pointer(step)} is beyond the range of doubles.`, 'json');
  }

  #string(value: string, source: string, step: readonly Step[]): string {
    if (!value.isWellFormed()) unprocessable(`There is a lone surrogate in a string at ${this.#pointer(step)}.`, 'json');
    return quotedText(value, source);
  }

  #array(items: readonly JsonValue[]): void {
    for (let index = 0; index < items.length; index++) this.#value(index === 0 ? '[' : ',', items[index] ?? NULL, index);
    this.#text += items.length === 0 ? '[]' : ']';
  }

  #object(sorted: readonly JsonMember[]): void {
    for (let index = 1; index < sorted.length; index++) {
      const name = sorted[index]?.name ?? '';
      if (name === sorted[index - 1]?.name) unprocessable(`The member ${this.#pointer([name])} is repeated.`, 'json');
    }
    let before = '{';
    for (const { name, source, value } of sorted) {
      this.#value(`${before}${this.#string(name, source, [])}:`, value, name);
      before = ',';
    }
    this.#text += sorted.length === 0 ? '{}' : '}';
  }

  /** The JSON Pointer of what is written, or of what a step leads to from there, in quotes. */
  #pointer(step: readonly Step[]): string {
    return JSON.stringify(pointerText([...this.#steps, ...step]));
  }
}
