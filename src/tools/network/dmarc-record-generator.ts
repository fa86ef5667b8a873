import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';

const policy = z.enum(['none', 'quarantine', 'reject']);
const alignment = z.enum(['relaxed', 'strict']).default('relaxed');
const addresses = z.array(z.string().min(1).max(320)).max(10).default([]);

export default defineTool({
  slug: 'dmarc-record-generator',
  name: 'DMARC Record Generator',
  category: 'network',
  summary: 'Generates a DMARC record that tells mail servers what to do with forged e-mail.',
  description: 'The tags are in the order v, p, sp, pct, rua, ruf, adkim, aspf, fo; only what differs from the default of the standard is written.',
  reference: 'RFC 7489; RFC 6068 for mailto URIs',
  keywords: ['email authentication', 'txt record', 'create dmarc', 'dmarc wizard'],
  inputs: z.strictObject({
    policy: policy.describe('What receivers do with failing mail of the domain'),
    subdomainPolicy: policy.optional().describe('What receivers do with failing mail of subdomains'),
    percent: z.int().min(0).max(100).default(100).describe('Share of failing mail the policy applies to, in percent'),
    aggregateReports: addresses.describe('E-mail addresses for aggregate reports'),
    failureReports: addresses.describe('E-mail addresses for failure reports'),
    dkimAlignment: alignment.describe('How DKIM domains must match the From domain'),
    spfAlignment: alignment.describe('How SPF domains must match the From domain'),
    failureOptions: z
      .array(z.enum(['0', '1', 'd', 's']))
      .max(4)
      .default([])
      .describe('When failure reports are sent: 0 all checks fail, 1 any fails, d DKIM fails, s SPF fails'),
    domain: z.string().min(1).max(255).optional().describe('Domain the record is for'),
  }),
  result: z.strictObject({
    record: z.string().describe('Text of the TXT record'),
    host: z.string().describe('Name that the TXT record belongs to'),
  }),
  examples: [
    {
      inputs: { policy: 'quarantine', percent: 50, aggregateReports: ['a@x.org', 'b@y.org'], spfAlignment: 'strict', domain: 'x.org' },
      result: { record: 'v=DMARC1; p=quarantine; pct=50; rua=mailto:a@x.org,mailto:b@y.org; aspf=s', host: '_dmarc.x.org' },
    },
  ],
  run(inputs) {
    const tags = [
      'v=DMARC1',
      `p=${inputs.policy}`,
      ...(inputs.subdomainPolicy === undefined || inputs.subdomainPolicy === inputs.policy ? [] : [`sp=${inputs.subdomainPolicy}`]),
      ...(inputs.percent === 100 ? [] : [`pct=${inputs.percent}`]),
      ...reportTag('rua', inputs.aggregateReports, 'aggregateReports'),
      ...reportTag('ruf', inputs.failureReports, 'failureReports'),
      ...(inputs.dkimAlignment === 'strict' ? ['adkim=s'] : []),
      ...(inputs.spfAlignment === 'strict' ? ['aspf=s'] : []),
      ...(['', '0'].includes(inputs.failureOptions.join(':')) ? [] : [`fo=${inputs.failureOptions.join(':')}`]),
    ];
    return { record: tags.join('; '), host: inputs.domain === undefined ? '_dmarc' : `_dmarc.${inputs.domain.trim()}` };
  },
});

function reportTag(tag: string, list: readonly string[], field: string): string[] {
  const uris = list.map((text, index) => {
    const address = text.trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) unprocessable(`${JSON.stringify(address)} is not an e-mail address with exactly one @.`, `${field}[${index}]`);
    // RFC 7489 section 6.2: commas and exclamation marks of the URI are encoded; a semicolon would end the tag
    return `mailto:${address.replace(/[%,!;]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`;
  });
  return uris.length === 0 ? [] : [`${tag}=${uris.join(',')}`];
}
