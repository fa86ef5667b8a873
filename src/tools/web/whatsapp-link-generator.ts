import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { encodePart } from './lib/web-url.ts';

/** The digits of an international number (E.164), or undefined. */
function digitsOf(phone: string): string | undefined {
  const digits = phone.replace(/[\s.()[\]-]/g, '').replace(/^(?:\+|00)/, '');
  return /^[1-9][0-9]{6,14}$/.test(digits) ? digits : undefined;
}

export default defineTool({
  slug: 'whatsapp-link-generator',
  name: 'WhatsApp Link Generator',
  category: 'web',
  summary: 'Generates a wa.me click-to-chat link for WhatsApp.',
  description:
    'The number needs its country code. Spaces, dots, hyphens, brackets and a leading + or 00 are taken off; 7 to 15 digits must be left that do not begin with 0. Without a number the link lets the user choose a contact.',
  reference: 'WhatsApp click to chat (wa.me); ITU-T E.164',
  keywords: ['wa.me', 'click to chat', 'chat link', 'messenger', 'phone'],
  inputs: z.strictObject({
    phone: z.string().min(5).max(30).optional().describe('Telephone number with country code; absent lets the user choose a contact'),
    message: z.string().min(1).max(5000).optional().describe('Text that is filled in, ready to be sent'),
  }),
  result: z.strictObject({
    url: z.string().describe('The wa.me link that opens the chat'),
    digits: z.string().optional().describe('The number as the link has it, digits only'),
  }),
  examples: [
    {
      inputs: { phone: '+44 (20) 7946-0958', message: 'Hello & welcome' },
      result: { url: 'https://wa.me/442079460958?text=Hello%20%26%20welcome', digits: '442079460958' },
    },
    { inputs: { message: '¡Olá!' }, result: { url: 'https://wa.me/?text=%C2%A1Ol%C3%A1!' } },
  ],
  run({ phone, message }) {
    if (phone === undefined && message === undefined) invalid('phone', 'is needed, or a message');
    const digits = phone === undefined ? undefined : digitsOf(phone);
    if (phone !== undefined && digits === undefined) invalid('phone', 'must have 7 to 15 digits with the country code, such as +44 20 7946 0958');
    return { url: `https://wa.me/${digits ?? ''}${message === undefined ? '' : `?text=${encodePart(message)}`}`, digits };
  },
});
