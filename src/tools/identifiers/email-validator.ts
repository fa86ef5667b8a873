import { z } from 'zod';
import { defineTool } from '../define.ts';
import { reason, valid } from './lib/answers.ts';
import { checkEmail } from './lib/email.ts';

export default defineTool({
  slug: 'email-validator',
  name: 'Email Validator',
  category: 'identifiers',
  summary: 'Checks an email address against the mail standards and splits it.',
  description:
    'The local part (at most 64 octets) has no dot first, last or doubled; the whole has at most 254 octets; the domain follows the rules of host names. Comments, display names and inner white space are not valid. Whether the mailbox exists is not asked.',
  reference: 'RFC 5321, RFC 5322 (atext), RFC 6531, UTS #46',
  keywords: ['e-mail', 'mail address', 'mailbox', 'check email', 'verify email', 'syntax', 'eai'],
  inputs: z.strictObject({
    value: z.string().max(1000).describe('The email address to check'),
    allowInternational: z.boolean().default(true).describe('Whether letters beyond ASCII are accepted (RFC 6531)'),
    allowQuoted: z.boolean().default(false).describe('Whether a quoted local part such as "a b"@example.com is accepted'),
    allowAddressLiteral: z.boolean().default(false).describe('Whether a domain such as [192.0.2.1] or [IPv6:2001:db8::1] is accepted'),
    requireDot: z.boolean().default(true).describe('Whether the domain must have at least two labels'),
  }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The local part as given, @, and the domain in lower case'),
    localPart: z.string().optional().describe('The part before the last @'),
    domain: z.string().optional().describe('The part after the last @, in lower case'),
    asciiDomain: z.string().optional().describe('The domain with its labels in Punycode'),
    tag: z.string().optional().describe('What follows the first + of the local part'),
    isInternational: z.boolean().optional().describe('Whether the address has letters beyond ASCII'),
    reason,
  }),
  examples: [
    {
      inputs: { value: 'Jane.Doe+news@Example.COM' },
      result: {
        valid: true,
        normalized: 'Jane.Doe+news@example.com',
        localPart: 'Jane.Doe+news',
        domain: 'example.com',
        asciiDomain: 'example.com',
        tag: 'news',
        isInternational: false,
      },
    },
    { inputs: { value: 'jane..doe@example.com' }, result: { valid: false, reason: 'The local part has a dot first, last or twice in a row.' } },
  ],
  run: ({ value, ...rules }) => checkEmail(value, rules),
});
