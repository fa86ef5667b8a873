import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { parseDate } from '../shared/dates/dates.ts';
import { parseInstantInUtc } from '../shared/dates/instants.ts';
import { colorInputs, correctionInput, pictureFormat, pictureResult, qrPicture, scaleInput } from './lib/qr.ts';

const FIRST_YEAR = 1;

const inputs = z.strictObject({
  kind: z.enum(['phone', 'sms', 'email', 'geo', 'event', 'whatsapp', 'bitcoin', 'url']).describe('What the QR code does when it is scanned'),
  phone: z.string().min(3).max(20).optional().describe('Phone number; of phone, sms and whatsapp (there with country code)'),
  email: z.string().min(3).max(254).optional().describe('E-mail address to write to; of email'),
  subject: z.string().min(1).max(500).optional().describe('Subject of the e-mail; of email'),
  body: z.string().min(1).max(1000).optional().describe('Text of the message; of sms, email and whatsapp'),
  latitude: z.number().min(-90).max(90).optional().describe('Degrees north of the equator; of geo'),
  longitude: z.number().min(-180).max(180).optional().describe('Degrees east of Greenwich; of geo'),
  label: z.string().min(1).max(200).optional().describe('Name of the place or payee; of geo and bitcoin'),
  title: z.string().min(1).max(200).optional().describe('What the event is called; of event'),
  start: z.string().min(1).max(64).optional().describe('Date (YYYY-MM-DD) or instant (ISO 8601 with offset) at which the event begins'),
  end: z.string().min(1).max(64).optional().describe('When the event ends, in the same form as start'),
  location: z.string().min(1).max(200).optional().describe('Where the event takes place'),
  address: z.string().min(26).max(90).optional().describe('Bitcoin address that is paid; of bitcoin'),
  amount: z.number().min(0).max(21_000_000).optional().describe('Amount in bitcoins with up to 8 decimals; of bitcoin'),
  url: z.string().min(1).max(2000).optional().describe('Web address with http or https; of url'),
  errorCorrection: correctionInput,
  scale: scaleInput,
  format: pictureFormat,
  ...colorInputs,
});

type Values = z.output<typeof inputs>;
type Field = Exclude<keyof Values, 'kind' | 'errorCorrection' | 'scale' | 'format' | 'foreground' | 'background'>;

/** The fields each kind needs, and those it knows besides. */
const FIELDS: Record<Values['kind'], { needed: readonly Field[]; optional: readonly Field[] }> = {
  phone: { needed: ['phone'], optional: [] },
  sms: { needed: ['phone'], optional: ['body'] },
  email: { needed: ['email'], optional: ['subject', 'body'] },
  geo: { needed: ['latitude', 'longitude'], optional: ['label'] },
  event: { needed: ['title', 'start'], optional: ['end', 'location'] },
  whatsapp: { needed: ['phone'], optional: ['body'] },
  bitcoin: { needed: ['address'], optional: ['amount', 'label'] },
  url: { needed: ['url'], optional: [] },
};
const ALL_FIELDS = [...new Set(Object.values(FIELDS).flatMap(({ needed, optional }) => [...needed, ...optional]))];

