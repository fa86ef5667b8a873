import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type byteEncoding, bytesFromText, firstInvalidUtf8 } from '../shared/bytes/bytes.ts';
import { withAnyNames } from '../shared/json/any-names.ts';
import { base64Of, bytesOfBase64, hexOf, latin1Bytes, latin1Text, looseUtf8, utf8Bytes } from '../shared/platform/bytes.ts';

const MAX_HEX_BYTES = 100_000;
const DEFAULT_TYPE = 'text/plain;charset=US-ASCII';
const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const PARAMETER_NAME = new RegExp(`^${TOKEN}$`);
const MEDIA_TYPE = new RegExp(`^${TOKEN}/${TOKEN}[ \\t]*(?:;|$)`);

const MEDIA_TYPES = [
  'text/plain',
  'text/plain;charset=utf-8',
  'text/html',
  'text/css',
  'text/csv',
  'text/javascript',
  'application/json',
  'application/pdf',
  'application/octet-stream',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/svg+xml',
  'font/woff2',
];

export default defineTool({
  slug: 'data-uri-converter',
  name: 'Data URI Parser and Generator',
  category: 'developer',
  summary: 'Splits a data URI into its parts, or makes one from text or bytes.',
  description:
    ';base64 comes last, in any case; white space in base64 is ignored and padding optional; the body is percent-decoded and a #fragment cut off. A media type that does not parse is text/plain;charset=US-ASCII. Percent-encoding keeps unreserved characters alone.',
  reference: 'RFC 2397; the data: URL processor of the WHATWG Fetch Standard',
  keywords: ['data url', 'base64 image', 'inline image', 'data scheme', 'decode data url'],

  inputs: z.strictObject({
    mode: z.enum(['decode', 'encode']).default('decode').describe('Take a data URI apart, or make one'),
    text: z.string().max(2_000_000).describe('The data URI, or what to put in one'),
    mediaType: z.string().max(200).default('text/plain;charset=utf-8').describe('Media type for encode; empty leaves it out').meta({ examples: MEDIA_TYPES }),
    inputEncoding: z.enum(['utf8', 'hex', 'base64']).default('utf8').describe('How the bytes to encode are written'),
    base64: z.boolean().default(true).describe('Write base64 for encode; otherwise percent-encoding'),
  }),
  result: z.strictObject({
    dataUri: z.string().optional().describe('The data URI, for encode'),
    mediaType: z.string().optional().describe('Media type for decode, with its parameters as written'),
    parameters: withAnyNames(z.string()).optional().describe("Names of the media type's parameters in lower case, and values"),
    base64: z.boolean().optional().describe('Whether the data was written in base64, for decode'),
    text: z.string().optional().describe('The data as text, for decode, when the bytes are UTF-8'),
    hex: z.string().optional().describe("The data's bytes in hex for decode, up to 100,000 bytes"),
    bytes: z.int().describe('How many bytes the data has'),
  }),
  headline: 'text',
  appliesWhen: {
    mediaType: { mode: ['encode'] },
    inputEncoding: { mode: ['encode'] },
    base64: { mode: ['encode'] },
  },
  examples: [
    {
      inputs: { text: 'data:text/html;charset=utf-8,%3Ch1%3EHi%3C%2Fh1%3E' },
      result: {
        mediaType: 'text/html;charset=utf-8',
        parameters: { charset: 'utf-8' },
        base64: false,
        text: '<h1>Hi</h1>',
        hex: '3c68313e48693c2f68313e',
        bytes: 11,
      },
    },
    { inputs: { mode: 'encode', text: 'héllo', mediaType: 'text/plain' }, result: { dataUri: 'data:text/plain;base64,aMOpbGxv', bytes: 6 } },
  ],
  run(inputs) {
    return inputs.mode === 'encode' ? encode(inputs) : decode(inputs.text);
  },
});
function encode({ text, mediaType, inputEncoding, base64 }: { text: string; mediaType: string; inputEncoding: z.infer<typeof byteEncoding>; base64: boolean }) {
  const bytes = new Uint8Array(bytesFromText(text, inputEncoding));
  const body = base64
    ? base64Of(bytes)
    : latin1Text(bytes).replaceAll(/[^A-Za-z0-9._~-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
  return { dataUri: `data:${mediaType}${base64 ? ';base64' : ''},${body}`, bytes: bytes.length };
}

function decode(uri: string) {
  const trimmed = uri.replace(/^[\0- ]+|[\0- ]+$/g, '').replaceAll(/[\t\n\r]/g, '');
  const comma = trimmed.indexOf(',');
  if (!/^data:/i.test(trimmed) || comma < 0) return unprocessable('Not a data: URI: it begins with data: and has a comma before the data.', 'text');
  const head = trimmed.slice(5, comma).replace(/^ +| +$/g, '');
  const encoded = trimmed.slice(comma + 1).replace(/#.*$/s, '');
  const base64 = /; *base64$/i.test(head);
  const written = base64 ? head.replace(/; *base64$/i, '') : head;
  const body = percentDecoded(encoded);
  const bytes = base64 ? forgivingBase64(latin1Text(body)) : body;
  const full = written.startsWith(';') ? `text/plain${written}` : written;
  const mediaType = MEDIA_TYPE.test(full) ? full : DEFAULT_TYPE;
  return {
    mediaType,
    parameters: Object.fromEntries(parametersOf(mediaType)),
    base64,
    ...(firstInvalidUtf8(bytes) < 0 && { text: looseUtf8(bytes) }),
    ...(bytes.length <= MAX_HEX_BYTES && { hex: hexOf(bytes) }),
    bytes: bytes.length,
  };
}

const percentDecoded = (text: string): Uint8Array =>
  latin1Bytes(latin1Text(utf8Bytes(text)).replaceAll(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))));

/** The forgiving-base64 decode of the WHATWG Infra Standard. */
function forgivingBase64(text: string): Uint8Array {
  let digits = text.replaceAll(/[\t\n\f\r ]/g, '');
  if (digits.length % 4 === 0) digits = digits.replace(/={1,2}$/, '');
  if (digits.length % 4 === 1 || !/^[A-Za-z0-9+/]*$/.test(digits)) return unprocessable('The data is not base64.', 'text');
  return bytesOfBase64(digits);
}

/** As the WHATWG MIME Sniffing Standard reads them: the first of repeated names counts, and names that are no token and missing values make no parameter. */
function parametersOf(mediaType: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of mediaType.matchAll(/;[ \t]*([^;=]+)=(?:"((?:[^"\\]|\\.)*)(?:"[^;]*|$)|([^;]*))/g)) {
    const key = name.toLowerCase();
    const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain.replace(/[ \t]+$/, '');
    if (PARAMETER_NAME.test(key) && (quoted !== undefined || value !== '') && !found.has(key)) found.set(key, value);
  }
  return found;
}
