import { z } from 'zod';
import { defineTool } from '../define.ts';
import { checkedInstant, formatInstant, instantText } from './lib/moments.ts';
import { isPlainHttp, isUri } from './lib/security-txt.ts';

const EMAIL = /^[^\s@:/]+@[^\s@:/]+$/;
/** RFC 5646, section 2.1, without the irregular tags of old. */
const LANGUAGE_TAG =
  /^(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|[0-9]{3}))?(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*(?:-[a-wyz0-9](?:-[a-z0-9]{2,8})+)*(?:-x(?:-[a-z0-9]{1,8})+)?$/i;

const isAllowed = (text: string): boolean => isUri(text) && !isPlainHttp(text);
const uris = () =>
  z
    .array(z.string().max(2048).refine(isAllowed, { error: 'must be a URI with a scheme other than http:, such as https://example.com/policy' }))
    .max(10)
    .default([]);

export default defineTool({
  slug: 'security-txt-generator',
  name: 'Security.txt Generator',
  category: 'web',
  summary: 'Generates a security.txt that tells people how to report vulnerabilities.',
  description:
    'A bare e-mail address gets mailto:. expires is written in UTC; RFC 9116 asks for less than a year ahead. Put the file at /.well-known/security.txt, served over https.',
  reference: 'RFC 9116 (security.txt); RFC 5646 (language tags)',
  keywords: ['vulnerability disclosure', 'bug bounty', 'well-known', 'security contact', 'responsible disclosure'],
  inputs: z.strictObject({
    contacts: z
      .array(
        z
          .string()
          .max(2048)
          .refine((text) => EMAIL.test(text) || isAllowed(text), { error: 'must be an e-mail address or a mailto:, tel: or https: URI' }),
      )
      .min(1)
      .max(20)
      .describe('Where to report: e-mail addresses, or mailto:, tel: or https: URIs'),
    expires: instantText().describe('When the file stops being valid, as an ISO 8601 instant'),
    encryption: uris().describe('URIs of keys for encrypted reports'),
    acknowledgments: uris().describe('URIs of pages that thank reporters'),
    preferredLanguages: z
      .array(z.string().max(100).regex(LANGUAGE_TAG, 'must be a language tag (BCP 47) such as en or pt-BR'))
      .max(20)
      .default([])
      .describe('Languages reports may be written in, as BCP 47 tags'),
    canonical: uris().describe('URIs at which the file itself is found'),
    policy: uris().describe('URIs of the disclosure policy'),
    hiring: uris().describe('URIs of open positions in security'),
    now: instantText().optional().describe('Instant to take as the current time; now if omitted'),
  }),
  result: z.strictObject({
    text: z.string().describe('The content of the security.txt file'),
    warnings: z.array(z.string()).describe('What is unwise about the expiry'),
  }),
  examples: [
    {
      inputs: { contacts: ['security@example.com'], expires: '2027-01-01T00:00:00Z', preferredLanguages: ['en', 'de'], now: '2026-06-01T00:00:00Z' },
      result: { text: 'Contact: mailto:security@example.com\nExpires: 2027-01-01T00:00:00Z\nPreferred-Languages: en, de\n', warnings: [] },
    },
    {
      inputs: { contacts: ['https://example.com/report'], expires: '2026-01-01T01:00:00+01:00', now: '2026-06-01T00:00:00Z' },
      result: { text: 'Contact: https://example.com/report\nExpires: 2026-01-01T00:00:00Z\n', warnings: ['expires is in the past'] },
    },
  ],
  run(inputs) {
    const expires = checkedInstant(inputs.expires);
    const now = inputs.now === undefined ? Date.now() : checkedInstant(inputs.now);
    const yearAhead = new Date(now).setUTCFullYear(new Date(now).getUTCFullYear() + 1);
    const field = (name: string, values: readonly string[]): string[] => values.map((value) => `${name}: ${value}`);
    const lines = [
      ...inputs.contacts.map((contact) => `Contact: ${EMAIL.test(contact) ? 'mailto:' : ''}${contact}`),
      `Expires: ${formatInstant(expires)}`,
      ...field('Encryption', inputs.encryption),
      ...field('Acknowledgments', inputs.acknowledgments),
      ...(inputs.preferredLanguages.length > 0 ? [`Preferred-Languages: ${inputs.preferredLanguages.join(', ')}`] : []),
      ...field('Canonical', inputs.canonical),
      ...field('Policy', inputs.policy),
      ...field('Hiring', inputs.hiring),
    ];
    const warnings = [expires < now ? 'expires is in the past' : '', expires > yearAhead ? 'expires is more than a year ahead' : ''].filter(Boolean);
    return { text: `${lines.join('\n')}\n`, warnings };
  },
});
