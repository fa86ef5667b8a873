import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { utf8Length } from '../shared/platform/bytes.ts';
import { type Header, readHeaders, TOKEN, valuesOf } from './lib/header-text.ts';

const NORMALIZED = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'POST']);
const SAFE_CONTENT_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']);
const SAFE_RESPONSE_HEADERS = new Set(['cache-control', 'content-language', 'content-length', 'content-type', 'expires', 'last-modified', 'pragma']);
/** CORS-unsafe request-header bytes of the Fetch standard, section 2.2.2. */
const UNSAFE_VALUE = /[^\t\x20-\x7e\x80-\u{10ffff}]|["():<>?@[\\\]{}]/u;
const MAX_VALUE_BYTES = 128;

export default defineTool({
  slug: 'cors-checker',
  name: 'CORS Checker',
  category: 'network',
  summary: 'Checks whether a browser would allow a cross-origin request, from the response headers.',
  description:
    'A preflight is needed unless the method is GET, HEAD or POST and every request header is safelisted. Reasons for the preflight: preflightMissing, preflightStatus, preflightOriginMissing, preflightOriginMismatch, preflightCredentials, methodNotAllowed, headerNotAllowed; for the answer: originMissing, originMultiple, originMismatch, wildcardWithCredentials, credentialsMissing. * allows all only without credentials, and never authorization.',
  reference: 'WHATWG Fetch Standard, sections 2.2.2, 4.8 and 4.9',
  keywords: ['cross-origin', 'access-control-allow-origin', 'preflight', 'fetch', 'xhr', 'blocked by cors'],
  inputs: z.strictObject({
    origin: z.string().min(1).max(2000).describe('Origin of the page, like https://app.example'),
    method: z.string().min(1).max(50).default('GET').describe('Method of the request'),
    requestHeaders: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(200).describe('Name of the header'),
          value: z.string().max(10_000).describe('Value of the header'),
        }),
      )
      .max(100)
      .default([])
      .describe('Headers set by the script'),
    credentials: z.boolean().default(false).describe('Whether cookies or HTTP authentication are sent'),
    responseHeaders: z.string().max(100_000).describe('Header lines of the actual answer'),
    preflightHeaders: z.string().max(100_000).optional().describe('Header lines of the answer to OPTIONS'),
    preflightStatus: z.int().min(100).max(599).default(204).describe('Status code of the answer to OPTIONS'),
  }),
  result: z.strictObject({
    allowed: z.boolean().describe('Whether the script gets the answer'),
    preflightNeeded: z.boolean().describe('Whether the browser asks with OPTIONS first'),
    reasons: z.array(z.string()).describe('Codes of why it is not allowed'),
    exposedHeaders: z.array(z.string()).describe('Headers that the script may read beyond the safelisted ones, in lower case'),
  }),
  examples: [
    {
      inputs: {
        origin: 'https://app.example',
        method: 'PUT',
        responseHeaders: 'Access-Control-Allow-Origin: *',
        preflightHeaders: 'Access-Control-Allow-Origin: *\nAccess-Control-Allow-Methods: PUT',
      },
      result: { allowed: true, preflightNeeded: true, reasons: [], exposedHeaders: [] },
    },
    {
      inputs: { origin: 'https://app.example', credentials: true, responseHeaders: 'Access-Control-Allow-Origin: *' },
      result: { allowed: false, preflightNeeded: false, reasons: ['wildcardWithCredentials', 'credentialsMissing'], exposedHeaders: [] },
    },
  ],
  run(inputs) {
    const origin = readOrigin(inputs.origin);
    const upper = inputs.method.toUpperCase();
    const method = NORMALIZED.has(upper) ? upper : inputs.method;
    if (!TOKEN.test(method)) unprocessable(`${JSON.stringify(method)} is not an HTTP method.`, 'method');
    const unsafe = inputs.requestHeaders.filter(({ name, value }) => !isSafelisted(name.toLowerCase(), value.trim())).map(({ name }) => name.toLowerCase());
    const preflightNeeded = !SAFE_METHODS.has(method) || unsafe.length > 0;
    const response = readHeaders(inputs.responseHeaders, 'responseHeaders');
    const preflight = inputs.preflightHeaders === undefined ? undefined : readHeaders(inputs.preflightHeaders, 'preflightHeaders');
    const reasons = [
      ...(preflightNeeded ? preflightReasons(preflight, inputs.preflightStatus, origin, method, unsafe, inputs.credentials) : []),
      ...answerReasons(response, origin, inputs.credentials),
    ];
    return { allowed: reasons.length === 0, preflightNeeded, reasons, exposedHeaders: exposed(response, inputs.credentials) };
  },
});

