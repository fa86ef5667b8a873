import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Unprocessable } from '../errors.ts';
import { attribute } from '../shared/formats/html-tree.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { plainValue } from '../shared/json/plain-json.ts';
import { MAX_HTML_LENGTH, pageElements, rawText } from './lib/page.ts';

/** Adds every @type of a value, at any depth, in order of appearance. */
function collectTypes(value: JsonValue, types: Set<string>): void {
  if (value.kind === 'array') for (const item of value.items) collectTypes(item, types);
  if (value.kind !== 'object') return;
  for (const { name, value: member } of value.members) {
    if (name === '@type') {
      for (const type of member.kind === 'array' ? member.items : [member]) if (type.kind === 'string') types.add(type.value);
    }
    collectTypes(member, types);
  }
}

/** The JSON of a script without white space and an HTML comment around it. */
function withoutComment(text: string): string {
  const trimmed = text.trim();
  return (trimmed.startsWith('<!--') ? trimmed.slice(4) : trimmed).replace(/-->$/, '').trim();
}

export default defineTool({
  slug: 'json-ld-extractor',
  name: 'JSON-LD Extractor',
  category: 'web',
  summary: 'Finds the JSON-LD blocks of a page, their types and their errors.',
  description:
    'Blocks are the script elements of type application/ld+json, counted from 1. Each is read as strict JSON, without an HTML comment around it. Types are found at any depth, @graph included; they are not expanded by the context.',
  reference: 'JSON-LD 1.1 section 7 (embedding in HTML); RFC 8259 (JSON)',
  keywords: ['structured data', 'schema.org', 'rich results', 'schema markup', 'validator', 'scrape', 'test structured data'],
  inputs: z.strictObject({ html: z.string().max(MAX_HTML_LENGTH).describe('HTML of the page') }),
  result: z.strictObject({
    blocks: z
      .array(
        z.strictObject({
          index: z.int().describe('Number of the block, counted from 1'),
          valid: z.boolean().describe('Whether the block contains well-formed JSON'),
          data: z.unknown().optional().describe('The JSON of the block, when it is valid'),
          error: z.string().optional().describe('What is wrong with the JSON, and where'),
        }),
      )
      .describe('The JSON-LD blocks in document order'),
    types: z.array(z.string()).describe('Every @type found, each once, in order of appearance'),
    count: z.int().describe('Number of JSON-LD blocks in the page'),
  }),
  examples: [
    {
      inputs: { html: '<script type="application/ld+json">{"@type":"Person","knows":[{"@type":["Person","Patient"]}]}</script>' },
      result: {
        blocks: [{ index: 1, valid: true, data: { '@type': 'Person', knows: [{ '@type': ['Person', 'Patient'] }] } }],
        types: ['Person', 'Patient'],
        count: 1,
      },
    },
    { inputs: { html: '<script>var a</script>' }, result: { blocks: [], types: [], count: 0 } },
  ],
  async run({ html }) {
    const scripts = (await pageElements(html)).filter(
      (element) => element.tagName === 'script' && attribute(element, 'type')?.split(';', 1)[0]?.trim().toLowerCase() === 'application/ld+json',
    );
    const types = new Set<string>();
    const blocks = scripts.map((script, position) => {
      const index = position + 1;
      try {
        const value = parseJson(withoutComment(rawText(script)));
        const data = plainValue(value);
        collectTypes(value, types);
        return { index, valid: true, data };
      } catch (error) {
        if (error instanceof Unprocessable) return { index, valid: false, error: error.message };
        throw error;
      }
    });
    return { blocks, types: [...types], count: blocks.length };
  },
});
