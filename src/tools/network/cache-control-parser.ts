import { z } from 'zod';
import { defineTool } from '../define.ts';
import { splitOutsideQuotes, unquote, withoutName } from './lib/header-text.ts';

const MAX_SECONDS = 2_147_483_648;
const WITH_SECONDS = new Set(['max-age', 's-maxage', 'stale-while-revalidate', 'stale-if-error', 'min-fresh']);
const KNOWN = new Set([
  ...WITH_SECONDS,
  ...['no-cache', 'no-store', 'no-transform', 'must-revalidate', 'proxy-revalidate', 'must-understand', 'private', 'public', 'immutable'],
  ...['max-stale', 'only-if-cached'],
]);

interface Directive {
  name: string;
  value?: string;
}

export default defineTool({
  slug: 'cache-control-parser',
  name: 'Cache-Control Parser',
  category: 'network',
  summary: 'Explains a Cache-Control header and how long a response stays fresh.',
  description:
    'Not storable with no-store, or with private (without field names) in a shared cache. The lifetime is s-maxage in a shared cache, else max-age, the first of repeated ones; no-cache (without field names) makes it 0. Numbers above 2147483648 count as that. Problems: invalidNumber (the directive is ignored), duplicateDirective, unknownDirective, conflict (public with private, or no-store with max-age, s-maxage or immutable).',
  reference: 'RFC 9111; RFC 5861; RFC 8246',
  keywords: ['http cache', 'max-age', 'cdn', 'browser cache', 'no-cache', 'freshness', 'ttl'],
  inputs: z.strictObject({
    header: z.string().max(10_000).describe('Value of the header, with or without its name'),
    sharedCache: z.boolean().default(false).describe('Whether to judge as a shared cache does (CDN, proxy)'),
    ageSeconds: z.int().min(0).max(MAX_SECONDS).default(0).describe("The answer's age in seconds"),
  }),
  result: z.strictObject({
    directives: z
      .array(
        z.strictObject({
          name: z.string().describe('Directive name in lower case'),
          value: z.string().optional().describe('Value after the equals sign, without quotes'),
        }),
      )
      .describe('The directives in order'),
    storable: z.boolean().describe('Whether the cache may keep the answer'),
    freshnessSeconds: z.int().optional().describe('Lifetime in seconds; absent when the header does not say'),
    remainingSeconds: z.int().optional().describe('Lifetime minus age in seconds, not below 0'),
    fresh: z.boolean().optional().describe('Whether some of the lifetime remains'),
    staleWhileRevalidateSeconds: z.int().optional().describe('Seconds it may be used stale while it is fetched again'),
    staleIfErrorSeconds: z.int().optional().describe('Seconds it may be used stale when the server fails'),
    mustRevalidate: z.boolean().describe('Whether it must not be used stale'),
    immutable: z.boolean().describe('Whether it does not change while fresh'),
    problems: z.array(z.string()).describe('Codes of what is wrong with the header'),
  }),
  examples: [
    {
      inputs: { header: 'public, max-age=600, s-maxage=60, stale-while-revalidate=30', sharedCache: true, ageSeconds: 10 },
      result: {
        directives: [{ name: 'public' }, { name: 'max-age', value: '600' }, { name: 's-maxage', value: '60' }, { name: 'stale-while-revalidate', value: '30' }],
        storable: true,
        freshnessSeconds: 60,
        remainingSeconds: 50,
        fresh: true,
        staleWhileRevalidateSeconds: 30,
        mustRevalidate: true,
        immutable: false,
        problems: [],
      },
    },
  ],
  run({ header, sharedCache, ageSeconds }) {
    const directives = readDirectives(withoutName(header, 'cache-control'));
    const names = new Set(directives.map(({ name }) => name));
    const isBare = (name: string) => directives.some((directive) => directive.name === name && directive.value === undefined);
    const seconds = (name: string) => directives.filter((directive) => directive.name === name).flatMap(({ value }) => readSeconds(value) ?? [])[0];
    const sharedLifetime = sharedCache ? seconds('s-maxage') : undefined;
    const freshness = isBare('no-cache') ? 0 : (sharedLifetime ?? seconds('max-age'));
    const whileRevalidate = seconds('stale-while-revalidate');
    const ifError = seconds('stale-if-error');
    return {
      directives,
      storable: !names.has('no-store') && !(sharedCache && isBare('private')),
      ...(freshness === undefined ? {} : { freshnessSeconds: freshness, remainingSeconds: Math.max(0, freshness - ageSeconds), fresh: freshness > ageSeconds }),
      ...(whileRevalidate === undefined ? {} : { staleWhileRevalidateSeconds: whileRevalidate }),
      ...(ifError === undefined ? {} : { staleIfErrorSeconds: ifError }),
      mustRevalidate: names.has('must-revalidate') || (sharedCache && (names.has('proxy-revalidate') || sharedLifetime !== undefined)),
      immutable: names.has('immutable'),
      problems: problemsOf(directives, names),
    };
  },
});

function readDirectives(text: string): Directive[] {
  return splitOutsideQuotes(text, ',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => {
      const equals = piece.indexOf('=');
      if (equals < 0) return { name: piece.toLowerCase() };
      const value = piece.slice(equals + 1).trim();
      return { name: piece.slice(0, equals).trim().toLowerCase(), value: unquote(value) ?? value };
    });
}

/** RFC 9111 section 1.2.2 */
const readSeconds = (value: string | undefined): number | undefined =>
  value !== undefined && /^[0-9]+$/.test(value) ? Math.min(Number(value), MAX_SECONDS) : undefined;

function problemsOf(directives: readonly Directive[], names: ReadonlySet<string>): string[] {
  const checks: [string, boolean][] = [
    ['invalidNumber', directives.some(({ name, value }) => WITH_SECONDS.has(name) && readSeconds(value) === undefined)],
    ['duplicateDirective', names.size < directives.length],
    ['unknownDirective', directives.some(({ name }) => !KNOWN.has(name))],
    [
      'conflict',
      (names.has('public') && names.has('private')) || (names.has('no-store') && ['max-age', 's-maxage', 'immutable'].some((name) => names.has(name))),
    ],
  ];
  return checks.filter(([, applies]) => applies).map(([code]) => code);
}
