import { z } from 'zod';
import { defineTool, type Tool } from '../define.ts';
import { type Named, oneOf, results } from '../shared/all-at-once.ts';
import { type ByteEncoding, bytesFromText, firstInvalidUtf8, textFromBytes } from '../shared/bytes/bytes.ts';
import { inputEncoding } from '../shared/bytes/codec.ts';

interface Encoding {
  name: string;
  load: () => Promise<{ default: Tool }>;
  /** Inputs beyond the text and how it is given. */
  inputs?: Readonly<Record<string, string | number | boolean>>;
  /** It encodes characters, so that bytes which are no text have no form in it. */
  textOnly?: true;
}

const base64 = () => import('./base64-encoder.ts');
const base32 = () => import('./base32-encoder.ts');
const base85 = () => import('./base85-encoder.ts');
const url = () => import('./url-encoder.ts');
const html = () => import('./html-entity-encoder.ts');
const mime = () => import('./mime-header-encoder.ts');
const unicode = () => import('./unicode-escape-converter.ts');

const ENCODINGS: readonly Encoding[] = [
  { name: 'base64', load: base64 },
  { name: 'base64url', load: base64, inputs: { variant: 'urlsafe', padding: false } },
  { name: 'base32', load: base32 },
  { name: 'base32hex', load: base32, inputs: { variant: 'base32hex' } },
  { name: 'base32-crockford', load: base32, inputs: { variant: 'crockford' } },
  { name: 'z-base-32', load: base32, inputs: { variant: 'zbase32' } },
  { name: 'base45', load: () => import('./base45-encoder.ts') },
  { name: 'base58', load: () => import('./base58-encoder.ts') },
  { name: 'base62', load: () => import('./base62-encoder.ts') },
  { name: 'ascii85', load: base85 },
  { name: 'z85', load: base85, inputs: { variant: 'z85' } },
  { name: 'base85-rfc1924', load: base85, inputs: { variant: 'rfc1924' } },
  { name: 'base91', load: () => import('./base91-encoder.ts') },
  { name: 'uuencode', load: () => import('./uuencoder.ts') },
  { name: 'quoted-printable', load: () => import('./quoted-printable-encoder.ts') },
  { name: 'url-component', load: url, textOnly: true },
  { name: 'url-form', load: url, inputs: { style: 'form' }, textOnly: true },
  { name: 'url-all', load: url, inputs: { style: 'all' }, textOnly: true },
  { name: 'html-special', load: html, textOnly: true },
  { name: 'html-named', load: html, inputs: { scope: 'nonAscii' }, textOnly: true },
  { name: 'html-decimal', load: html, inputs: { scope: 'all', format: 'decimal' }, textOnly: true },
  { name: 'html-hex', load: html, inputs: { scope: 'all', format: 'hex' }, textOnly: true },
  { name: 'unicode-escapes', load: unicode, textOnly: true },
  { name: 'unicode-escapes-all', load: unicode, inputs: { scope: 'all' }, textOnly: true },
  { name: 'mime-header-base64', load: mime, textOnly: true },
  { name: 'mime-header-quoted', load: mime, inputs: { method: 'quotedPrintable' }, textOnly: true },
  { name: 'punycode', load: () => import('./punycode-converter.ts'), inputs: { raw: true }, textOnly: true },
  { name: 'morse', load: () => import('./morse-code-translator.ts'), textOnly: true },
  { name: 'braille', load: () => import('./braille-converter.ts'), textOnly: true },
  { name: 'ebcdic-cp037', load: () => import('./ebcdic-converter.ts'), textOnly: true },
];

const BASES = [
  { name: 'hex', radix: 16, width: 2 },
  { name: 'binary', radix: 2, width: 8 },
  { name: 'octal', radix: 8, width: 3 },
  { name: 'decimal', radix: 10, width: 1 },
];

