import { z } from 'zod';
import { defineTool } from '../define.ts';
import { utf8Length } from '../shared/platform/bytes.ts';
import { parseCookieDate } from './lib/cookie-date.ts';

const MAX_COOKIE_BYTES = 4096;

interface SetCookie {
  name: string;
  value: string;
  domain?: string;
  path?: string;
  expires?: string;
  maxAge?: number;
  secure: boolean;
  httpOnly: boolean;
  sameSite?: string;
  partitioned: boolean;
}

export default defineTool({
  slug: 'cookie-parser',
  name: 'Cookie Parser',
  category: 'network',
  summary: 'Reads Cookie and Set-Cookie headers and checks their attributes.',
  description:
    'Names and values are trimmed, one pair of double quotes around a value is dropped. A pair without = is a cookie without name (Set-Cookie) or skipped (Cookie). Of repeated attributes the last counts. Warnings: sameSiteNoneInsecure, hostPrefix (__Host- needs Secure, Path=/ and no Domain), securePrefix, partitionedInsecure, noSecure, noHttpOnly, noSameSite, tooLarge (name and value above 4,096 bytes).',
  reference: 'RFC 6265 section 5.1.1 for dates; RFC 6265bis (draft-ietf-httpbis-rfc6265bis)',
  keywords: ['set-cookie', 'samesite', 'httponly', 'session cookie', 'cookie header', 'expires'],
  inputs: z.strictObject({
    cookie: z.string().min(1).max(100_000).describe("The header's value, with or without its name; several Set-Cookie lines are fine"),
    kind: z.enum(['auto', 'cookie', 'setCookie']).default('auto').describe('Which header it is; auto decides by its name, and is cookie without one'),
    decode: z.boolean().default(true).describe('Whether to percent-decode values where they decode as UTF-8'),
  }),
  result: z.strictObject({
    cookies: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the cookie'),
          value: z.string().describe('Value of the cookie'),
          domain: z.string().optional().describe('Domain attribute in lower case, without leading dot'),
          path: z.string().optional().describe('Path attribute as given'),
          expires: z.string().optional().describe('End of life as ISO 8601 in UTC'),
          maxAge: z.int().optional().describe('Lifetime in seconds of the Max-Age attribute'),
          secure: z.boolean().optional().describe('Whether it is sent over HTTPS only'),
          httpOnly: z.boolean().optional().describe('Whether scripts cannot read it'),
          sameSite: z.string().optional().describe('Strict, Lax or None of the SameSite attribute'),
          partitioned: z.boolean().optional().describe('Whether it is kept apart for each top-level site'),
          session: z.boolean().optional().describe('Whether it ends with the browser session'),
          warnings: z.array(z.string()).optional().describe('Codes of what is unwise or refused by browsers'),
        }),
      )
      .describe('The cookies in order; what comes after value for Set-Cookie only'),
  }),
  examples: [
    {
      inputs: { cookie: 'a=1; b="x%20y"; c' },
      result: {
        cookies: [
          { name: 'a', value: '1' },
          { name: 'b', value: 'x y' },
        ],
      },
    },
    {
      inputs: { cookie: 'Set-Cookie: sid=abc; Path=/; Secure; HttpOnly; SameSite=lax; Max-Age=3600; Expires=Wed, 21 Oct 2015 07:28:00 GMT' },
      result: {
        cookies: [
          {
            name: 'sid',
            value: 'abc',
            path: '/',
            expires: '2015-10-21T07:28:00Z',
            maxAge: 3600,
            secure: true,
            httpOnly: true,
            sameSite: 'Lax',
            partitioned: false,
            session: false,
            warnings: [],
          },
        ],
      },
    },
  ],
  run({ cookie, kind, decode }) {
    const lines = cookie.split(/\r?\n/).filter((line) => line.trim() !== '');
    const isSet = kind === 'setCookie' || (kind === 'auto' && lines.some((line) => /^\s*set-cookie\s*:/i.test(line)));
    const values = lines.map((line) => line.replace(/^\s*(?:set-)?cookie\s*:/i, ''));
    if (isSet) return { cookies: values.map((value) => readSetCookie(value, decode)) };
    const pairs = values.flatMap((value) => value.split(';')).filter((pair) => pair.includes('='));
    return { cookies: pairs.map((pair) => readPair(pair, decode)) };
  },
});

function readPair(pair: string, decode: boolean): { name: string; value: string } {
  const equals = pair.indexOf('=');
  const trimmed = pair.slice(equals + 1).trim();
  const value = /^".*"$/s.test(trimmed) && trimmed.length > 1 ? trimmed.slice(1, -1) : trimmed;
  return { name: pair.slice(0, Math.max(equals, 0)).trim(), value: decode ? percentDecoded(value) : value };
}

function percentDecoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function readSetCookie(text: string, decode: boolean) {
  const [pair = '', ...attributes] = text.split(';');
  const cookie: SetCookie = { ...readPair(pair, decode), secure: false, httpOnly: false, partitioned: false };
  for (const attribute of attributes) {
    const equals = attribute.indexOf('=');
    const name = (equals < 0 ? attribute : attribute.slice(0, equals)).trim().toLowerCase();
    setAttribute(cookie, name, equals < 0 ? '' : attribute.slice(equals + 1).trim());
  }
  const session = cookie.expires === undefined && cookie.maxAge === undefined;
  return { ...cookie, session, warnings: warningsOf(cookie, utf8Length(pair.replace('=', '').trim())) };
}

/** RFC 6265bis section 5.6: what does not fit its attribute is ignored. */
function setAttribute(cookie: SetCookie, name: string, value: string): void {
  switch (name) {
    case 'domain':
      if (value !== '') cookie.domain = value.replace(/^\./, '').toLowerCase();
      return;
    case 'path':
      if (value.startsWith('/')) cookie.path = value;
      else delete cookie.path;
      return;
    case 'expires':
      cookie.expires = parseCookieDate(value) ?? cookie.expires;
      if (cookie.expires === undefined) delete cookie.expires;
      return;
    case 'max-age':
      if (/^-?[0-9]+$/.test(value)) cookie.maxAge = Math.max(Math.min(Number(value), Number.MAX_SAFE_INTEGER), Number.MIN_SAFE_INTEGER);
      return;
    case 'samesite': {
      const mode = ['Strict', 'Lax', 'None'].find((known) => known.toLowerCase() === value.toLowerCase());
      if (mode === undefined) delete cookie.sameSite;
      else cookie.sameSite = mode;
      return;
    }
    case 'secure':
      cookie.secure = true;
      return;
    case 'httponly':
      cookie.httpOnly = true;
      return;
    case 'partitioned':
      cookie.partitioned = true;
  }
}

function warningsOf(cookie: SetCookie, bytes: number): string[] {
  const prefix = cookie.name.toLowerCase();
  const checks: [string, boolean][] = [
    ['sameSiteNoneInsecure', cookie.sameSite === 'None' && !cookie.secure],
    ['hostPrefix', prefix.startsWith('__host-') && (!cookie.secure || cookie.path !== '/' || cookie.domain !== undefined)],
    ['securePrefix', prefix.startsWith('__secure-') && !cookie.secure],
    ['partitionedInsecure', cookie.partitioned && !cookie.secure],
    ['noSecure', !cookie.secure],
    ['noHttpOnly', !cookie.httpOnly],
    ['noSameSite', cookie.sameSite === undefined],
    ['tooLarge', bytes > MAX_COOKIE_BYTES],
  ];
  return checks.filter(([, applies]) => applies).map(([code]) => code);
}
