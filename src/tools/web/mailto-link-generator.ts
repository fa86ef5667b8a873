import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { escapeHtml, tag } from './lib/html.ts';
import { encodePart } from './lib/web-url.ts';

const addresses = () =>
  z
    .array(
      z
        .string()
        .max(500)
        .regex(/^[^\s,?&#@]+@[^\s,?&#@]+$/, 'must be an address with one @ and without white space, comma, ?, & and #'),
    )
    .max(50)
    .default([]);

/** UTF-8 percent-encoding of everything but A-Z a-z 0-9 - . _ ~ */
const encodeAll = (text: string): string => encodePart(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
const encodeAddresses = (list: readonly string[]): string => list.map((address) => encodeAll(address).replaceAll('%40', '@')).join(',');

export default defineTool({
  slug: 'mailto-link-generator',
  name: 'Mailto Link Generator',
  category: 'web',
  summary: 'Generates a mailto link with recipients, subject and body.',
  description:
    'Fields are in the order to, cc, bcc, subject, body; empty ones are left out. Line breaks in the body become %0D%0A. Everything but letters, digits and - . _ ~ is percent-encoded as UTF-8.',
  reference: 'RFC 6068 (the mailto URI scheme)',
  keywords: ['email link', 'e-mail', 'contact link', 'prefilled', 'subject and body'],
  inputs: z.strictObject({
    to: addresses().describe('E-mail addresses of the recipients'),
    cc: addresses().describe('E-mail addresses that get a copy'),
    bcc: addresses().describe('E-mail addresses that get a hidden copy'),
    subject: z.string().max(1000).optional().describe('Subject of the message'),
    body: z.string().max(10_000).optional().describe('Text of the message'),
    linkText: z.string().min(1).max(500).optional().describe('Text of the HTML link; else the first address, else Send e-mail'),
  }),
  result: z.strictObject({
    url: z.string().describe('The mailto address with all fields'),
    html: z.string().describe('HTML link to the mailto address'),
  }),
  examples: [
    {
      inputs: { to: ['ann@example.com'], subject: 'Q&A: 50% off', body: 'Hi,\nbye' },
      result: {
        url: 'mailto:ann@example.com?subject=Q%26A%3A%2050%25%20off&body=Hi%2C%0D%0Abye',
        html: '<a href="mailto:ann@example.com?subject=Q%26A%3A%2050%25%20off&amp;body=Hi%2C%0D%0Abye">ann@example.com</a>',
      },
    },
    {
      inputs: { to: ['a@example.com', 'b+c@example.com'], cc: ['d@example.com'], linkText: 'Write' },
      result: {
        url: 'mailto:a@example.com,b%2Bc@example.com?cc=d@example.com',
        html: '<a href="mailto:a@example.com,b%2Bc@example.com?cc=d@example.com">Write</a>',
      },
    },
  ],
  run({ to, cc, bcc, subject = '', body = '', linkText }) {
    const fields = [
      ['cc', encodeAddresses(cc)],
      ['bcc', encodeAddresses(bcc)],
      ['subject', encodeAll(subject)],
      ['body', encodeAll(body.replace(/\r\n|\r|\n/g, '\r\n'))],
    ].flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`]));
    if (to.length === 0 && fields.length === 0) invalid('to', 'must have an address, or give cc, bcc, a subject or a body');
    const url = `mailto:${encodeAddresses(to)}${fields.length === 0 ? '' : `?${fields.join('&')}`}`;
    const text = linkText ?? to[0] ?? cc[0] ?? bcc[0] ?? 'Send e-mail';
    return { url, html: `${tag('a', { href: url })}${escapeHtml(text)}</a>` };
  },
});
