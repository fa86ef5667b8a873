import { z } from 'zod';
import { defineTool } from '../define.ts';
import { checkEmail } from './lib/email.ts';

const PLUS_TAGS = new Set(
  'gmail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com fastmail.com fastmail.fm proton.me protonmail.com pm.me'.split(' '),
);
const HYPHEN_TAGS = new Set(['yahoo.com', 'ymail.com', 'rocketmail.com']);

interface Rules {
  removeTags: boolean;
  removeDots: boolean;
  lowercaseLocal: boolean;
}

/** The one form of an address, or undefined when it is not valid or nothing stays of its local part. */
function normalize(email: string, { removeTags, removeDots, lowercaseLocal }: Rules): string | undefined {
  const checked = checkEmail(email);
  if (!checked.valid) return undefined;
  const domain = checked.domain === 'googlemail.com' ? 'gmail.com' : checked.domain;
  let local = checked.localPart;
  const mark = PLUS_TAGS.has(domain) ? '+' : HYPHEN_TAGS.has(domain) ? '-' : undefined;
  if (removeTags && mark !== undefined && local.includes(mark)) local = local.slice(0, local.indexOf(mark));
  if (removeDots && domain === 'gmail.com') local = local.replaceAll('.', '');
  if (lowercaseLocal) local = local.toLowerCase();
  return local === '' ? undefined : `${local}@${domain}`;
}

export default defineTool({
  slug: 'email-normalizer',
  name: 'Email Normalizer',
  category: 'identifiers',
  summary: 'Reduces addresses to one form per mailbox (case, Gmail dots, plus tags) and finds duplicates.',
  description:
    'Domains in lower case, googlemail.com as gmail.com. Tags from the first + are dropped for Gmail, Outlook, iCloud, Fastmail and Proton addresses, from the first - for Yahoo; dots for Gmail only. Other domains keep both. Validity as in email-validator.',
  reference: 'RFC 5321, RFC 5233 (sub-addressing); the providers’ help pages',
  keywords: ['e-mail', 'deduplicate', 'canonical', 'gmail', 'mailing list', 'same person', 'clean list'],
  inputs: z.strictObject({
    emails: z.array(z.string().max(1000).describe('One email address of the list')).min(1).max(10_000).describe('The email addresses to reduce, in order'),
    removeTags: z.boolean().default(true).describe('Whether to drop tags where the provider ignores them'),
    removeDots: z.boolean().default(true).describe('Whether to drop dots where the provider ignores them'),
    lowercaseLocal: z.boolean().default(true).describe('Whether to write the part before the @ in lower case'),
  }),
  result: z.strictObject({
    results: z
      .array(
        z.strictObject({
          input: z.string().describe('The address as given'),
          valid: z.boolean().describe('Whether the address is well formed'),
          normalized: z.string().optional().describe('The one form of the mailbox; absent when the address is not valid'),
        }),
      )
      .describe('One result for each address, in order'),
    uniqueCount: z.int().describe('How many different normalized addresses there are'),
    duplicates: z
      .array(
        z.strictObject({
          normalized: z.string().describe('The normalized address that occurs more than once'),
          inputs: z.array(z.string()).describe('The addresses as given that are equal to it'),
        }),
      )
      .describe('Addresses that occur more than once, in order of first use'),
  }),
  examples: [
    {
      inputs: { emails: ['Jane.Doe+shop@gmail.com', 'janedoe@googlemail.com', 'Bob+x@Example.com'] },
      result: {
        results: [
          { input: 'Jane.Doe+shop@gmail.com', valid: true, normalized: 'janedoe@gmail.com' },
          { input: 'janedoe@googlemail.com', valid: true, normalized: 'janedoe@gmail.com' },
          { input: 'Bob+x@Example.com', valid: true, normalized: 'bob+x@example.com' },
        ],
        uniqueCount: 2,
        duplicates: [{ normalized: 'janedoe@gmail.com', inputs: ['Jane.Doe+shop@gmail.com', 'janedoe@googlemail.com'] }],
      },
    },
  ],
  run({ emails, ...rules }) {
    const mailboxes = new Map<string, string[]>();
    const results = emails.map((input) => {
      const normalized = normalize(input, rules);
      if (normalized === undefined) return { input, valid: false };
      const inputs = mailboxes.get(normalized);
      if (inputs) inputs.push(input);
      else mailboxes.set(normalized, [input]);
      return { input, valid: true, normalized };
    });
    const duplicates = Array.from(mailboxes, ([normalized, inputs]) => ({ normalized, inputs })).filter(({ inputs }) => inputs.length > 1);
    return { results, uniqueCount: mailboxes.size, duplicates };
  },
});
