import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { dateText } from '../shared/dates/dates.ts';
import { utf8Length } from '../shared/platform/bytes.ts';
import { colorInputs, qrPicture, scaleInput } from './lib/qr.ts';

const MAX_LINE_OCTETS = 75;

const inputs = z.strictObject({
  firstName: z.string().max(100).default('').describe('Given name of the contact'),
  lastName: z.string().max(100).default('').describe('Family name of the contact'),
  organization: z.string().max(200).default('').describe('Company or other organization'),
  title: z.string().max(200).default('').describe('Job title of the contact'),
  phones: z
    .array(
      z.strictObject({
        number: z.string().max(100).describe('The phone number as it should be dialled'),
        type: z.enum(['cell', 'work', 'home', 'fax']).default('cell').describe('Kind of phone: cell, work, home or fax'),
      }),
    )
    .max(10)
    .optional()
    .describe('Phone numbers of the contact'),
  emails: z
    .array(
      z.strictObject({
        address: z.string().max(254).describe('The e-mail address, with an @'),
        type: z.enum(['work', 'home']).optional().describe('Kind of address: work or home; none if omitted'),
      }),
    )
    .max(10)
    .optional()
    .describe('E-mail addresses of the contact'),
  street: z.string().max(200).default('').describe('Street and house number'),
  city: z.string().max(100).default('').describe('Town of the address'),
  region: z.string().max(100).default('').describe('State or province of the address'),
  postcode: z.string().max(20).default('').describe('Postal code of the address'),
  country: z.string().max(100).default('').describe('Country of the address'),
  url: z.string().max(500).default('').describe('Web site of the contact'),
  birthday: dateText.optional().describe('Date of birth, YYYY-MM-DD'),
  note: z.string().max(1000).default('').describe('Note with any further text'),
  version: z.enum(['3.0', '4.0']).default('3.0').describe('Version of vCard; 3.0 is read by everything'),
  qrCode: z.boolean().default(false).describe('Give a QR code of the card as svg too'),
  scale: scaleInput.default(4),
  ...colorInputs,
});

export default defineTool({
  slug: 'vcard-generator',
  name: 'vCard Generator',
  category: 'generators',
  summary: 'Generates a contact card (.vcf), and a QR code that saves it.',
  description: 'The full name is first and last name, else the organization; one of them is needed. Lines are folded at 75 octets.',
  reference: 'RFC 2426 (vCard 3.0) and RFC 6350 (vCard 4.0); ISO/IEC 18004 by the library qrcode',
  keywords: ['vcf', 'contact', 'business card', 'address book', 'visiting card'],
  heavyWhen: ({ qrCode }) => qrCode,
  inputs,
  result: z.strictObject({
    vcard: z.string().describe('The card with CRLF line endings'),
    svg: z.string().optional().describe('A QR code of the card as SVG text, with qrCode'),
    fullName: z.string().describe('The name that the card is shown by'),
  }),
  appliesWhen: { scale: { qrCode: [true] }, foreground: { qrCode: [true] }, background: { qrCode: [true] } },
  pageInputs: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    organization: 'Analytical Engines',
    phones: [{ number: '+44 20 7946 0000', type: 'work' }],
    emails: [{ address: 'ada@example.com' }],
  },
  examples: [
    {
      inputs: {
        firstName: 'Ada',
        lastName: 'Lovelace, Lady',
        phones: [{ number: '+44 20 7946 0000', type: 'work' }],
        emails: [{ address: 'ada@example.com' }],
      },
      result: {
        vcard:
          'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace\\, Lady;Ada;;;\r\nFN:Ada Lovelace\\, Lady\r\nTEL;TYPE=WORK:+44 20 7946 0000\r\nEMAIL:ada@example.com\r\nEND:VCARD\r\n',
        fullName: 'Ada Lovelace, Lady',
      },
    },
    {
      inputs: { organization: 'Example; Ltd', version: '4.0', birthday: '1990-08-15' },
      result: {
        vcard: 'BEGIN:VCARD\r\nVERSION:4.0\r\nN:;;;;\r\nFN:Example\\; Ltd\r\nORG:Example\\; Ltd\r\nBDAY:19900815\r\nEND:VCARD\r\n',
        fullName: 'Example; Ltd',
      },
    },
  ],
  async run(values) {
    const fullName = [values.firstName, values.lastName].filter((part) => part !== '').join(' ') || values.organization;
    if (fullName === '') invalid('firstName', 'or lastName or organization is needed');
    const vcard = linesOf(values, fullName)
      .map((line) => `${folded(line)}\r\n`)
      .join('');
    if (!values.qrCode) return { vcard, fullName };
    const { svg = '' } = await qrPicture(vcard, 'M', values.scale, 'svg', 'qrCode', values);
    return { vcard, svg, fullName };
  },
});

function linesOf(values: z.output<typeof inputs>, fullName: string): string[] {
  const { firstName, lastName, organization, title, phones = [], emails = [], street, city, region, postcode, country, url, birthday, note, version } = values;
  const kind = (type: string): string => (version === '3.0' ? type.toUpperCase() : type);
  const lines = ['BEGIN:VCARD', `VERSION:${version}`, `N:${escaped(lastName)};${escaped(firstName)};;;`, `FN:${escaped(fullName)}`];
  if (organization) lines.push(`ORG:${escaped(organization)}`);
  if (title) lines.push(`TITLE:${escaped(title)}`);
  for (const { number, type } of phones) lines.push(`TEL;TYPE=${kind(type)}:${escaped(number)}`);
  for (const [index, { address, type }] of emails.entries()) {
    if (!address.includes('@')) invalid(`emails[${index}].address`, 'must be an e-mail address with an @');
    lines.push(`EMAIL${type ? `;TYPE=${kind(type)}` : ''}:${escaped(address)}`);
  }
  const address = [street, city, region, postcode, country];
  if (address.some((part) => part !== '')) lines.push(`ADR;TYPE=${kind('work')}:;;${address.map(escaped).join(';')}`);
  if (url) lines.push(`URL:${url.replace(/[\r\n]/g, '')}`);
  if (birthday) lines.push(`BDAY:${version === '3.0' ? birthday : birthday.replaceAll('-', '')}`);
  if (note) lines.push(`NOTE:${escaped(note)}`);
  return [...lines, 'END:VCARD'];
}

const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** A line broken before more than 75 octets, between characters; each further line begins with a space. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Length(character);
    if (octets + size > MAX_LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
