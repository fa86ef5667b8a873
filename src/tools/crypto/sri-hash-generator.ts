import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { base64Of, bytesOfBase64 } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { inputEncoding } from './lib/fields.ts';

const ALGORITHMS = ['sha256', 'sha384', 'sha512'] as const;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;', "'": '&#39;' };

export default defineTool({
  slug: 'sri-hash-generator',
  name: 'SRI Hash Generator',
  category: 'crypto',
  summary: 'Generates the Subresource Integrity value and tag of a script or style sheet.',
  description:
    'Matching takes the strongest algorithm of the attribute alone, any of its values; options after ? and unknown algorithms are skipped, and an attribute without a known one matches, as browsers do.',
  reference: 'W3C Subresource Integrity',
  keywords: ['subresource integrity', 'cdn', 'script tag', 'integrity attribute', 'sha384', 'stylesheet'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe("The file's content, as text or as bytes in inputEncoding"),
    algorithm: z.enum(ALGORITHMS).default('sha384').describe('Hash function of the value'),
    inputEncoding,
    url: z.string().min(1).max(2000).optional().describe('Address of the file, makes the tag: link for .css, else script'),
    integrity: z.string().min(1).max(2000).optional().describe('An integrity attribute to check the content against'),
  }),
  result: z.strictObject({
    integrity: z.string().describe('The integrity value, such as sha384-...'),
    tag: z.string().optional().describe('The script or link tag; only with url'),
    matches: z.boolean().optional().describe('Whether the content fits the attribute given; only with integrity'),
  }),
  examples: [
    {
      inputs: { text: "alert('Hello, world.');" },
      result: { integrity: 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO' },
    },
    {
      inputs: { text: 'body{}', algorithm: 'sha256', url: 'https://cdn.example.com/a.css?v=1' },
      result: {
        integrity: 'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo=',
        tag: '<link rel="stylesheet" href="https://cdn.example.com/a.css?v=1" integrity="sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo=" crossorigin="anonymous">',
      },
    },
  ],
  run({ text, algorithm, inputEncoding, url, integrity }) {
    const bytes = bytesFromText(text, inputEncoding);
    const value = `${algorithm}-${digest(algorithm, bytes)}`;
    return {
      integrity: value,
      ...(url !== undefined && { tag: tagOf(url, value) }),
      ...(integrity !== undefined && { matches: fits(integrity, bytes) }),
    };
  },
});

const digest = (algorithm: (typeof ALGORITHMS)[number], bytes: Uint8Array): string => base64Of(createHash(algorithm).update(bytes).digest());

function tagOf(url: string, integrity: string): string {
  const address = url.replace(/[&"<>']/g, (character) => ENTITIES[character] ?? character);
  const attributes = `integrity="${integrity}" crossorigin="anonymous"`;
  const path = url.replace(/[?#].*$/s, '');
  return path.toLowerCase().endsWith('.css') ? `<link rel="stylesheet" href="${address}" ${attributes}>` : `<script src="${address}" ${attributes}></script>`;
}

/** The matching of the W3C recommendation: the strongest algorithm of the attribute counts. */
function fits(attribute: string, bytes: Uint8Array): boolean {
  const values = attribute
    .trim()
    .split(/[ \t\n\f\r]+/)
    .map((item) => /^(sha256|sha384|sha512)-([A-Za-z0-9+/_-]+={0,2})(?:\?.*)?$/i.exec(item))
    .filter((match) => match !== null)
    .map((match) => ({ algorithm: (match[1] ?? '').toLowerCase(), hash: base64Of(bytesOfBase64(match[2] ?? '')) }));
  const strongest = ALGORITHMS.findLast((algorithm) => values.some((value) => value.algorithm === algorithm));
  if (strongest === undefined) return true;
  const actual = digest(strongest, bytes);
  return values.some((value) => value.algorithm === strongest && value.hash === actual);
}