export default defineTool({
  slug: 'all-encodings-generator',
  name: 'All Encodings Generator',
  category: 'encoding',
  summary: 'Encodes text or bytes in every way at once, from Base64 and hex to URL, HTML and Morse code, each with its name.',
  description:
    'Numbers for the bytes come first, then the encodings of bytes, then those of text: URL, HTML, escapes, MIME headers, Punycode, Morse, braille and EBCDIC. Each is what its own tool gives with its defaults. Where one has no form for the input, such as Morse code for a character that has none, its reason is in place of the value; Base58 and Base62 take up to 10,000 characters, punycode 2,000.',
  reference: 'RFC 4648, RFC 2045, RFC 3986, RFC 3492 and the standards that the encoders name',
  keywords: ['every encoding', 'all encodings at once', 'base64 hex url html', 'compare encodings', 'encode everything', 'base32 base58 base85'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(50_000).describe('What to encode, as text or as bytes in inputEncoding'),
    inputEncoding: inputEncoding.describe('How the text is given: as UTF-8 text, hex or Base64'),
  }),
  result: z.strictObject({
    results: results(
      'The input in every encoding, in the order of the list',
      [...BASES, ...ENCODINGS].map(({ name }) => name),
    ),
    bytes: z.int().describe('Count of bytes encoded'),
    count: z.int().describe('Number of encodings that have a form for the input'),
  }),
  examples: [
    {
      inputs: { text: 'Zoë' },
      result: {
        results: [
          { name: 'hex', value: '5a 6f c3 ab' },
          { name: 'binary', value: '01011010 01101111 11000011 10101011' },
          { name: 'octal', value: '132 157 303 253' },
          { name: 'decimal', value: '90 111 195 171' },
          { name: 'base64', value: 'Wm/Dqw==' },
          { name: 'base64url', value: 'Wm_Dqw' },
          { name: 'base32', value: 'LJX4HKY=' },
          { name: 'base32hex', value: 'B9NS7AO=' },
          { name: 'base32-crockford', value: 'B9QW7AR' },
          { name: 'z-base-32', value: 'mjzh8ka' },
          { name: 'base45', value: 'LJB6XO' },
          { name: 'base58', value: '3K5Ri2' },
          { name: 'base62', value: '1egKHj' },
          { name: 'ascii85', value: '>&V<Z' },
          { name: 'z85', value: 't5RrV' },
          { name: 'base85-rfc1924', value: 'T5rRv' },
          { name: 'base91', value: 'Rr#_q' },
          { name: 'uuencode', value: 'begin 644 file\n$6F_#JP``\n`\nend\n' },
          { name: 'quoted-printable', value: 'Zo=C3=AB' },
          { name: 'url-component', value: 'Zo%C3%AB' },
          { name: 'url-form', value: 'Zo%C3%AB' },
          { name: 'url-all', value: '%5A%6F%C3%AB' },
          { name: 'html-special', value: 'Zoë' },
          { name: 'html-named', value: 'Zo&euml;' },
          { name: 'html-decimal', value: '&#90;&#111;&#235;' },
          { name: 'html-hex', value: '&#x5A;&#x6F;&#xEB;' },
          { name: 'unicode-escapes', value: 'Zo\\u00EB' },
          { name: 'unicode-escapes-all', value: '\\u005A\\u006F\\u00EB' },
          { name: 'mime-header-base64', value: '=?UTF-8?B?Wm/Dqw==?=' },
          { name: 'mime-header-quoted', value: '=?UTF-8?Q?Zo=C3=AB?=' },
          { name: 'punycode', value: 'Zo-ija' },
          { name: 'morse', reason: 'These characters have no Morse code: "ë"; skipUnknown: true leaves them out.' },
          { name: 'braille', reason: '"ë" at position 3 has no cell in this braille.' },
          { name: 'ebcdic-cp037', value: 'e99653' },
        ],
        bytes: 4,
        count: 32,
      },
    },
  ],
  async run({ text, inputEncoding }) {
    const bytes = bytesFromText(text, inputEncoding);
    const plain = firstInvalidUtf8(bytes) < 0 ? textFromBytes(bytes, 'utf8') : undefined;
    const found: Named[] = BASES.map(({ name, radix, width }) => ({
      name,
      value: Array.from(bytes, (byte) => byte.toString(radix).padStart(width, '0')).join(' '),
    }));
    for (const encoding of ENCODINGS) found.push(await encoded(encoding, text, inputEncoding, plain));
    return { results: found, bytes: bytes.length, count: found.filter(({ value }) => value !== undefined).length };
  },
});

async function encoded({ name, load, inputs, textOnly }: Encoding, text: string, inputEncoding: ByteEncoding, plain: string | undefined): Promise<Named> {
  if (!textOnly) return oneOf(name, (await load()).default, { text, inputEncoding, ...inputs }, 'output');
  if (plain === undefined) return { name, reason: 'The bytes are not valid UTF-8, and this encodes text.' };
  return oneOf(name, (await load()).default, { text: plain, ...inputs }, 'output');
}
