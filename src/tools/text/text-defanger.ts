import { z } from 'zod';
import { defineTool } from '../define.ts';
import { findEmails, findIpv4, findIpv6, findUrls, longestApart } from '../shared/net/addresses.ts';
import { refang } from '../shared/net/defang.ts';

export default defineTool({
  slug: 'text-defanger',
  name: 'Defang and Refang',
  category: 'text',
  summary: 'Makes URLs, IP addresses and e-mail addresses unclickable, or restores them.',
  description:
    'defang writes hxxp and fxp, [://], [.] in hosts, IPv4 addresses and e-mail domains, [@] and, in IPv6 addresses, [:]; bare host names are left. refang undoes these and (.) {.} [dot] (dot) (@) [at] (at), ignoring case.',
  keywords: ['ioc', 'threat intelligence', 'safe link', 'hxxp', 'security'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to change'),
    mode: z.enum(['defang', 'refang']).default('defang').describe('defang makes addresses unclickable, refang undoes it'),
  }),
  result: z.strictObject({ text: z.string().describe('The changed text'), changed: z.int().describe('Number of addresses defanged, or of marks undone') }),
  examples: [
    {
      inputs: { text: 'https://a.example.com/x.html from 192.168.1.1 by me@b.org' },
      result: { text: 'hxxps[://]a[.]example[.]com/x.html from 192[.]168[.]1[.]1 by me[@]b[.]org', changed: 3 },
    },
    { inputs: { text: 'hxxp://a[.]b(dot)com c[at]d[.]org', mode: 'refang' }, result: { text: 'http://a.b.com c@d.org', changed: 5 } },
  ],
  run: ({ text, mode }) => (mode === 'refang' ? refang(text) : defang(text)),
});

function defang(text: string): { text: string; changed: number } {
  const found = longestApart(text, [
    ...findUrls(text, ['http', 'https', 'ftp']).map(({ host, sign, ...found }) => ({
      ...found,
      changed:
        scheme(text.slice(found.start, sign)) +
        text.slice(sign, host.start).replace('://', '[://]') +
        bracket(text.slice(host.start, host.end)) +
        text.slice(host.end, found.end),
    })),
    ...findEmails(text).map(({ sign, ...found }) => ({ ...found, changed: `${text.slice(found.start, sign)}[@]${bracket(text.slice(sign + 1, found.end))}` })),
    ...[...findIpv4(text), ...findIpv6(text)].map((found) => ({ ...found, changed: bracket(found.value) })),
  ]);
  let result = '';
  let from = 0;
  for (const { start, end, changed } of found) {
    result += text.slice(from, start) + changed;
    from = end;
  }
  return { text: result + text.slice(from), changed: found.length };
}

/** http, https and ftp lose their t's. */
const scheme = (written: string): string => written.replaceAll('t', 'x').replaceAll('T', 'X');

const bracket = (host: string): string => host.replace(/[.:]/g, (sign) => `[${sign}]`);
