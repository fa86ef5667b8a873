import { z } from 'zod';
import { defineTool } from '../define.ts';
import { reason, refused, valid } from './lib/answers.ts';
import { checkHost } from './lib/hosts.ts';

export default defineTool({
  slug: 'domain-name-validator',
  name: 'Domain Name Validator',
  category: 'identifiers',
  summary: 'Checks a domain name, including international ones, and gives its ASCII and Unicode forms.',
  description:
    'Labels of 1 to 63 letters, digits and hyphens, none at either end, at most 253 characters in ASCII, the last label not all digits. One trailing dot is accepted. Whether the top-level domain exists is not asked (see domain-parser).',
  reference: 'RFC 1035, RFC 1123, RFC 5890, UTS #46 (non-transitional)',
  keywords: ['hostname', 'host', 'idn', 'punycode', 'dns', 'tld', 'internationalized'],
  inputs: z.strictObject({
    value: z.string().max(1000).describe('The domain name to check'),
    requireDot: z.boolean().default(true).describe('Whether there must be at least two labels'),
    allowUnderscore: z.boolean().default(false).describe('Whether labels left of the last two may have underscores, as in _dmarc'),
    allowWildcard: z.boolean().default(false).describe('Whether * may be the first label'),
  }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The ASCII form in lower case, without a trailing dot'),
    unicode: z.string().optional().describe('The form with Unicode letters'),
    labels: z.array(z.string()).optional().describe('The ASCII labels from left to right'),
    tld: z.string().optional().describe('The last label in ASCII, the top-level domain'),
    isInternational: z.boolean().optional().describe('Whether one of the labels is in Punycode'),
    reason,
  }),
  examples: [
    {
      inputs: { value: 'Bücher.Example' },
      result: {
        valid: true,
        normalized: 'xn--bcher-kva.example',
        unicode: 'bücher.example',
        labels: ['xn--bcher-kva', 'example'],
        tld: 'example',
        isInternational: true,
      },
    },
    { inputs: { value: '-bad-.com' }, result: { valid: false, reason: 'The label "-bad-" begins or ends with a hyphen.' } },
  ],
  run({ value, ...rules }) {
    const domain = value.trim().replace(/[.\u3002\uff0e\uff61]$/, '');
    const host = checkHost(domain, rules);
    if ('reason' in host) return refused(host.reason);
    const { ascii, unicode, labels } = host;
    return { valid: true, normalized: ascii, unicode, labels, tld: labels.at(-1), isInternational: labels.some((label) => label.startsWith('xn--')) };
  },
});