function readOrigin(text: string): string {
  const origin = text.trim();
  if (origin === 'null') return origin;
  const url = URL.parse(origin);
  if (!/^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#@\s]+$/.test(origin) || url === null)
    return unprocessable(`${JSON.stringify(origin)} is not an origin of the form scheme://host[:port], nor null.`, 'origin');
  return url.origin === 'null' ? origin.toLowerCase() : url.origin;
}

/** Fetch standard: CORS-safelisted request-header. */
function isSafelisted(name: string, value: string): boolean {
  if (utf8Length(value) > MAX_VALUE_BYTES) return false;
  switch (name) {
    case 'accept':
      return !UNSAFE_VALUE.test(value);
    case 'accept-language':
    case 'content-language':
      return /^[0-9A-Za-z *,\-.;=]*$/.test(value);
    case 'content-type':
      return !UNSAFE_VALUE.test(value) && SAFE_CONTENT_TYPES.has((value.split(';')[0] ?? '').trim().toLowerCase());
    case 'range': {
      const [, first, last] = /^bytes=([0-9]+)-([0-9]*)$/.exec(value) ?? [];
      return first !== undefined && (last === '' || BigInt(first) <= BigInt(last ?? '0'));
    }
    default:
      return false;
  }
}

const listOf = (headers: readonly Header[], name: string): string[] =>
  valuesOf(headers, name)
    .flatMap((value) => value.split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '');

function preflightReasons(
  headers: readonly Header[] | undefined,
  status: number,
  origin: string,
  method: string,
  unsafe: readonly string[],
  credentials: boolean,
): string[] {
  if (headers === undefined) return ['preflightMissing'];
  const allowedOrigins = valuesOf(headers, 'access-control-allow-origin');
  const [allowed] = allowedOrigins;
  const matches = allowedOrigins.length === 1 && ((allowed === '*' && !credentials) || allowed === origin);
  const methods = listOf(headers, 'access-control-allow-methods');
  const names = listOf(headers, 'access-control-allow-headers').map((name) => name.toLowerCase());
  const isNameAllowed = (name: string) => names.includes(name) || (!credentials && names.includes('*') && name !== 'authorization');
  const checks: [string, boolean][] = [
    ['preflightStatus', status < 200 || status > 299],
    ['preflightOriginMissing', allowed === undefined],
    ['preflightOriginMismatch', allowed !== undefined && !matches],
    ['preflightCredentials', credentials && !allowsCredentials(headers)],
    ['methodNotAllowed', !SAFE_METHODS.has(method) && !methods.includes(method) && (credentials || !methods.includes('*'))],
    ['headerNotAllowed', !unsafe.every(isNameAllowed)],
  ];
  return checks.filter(([, applies]) => applies).map(([code]) => code);
}

const allowsCredentials = (headers: readonly Header[]): boolean => valuesOf(headers, 'access-control-allow-credentials').join(', ') === 'true';

function answerReasons(headers: readonly Header[], origin: string, credentials: boolean): string[] {
  const values = valuesOf(headers, 'access-control-allow-origin');
  const value = values.join(', ');
  const isMultiple = value.includes(',');
  const checks: [string, boolean][] = [
    ['originMissing', values.length === 0],
    ['originMultiple', isMultiple],
    ['originMismatch', values.length > 0 && !isMultiple && value !== '*' && value !== origin],
    ['wildcardWithCredentials', value === '*' && credentials],
    ['credentialsMissing', credentials && !allowsCredentials(headers)],
  ];
  return checks.filter(([, applies]) => applies).map(([code]) => code);
}

function exposed(headers: readonly Header[], credentials: boolean): string[] {
  const names = listOf(headers, 'access-control-expose-headers').map((name) => name.toLowerCase());
  if (!credentials && names.includes('*')) return ['*'];
  return [...new Set(names)].filter((name) => !SAFE_RESPONSE_HEADERS.has(name));
}