export default defineTool({
  slug: 'qr-payload-generator',
  name: 'QR Payload Generator',
  category: 'generators',
  summary: 'Generates QR codes that call, write an e-mail or message, show a place, add an event, or ask for Bitcoin.',
  description: 'Each kind takes its own fields; one that it needs and lacks, or does not know, is refused.',
  reference: 'RFC 3966 (tel), RFC 6068 (mailto), RFC 5870 (geo), RFC 5545 (VEVENT), BIP 21 (bitcoin), SMSTO as in ZXing; ISO/IEC 18004 by the library qrcode',
  keywords: ['tel link', 'mailto', 'sms', 'whatsapp link', 'calendar', 'map', 'crypto payment', 'phone number'],
  heavyWhen: ({ format, subject = '', body = '', label = '', title = '', location = '', url = '' }) =>
    format === 'png' || [subject, body, label, title, location, url].join('').length > 100,
  inputs,
  result: z.strictObject({
    payload: z.string().describe('The text in the QR code'),
    ...pictureResult,
  }),
  headline: 'svg',
  appliesWhen: {
    phone: { kind: ['phone', 'sms', 'whatsapp'] },
    email: { kind: ['email'] },
    subject: { kind: ['email'] },
    body: { kind: ['sms', 'email', 'whatsapp'] },
    latitude: { kind: ['geo'] },
    longitude: { kind: ['geo'] },
    label: { kind: ['geo', 'bitcoin'] },
    title: { kind: ['event'] },
    start: { kind: ['event'] },
    end: { kind: ['event'] },
    location: { kind: ['event'] },
    address: { kind: ['bitcoin'] },
    amount: { kind: ['bitcoin'] },
    url: { kind: ['url'] },
  },
  pageInputs: { kind: 'sms', phone: '+44 20 7946 0000', body: 'Hi there' },
  examples: [
    {
      inputs: { kind: 'sms', phone: '+44 20 7946 0000', body: 'Hi there', scale: 2 },
      result: {
        payload: 'SMSTO:+442079460000:Hi there',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="66" height="66" viewBox="0 0 66 66" role="img"><title>QR code</title><rect x="0" y="0" width="66" height="66" fill="#ffffff"/><path d="M8 8h14v2h-14zM24 8h6v2h-6zM32 8h8v2h-8zM44 8h14v2h-14zM8 10h2v2h-2zM20 10h2v2h-2zM24 10h2v2h-2zM30 10h2v2h-2zM44 10h2v2h-2zM56 10h2v2h-2zM8 12h2v2h-2zM12 12h6v2h-6zM20 12h2v2h-2zM28 12h2v2h-2zM34 12h4v2h-4zM40 12h2v2h-2zM44 12h2v2h-2zM48 12h6v2h-6zM56 12h2v2h-2zM8 14h2v2h-2zM12 14h6v2h-6zM20 14h2v2h-2zM24 14h2v2h-2zM28 14h2v2h-2zM44 14h2v2h-2zM48 14h6v2h-6zM56 14h2v2h-2zM8 16h2v2h-2zM12 16h6v2h-6zM20 16h2v2h-2zM28 16h4v2h-4zM34 16h2v2h-2zM40 16h2v2h-2zM44 16h2v2h-2zM48 16h6v2h-6zM56 16h2v2h-2zM8 18h2v2h-2zM20 18h2v2h-2zM30 18h2v2h-2zM40 18h2v2h-2zM44 18h2v2h-2zM56 18h2v2h-2zM8 20h14v2h-14zM24 20h2v2h-2zM28 20h2v2h-2zM32 20h2v2h-2zM36 20h2v2h-2zM40 20h2v2h-2zM44 20h14v2h-14zM24 22h2v2h-2zM30 22h4v2h-4zM36 22h4v2h-4zM8 24h2v2h-2zM12 24h4v2h-4zM18 24h6v2h-6zM28 24h2v2h-2zM34 24h2v2h-2zM38 24h2v2h-2zM44 24h2v2h-2zM50 24h2v2h-2zM54 24h4v2h-4zM10 26h4v2h-4zM26 26h6v2h-6zM34 26h6v2h-6zM42 26h10v2h-10zM54 26h4v2h-4zM8 28h4v2h-4zM16 28h6v2h-6zM24 28h2v2h-2zM28 28h2v2h-2zM36 28h2v2h-2zM44 28h4v2h-4zM50 28h6v2h-6zM14 30h4v2h-4zM26 30h6v2h-6zM34 30h8v2h-8zM46 30h2v2h-2zM52 30h2v2h-2zM56 30h2v2h-2zM10 32h2v2h-2zM14 32h2v2h-2zM18 32h4v2h-4zM24 32h4v2h-4zM32 32h2v2h-2zM36 32h8v2h-8zM46 32h2v2h-2zM10 34h2v2h-2zM16 34h2v2h-2zM22 34h2v2h-2zM26 34h2v2h-2zM30 34h6v2h-6zM42 34h2v2h-2zM48 34h2v2h-2zM52 34h6v2h-6zM10 36h8v2h-8zM20 36h4v2h-4zM26 36h2v2h-2zM30 36h2v2h-2zM34 36h8v2h-8zM46 36h8v2h-8zM8 38h2v2h-2zM14 38h2v2h-2zM30 38h2v2h-2zM34 38h2v2h-2zM40 38h2v2h-2zM44 38h2v2h-2zM48 38h4v2h-4zM56 38h2v2h-2zM18 40h4v2h-4zM32 40h2v2h-2zM36 40h14v2h-14zM52 40h4v2h-4zM24 42h2v2h-2zM36 42h2v2h-2zM40 42h2v2h-2zM48 42h2v2h-2zM54 42h2v2h-2zM8 44h14v2h-14zM24 44h6v2h-6zM38 44h4v2h-4zM44 44h2v2h-2zM48 44h4v2h-4zM54 44h2v2h-2zM8 46h2v2h-2zM20 46h2v2h-2zM24 46h8v2h-8zM38 46h4v2h-4zM48 46h2v2h-2zM56 46h2v2h-2zM8 48h2v2h-2zM12 48h6v2h-6zM20 48h2v2h-2zM26 48h2v2h-2zM34 48h4v2h-4zM40 48h14v2h-14zM8 50h2v2h-2zM12 50h6v2h-6zM20 50h2v2h-2zM24 50h2v2h-2zM38 50h4v2h-4zM44 50h8v2h-8zM56 50h2v2h-2zM8 52h2v2h-2zM12 52h6v2h-6zM20 52h2v2h-2zM24 52h2v2h-2zM28 52h2v2h-2zM36 52h2v2h-2zM42 52h2v2h-2zM54 52h2v2h-2zM8 54h2v2h-2zM20 54h2v2h-2zM26 54h2v2h-2zM30 54h6v2h-6zM40 54h2v2h-2zM52 54h2v2h-2zM56 54h2v2h-2zM8 56h14v2h-14zM24 56h2v2h-2zM30 56h4v2h-4zM38 56h2v2h-2zM42 56h4v2h-4zM52 56h2v2h-2zM56 56h2v2h-2z" fill="#000000"/></svg>',
      },
    },
    {
      inputs: { kind: 'email', email: 'ann@example.com', subject: 'Hello & welcome', scale: 2, format: 'png' },
      result: {
        payload: 'mailto:ann@example.com?subject=Hello%20%26%20welcome',
        png: 'iVBORw0KGgoAAAANSUhEUgAAAFIAAABSCAMAAADw8nOpAAAABlBMVEX///8AAABVwtN+AAABZElEQVR4nO2USw7DMAhEnftfuouq8nwgiVSDswhS29Qxz4IZPMYbbzw4Dorf2m+d33/fxDnVSH2eYEyav1FOBxLLUoSjPWcPkmHYEsTuRvpbbMAuZATgwv/y5RIkD9e9D+fUI+NG4AWiR18iCpBcCK67reIR7UJy410ONTYekfpyMXJuxycv/7ZYBUhuvLbjoDHcjcSNDB0ihx7ahcSi2B4uGP47gS5HHkGoFNoURncho9GacP7Pw9uHHCKHlslSsJAhtAAZNd6TeABdvD6k25plc9MnZZcgGZvZxw88BS5HqpkVyN960Z2YfSESS4qGUvfw/j6kC6HHZbIkAhUhsyIj6QaIlc5OGVKbwCt8uc3iTwtfiIyOQBtr6oU0RciDghOxPBUNjdWB9KIZj4WyzXuRbu7YKmyitPQWZCSASrcfGTRc5LgYxiIkP+MBfGGwUCm0BKm2yA/15tya8QXIN954UHwAzVAIZb4MES8AAAAASUVORK5CYII=',
      },
    },
  ],
  async run(values) {
    const { needed, optional } = FIELDS[values.kind];
    for (const field of needed) if (values[field] === undefined) invalid(field, `is needed for the kind ${values.kind}`);
    for (const field of ALL_FIELDS)
      if (values[field] !== undefined && !needed.includes(field) && !optional.includes(field)) invalid(field, `does not belong to the kind ${values.kind}`);
    const payload = PAYLOADS[values.kind](values);
    return { payload, ...(await qrPicture(payload, values.errorCorrection, values.scale, values.format, 'kind', values)) };
  },
});

