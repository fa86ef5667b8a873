import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { bitsOf, formatAddress, formatNetwork, readNetwork } from '../shared/net/ip.ts';
import { isSpfDomain, MAX_LOOKUPS } from './lib/spf.ts';

const ALL = { fail: '-all', softfail: '~all', neutral: '?all', pass: '+all' } as const;
const networks = z.array(z.string().min(1).max(60)).max(100).default([]);

export default defineTool({
  slug: 'spf-record-generator',
  name: 'SPF Record Generator',
  category: 'network',
  summary: "Generates an SPF record that lists the servers allowed to send a domain's e-mail.",
  description:
    'The terms are in the order a, mx, ip4, ip6, include, all, redirect. Networks are written without host bits, single addresses without prefix length. More than 10 DNS lookups are unprocessable.',
  reference: 'RFC 7208',
  keywords: ['sender policy framework', 'email authentication', 'txt record', 'create spf', 'spf wizard'],
  inputs: z.strictObject({
    mx: z.boolean().default(false).describe("Whether the domain's mail servers may send"),
    a: z.boolean().default(false).describe("Whether the domain's own addresses may send"),
    ip4: networks.describe('IPv4 addresses and CIDRs that may send'),
    ip6: networks.describe('IPv6 addresses and CIDRs that may send'),
    include: z.array(z.string().min(1).max(255)).max(20).default([]).describe('Domains whose SPF records are included'),
    redirect: z.string().min(1).max(255).optional().describe('Domain whose SPF record decides instead; needs all none'),
    all: z.enum(['fail', 'softfail', 'neutral', 'pass', 'none']).default('softfail').describe('What happens to mail from anywhere else'),
  }),
  result: z.strictObject({
    record: z.string().describe('Text of the TXT record'),
    dnsLookups: z.int().describe('Count of terms that cost a DNS lookup; 10 are allowed'),
  }),
  examples: [
    {
      inputs: { mx: true, ip4: ['192.0.2.0/24', '198.51.100.7/32'], include: ['_spf.google.com'], all: 'fail' },
      result: { record: 'v=spf1 mx ip4:192.0.2.0/24 ip4:198.51.100.7 include:_spf.google.com -all', dnsLookups: 2 },
    },
  ],
  run(inputs) {
    const { redirect, all } = inputs;
    if (redirect !== undefined && all !== 'none') invalid('redirect', 'needs `all` to be none, as it would be ignored otherwise');
    const terms = [
      'v=spf1',
      ...(inputs.a ? ['a'] : []),
      ...(inputs.mx ? ['mx'] : []),
      ...inputs.ip4.map((text, index) => `ip4:${network(text, 4, `ip4[${index}]`)}`),
      ...inputs.ip6.map((text, index) => `ip6:${network(text, 6, `ip6[${index}]`)}`),
      ...inputs.include.map((text, index) => `include:${domain(text, `include[${index}]`)}`),
      ...(all === 'none' ? [] : [ALL[all]]),
      ...(redirect === undefined ? [] : [`redirect=${domain(redirect, 'redirect')}`]),
    ];
    const dnsLookups = Number(inputs.a) + Number(inputs.mx) + inputs.include.length + (redirect === undefined ? 0 : 1);
    if (dnsLookups > MAX_LOOKUPS) unprocessable(`The record needs ${dnsLookups} DNS lookups; at most ${MAX_LOOKUPS} are allowed.`, 'include');
    return { record: terms.join(' '), dnsLookups };
  },
});

function network(text: string, version: 4 | 6, path: string): string {
  const read = readNetwork(text, path);
  if (read.version !== version) unprocessable(`${JSON.stringify(text.trim())} is not IPv${version}.`, path);
  return read.prefixLength === bitsOf(version) ? formatAddress(version, read.first) : formatNetwork(read);
}

function domain(text: string, path: string): string {
  const trimmed = text.trim();
  return isSpfDomain(trimmed) ? trimmed : unprocessable(`${JSON.stringify(trimmed)} is not a domain of at least two labels.`, path);
}
