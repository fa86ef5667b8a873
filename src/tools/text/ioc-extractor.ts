import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type Found, findEmails, findHosts, findIpv4, findIpv6, findUrls, longestApart, publicHostTest } from '../shared/net/addresses.ts';
import { refang } from '../shared/net/defang.ts';
import { codePointBefore } from '../shared/text/search.ts';

const TYPES = ['ipv4', 'ipv6', 'domain', 'url', 'email', 'md5', 'sha1', 'sha256', 'sha512', 'mac', 'cve'] as const;
type Type = (typeof TYPES)[number];

const TOUCHING = /[\p{L}\p{N}_]/u;
const alone = (pattern: string): RegExp => new RegExp(`(?<!${TOUCHING.source})(?:${pattern})(?!${TOUCHING.source})`, 'giu');
const PATTERNS: readonly [Type, RegExp][] = [
  ['mac', alone('[0-9a-f]{2}(?<sign>[:-])(?:[0-9a-f]{2}\\k<sign>){4}[0-9a-f]{2}')],
  ['cve', alone('CVE-[0-9]{4}-[0-9]{4,}')],
];
/** Digests by the number of their hex digits. */
const DIGESTS: ReadonlyMap<number, Type> = new Map<number, Type>([
  [32, 'md5'],
  [40, 'sha1'],
  [64, 'sha256'],
  [128, 'sha512'],
]);
const MIN_DIGEST = 32;
const LOWER: ReadonlySet<Type> = new Set<Type>(['domain', 'md5', 'sha1', 'sha256', 'sha512', 'mac']);

const list = () => z.array(z.string());

export default defineTool({
  slug: 'ioc-extractor',
  name: 'Indicator (IOC) Extractor',
  category: 'text',
  summary: 'Finds IP addresses, domains, URLs, e-mail addresses, hashes, MAC addresses and CVE numbers in a text.',
  description:
    'Each indicator is listed once, in order of appearance. A stretch of text is reported once, as the longest indicator of any type there, so the host of a URL is not listed as a domain as well. ' +
    'Domains need a public suffix of the ICANN section. Hashes, MACs and domains are given in lower case, CVEs in upper case.',
  reference: 'RFC 3986, RFC 4291, RFC 5321, Public Suffix List',
  keywords: ['threat intelligence', 'security', 'malware', 'forensics', 'observables'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to search'),
    types: z.array(z.enum(TYPES)).min(1).max(11).optional().describe('Types of indicator to look for; if omitted, all'),
    refang: z.boolean().default(true).describe('Undo defanging first, such as hxxp, [.] and [at]'),
  }),
  result: z.strictObject({
    indicators: z
      .strictObject({
        ipv4: list().describe('IPv4 addresses in dotted notation'),
        ipv6: list().describe('IPv6 addresses as found'),
        domain: list().describe('Domain names in lower case'),
        url: list().describe('URLs as found, refanged if asked for'),
        email: list().describe('E-mail addresses as found'),
        md5: list().describe('MD5 hashes: 32 hex digits in lower case'),
        sha1: list().describe('SHA-1 hashes: 40 hex digits in lower case'),
        sha256: list().describe('SHA-256 hashes: 64 hex digits in lower case'),
        sha512: list().describe('SHA-512 hashes: 128 hex digits in lower case'),
        mac: list().describe('MAC addresses in lower case'),
        cve: list().describe('CVE numbers in upper case'),
      })
      .describe('The indicators by type, each in order of appearance; types not asked for are empty'),
    total: z.int().describe('Number of indicators of all types'),
  }),
  examples: [
    {
      inputs: { text: 'hxxp://evil[.]example[.]com/a from 10.0.0[.]1 (cve-2021-44228) d41d8cd98f00b204e9800998ecf8427e' },
      result: {
        indicators: { ...none(), ipv4: ['10.0.0.1'], url: ['http://evil.example.com/a'], md5: ['d41d8cd98f00b204e9800998ecf8427e'], cve: ['CVE-2021-44228'] },
        total: 4,
      },
    },
    {
      inputs: { text: '2001:db8::1 and 256.1.1.1', types: ['ipv6'] },
      result: { indicators: { ...none(), ipv6: ['2001:db8::1'] }, total: 1 },
    },
  ],
  async run({ text: written, types = TYPES, refang: undo }) {
    const text = undo ? refang(written).text : written;
    const isPublic = await publicHostTest();
    const found = longestApart(text, [
      ...typed('url', findUrls(text, ['http', 'https', 'ftp'])),
      ...typed('email', findEmails(text)),
      ...typed('ipv6', findIpv6(text)),
      ...typed('ipv4', findIpv4(text)),
      ...typed(
        'domain',
        findHosts(text).filter(({ value }) => isPublic(value)),
      ),
      ...findDigests(text),
      ...PATTERNS.flatMap(([type, pattern]) =>
        typed(
          type,
          Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length, value: match[0] })),
        ),
      ),
    ]);
    const indicators = none();
    const seen = new Set<string>();
    let total = 0;
    for (const { type, value } of found) {
      if (!types.includes(type)) continue;
      const shown = LOWER.has(type) ? value.toLowerCase() : type === 'cve' ? value.toUpperCase() : value;
      const key = `${type} ${type === 'email' ? shown.toLowerCase() : shown}`;
      if (seen.has(key)) continue;
      seen.add(key);
      indicators[type].push(shown);
      total++;
    }
    return { indicators, total };
  },
});

/** Runs of as many hex digits as a digest has, which no letter, digit or underscore touches. Looks at one place in 32, which every such run covers. */
function findDigests(text: string): (Found & { type: Type })[] {
  const found: (Found & { type: Type })[] = [];
  for (let at = MIN_DIGEST - 1, from = 0; at < text.length; at += MIN_DIGEST) {
    if (!isHexDigit(text.charCodeAt(at))) continue;
    let [start, end] = [at, at + 1];
    while (start > from && isHexDigit(text.charCodeAt(start - 1))) start--;
    while (end < text.length && isHexDigit(text.charCodeAt(end))) end++;
    const type = DIGESTS.get(end - start);
    if (type && !TOUCHING.test(codePointBefore(text, start)) && !TOUCHING.test(String.fromCodePoint(text.codePointAt(end) ?? 0)))
      found.push({ start, end, value: text.slice(start, end), type });
    from = end;
    at = end - 1;
  }
  return found;
}

const isHexDigit = (unit: number): boolean => (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x46) || (unit >= 0x61 && unit <= 0x66);

const typed = (type: Type, found: readonly Found[]): (Found & { type: Type })[] => found.map(({ start, end, value }) => ({ start, end, value, type }));

function none(): Record<Type, string[]> {
  return { ipv4: [], ipv6: [], domain: [], url: [], email: [], md5: [], sha1: [], sha256: [], sha512: [], mac: [], cve: [] };
}