const PAYLOADS: Record<Values['kind'], (values: Values) => string> = {
  phone: ({ phone }) => `tel:${phoneNumber(phone)}`,
  sms: ({ phone, body }) => `SMSTO:${phoneNumber(phone)}${body === undefined ? '' : `:${body}`}`,
  email: ({ email = '', subject, body }) => {
    if (!/^[^\s@,?&#]+@[^\s@,?&#]+$/.test(email)) invalid('email', 'must be an e-mail address such as ann@example.com');
    const address = email.split('@').map(percent).join('@');
    return `mailto:${address}${query({ subject: lineBreaks(subject), body: lineBreaks(body) })}`;
  },
  geo: ({ latitude = 0, longitude = 0, label }) => {
    const place = `${plain(latitude)},${plain(longitude)}`;
    return `geo:${place}${label === undefined ? '' : `?q=${place}(${percent(label)})`}`;
  },
  event: ({ title = '', location, start = '', end }) => {
    const [from, to] = [moment(start, 'start'), end === undefined ? undefined : moment(end, 'end')];
    if (to && to.isDate !== from.isDate) invalid('end', 'must have the same form as start: both dates or both instants');
    if (to && to.text < from.text) invalid('end', 'must not be before start');
    const lines = ['BEGIN:VEVENT', `SUMMARY:${escaped(title)}`];
    if (location !== undefined) lines.push(`LOCATION:${escaped(location)}`);
    lines.push(`DTSTART${from.text}`);
    if (to) lines.push(`DTEND${to.text}`);
    return [...lines, 'END:VEVENT'].join('\r\n');
  },
  whatsapp: ({ phone, body }) => `https://wa.me/${phoneNumber(phone).replace('+', '')}${query({ text: body })}`,
  bitcoin: ({ address = '', amount, label }) => {
    if (!/^(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|(?:bc1|BC1)[0-9A-Za-z]{11,87})$/.test(address))
      invalid('address', 'must be a Bitcoin address that begins with 1, 3 or bc1');
    if (amount !== undefined && Math.abs(Number(amount.toFixed(8)) - amount) > Number.EPSILON * amount) invalid('amount', 'must have at most 8 decimals');
    const written = amount?.toFixed(8).replace(/\.?0+$/, '');
    return `bitcoin:${address}${query({ amount: written, label })}`;
  },
  url: ({ url = '' }) => {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) invalid('url', 'must be an address that begins with http:// or https://');
    return url;
  },
};

function phoneNumber(phone = ''): string {
  const number = phone.replace(/[\s.()-]/g, '');
  return /^\+?[0-9]{3,15}$/.test(number)
    ? number
    : invalid('phone', 'must be 3 to 15 digits, with + in front of a country code; spaces, dots, parentheses and hyphens are allowed');
}

/** Percent-encoding of all but the unreserved characters of RFC 3986. */
const percent = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const lineBreaks = (text: string | undefined): string | undefined => text?.replace(/\r\n|\r|\n/g, '\r\n');

function query(fields: Record<string, string | undefined>): string {
  const parts = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${percent(value)}`]));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** A coordinate without exponent. */
const plain = (value: number): string => (/e/.test(String(value)) ? value.toFixed(12).replace(/\.?0+$/, '') : String(value + 0)).replace(/^-0$/, '0');

function moment(text: string, path: string): { isDate: boolean; text: string } {
  if (parseDate(text, FIRST_YEAR)) return { isDate: true, text: `;VALUE=DATE:${text.replaceAll('-', '')}` };
  const time = parseInstantInUtc(text);
  if (time === undefined) return invalid(path, 'must be a date such as 2024-02-29 or an instant such as 2024-02-29T12:00:00Z, in the years 0001 to 9999');
  return { isDate: false, text: `:${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z` };
}

const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
