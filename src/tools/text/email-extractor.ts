import { z } from 'zod';
import { defineTool } from '../define.ts';
import { findEmails } from '../shared/net/addresses.ts';
import { compareCodePoints } from '../shared/text/segments.ts';
import { firstOfEach } from './lib/items.ts';

export default defineTool({
  slug: 'email-extractor',
  name: 'Email Extractor',
  category: 'text',
  summary: 'Finds the e-mail addresses in a text and lists them, each once if you like.',
  description:
    'Local parts without quotes, letters and digits of any script; domains of at least two labels, or an IPv4 address in square brackets. Marks around an address do not belong to it.',
  reference: 'RFC 5321 section 4.1.2, RFC 6531',
  keywords: ['mail', 'contacts', 'scrape', 'e-mail list'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to search'),
    unique: z.boolean().default(true).describe('List an address once, ignoring case, as first written'),
    lowercase: z.boolean().default(false).describe('Give addresses in lower case'),
    sort: z.boolean().default(false).describe('true: sort by code point; false: keep the order of appearance'),
  }),
  result: z.strictObject({ emails: z.array(z.string()).describe('The e-mail addresses found'), count: z.int().describe('Number of addresses listed') }),
  views: [{ kind: 'marked', field: 'emails', in: 'text' }],
  examples: [
    {
      inputs: { text: 'Write to Ann.Lee+news@example.co.uk, (bob@test.org). Not @home or a@b' },
      result: { emails: ['Ann.Lee+news@example.co.uk', 'bob@test.org'], count: 2 },
    },
    {
      inputs: { text: 'A@x.org a@X.org example@[127.0.0.1]', lowercase: true },
      result: { emails: ['a@x.org', 'example@[127.0.0.1]'], count: 2 },
    },
  ],
  run({ text, unique, lowercase, sort }) {
    const found = findEmails(text).map(({ value }) => value);
    const kept = unique ? firstOfEach(found, (address) => address.toLowerCase()) : found;
    const emails = lowercase ? kept.map((address) => address.toLowerCase()) : kept;
    if (sort) emails.sort(compareCodePoints);
    return { emails, count: emails.length };
  },
});
