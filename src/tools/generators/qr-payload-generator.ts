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
    payload: z.string().describe('The text that the QR code holds'),
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
  examples: [
    {
      inputs: { kind: 'sms', phone: '+44 20 7946 0000', body: 'Hi there', scale: 2 },
      result: {
        payload: 'SMSTO:+442079460000:Hi there',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="66" height="66" viewBox="0 0 66 66" role="img"><title>QR code</title><rect x="0" y="0" width="66" height="66" fill="#ffffff"/><path d="M8 8L22 8L22 10L8 10ZM24 8L30 8L30 10L24 10ZM32 8L40 8L40 10L32 10ZM44 8L58 8L58 10L44 10ZM8 10L10 10L10 12L8 12ZM20 10L22 10L22 12L20 12ZM24 10L26 10L26 12L24 12ZM30 10L32 10L32 12L30 12ZM44 10L46 10L46 12L44 12ZM56 10L58 10L58 12L56 12ZM8 12L10 12L10 14L8 14ZM12 12L18 12L18 14L12 14ZM20 12L22 12L22 14L20 14ZM28 12L30 12L30 14L28 14ZM34 12L38 12L38 14L34 14ZM40 12L42 12L42 14L40 14ZM44 12L46 12L46 14L44 14ZM48 12L54 12L54 14L48 14ZM56 12L58 12L58 14L56 14ZM8 14L10 14L10 16L8 16ZM12 14L18 14L18 16L12 16ZM20 14L22 14L22 16L20 16ZM24 14L26 14L26 16L24 16ZM28 14L30 14L30 16L28 16ZM44 14L46 14L46 16L44 16ZM48 14L54 14L54 16L48 16ZM56 14L58 14L58 16L56 16ZM8 16L10 16L10 18L8 18ZM12 16L18 16L18 18L12 18ZM20 16L22 16L22 18L20 18ZM28 16L32 16L32 18L28 18ZM34 16L36 16L36 18L34 18ZM40 16L42 16L42 18L40 18ZM44 16L46 16L46 18L44 18ZM48 16L54 16L54 18L48 18ZM56 16L58 16L58 18L56 18ZM8 18L10 18L10 20L8 20ZM20 18L22 18L22 20L20 20ZM30 18L32 18L32 20L30 20ZM40 18L42 18L42 20L40 20ZM44 18L46 18L46 20L44 20ZM56 18L58 18L58 20L56 20ZM8 20L22 20L22 22L8 22ZM24 20L26 20L26 22L24 22ZM28 20L30 20L30 22L28 22ZM32 20L34 20L34 22L32 22ZM36 20L38 20L38 22L36 22ZM40 20L42 20L42 22L40 22ZM44 20L58 20L58 22L44 22ZM24 22L26 22L26 24L24 24ZM30 22L34 22L34 24L30 24ZM36 22L40 22L40 24L36 24ZM8 24L10 24L10 26L8 26ZM12 24L16 24L16 26L12 26ZM18 24L24 24L24 26L18 26ZM28 24L30 24L30 26L28 26ZM34 24L36 24L36 26L34 26ZM38 24L40 24L40 26L38 26ZM44 24L46 24L46 26L44 26ZM50 24L52 24L52 26L50 26ZM54 24L58 24L58 26L54 26ZM10 26L14 26L14 28L10 28ZM26 26L32 26L32 28L26 28ZM34 26L40 26L40 28L34 28ZM42 26L52 26L52 28L42 28ZM54 26L58 26L58 28L54 28ZM8 28L12 28L12 30L8 30ZM16 28L22 28L22 30L16 30ZM24 28L26 28L26 30L24 30ZM28 28L30 28L30 30L28 30ZM36 28L38 28L38 30L36 30ZM44 28L48 28L48 30L44 30ZM50 28L56 28L56 30L50 30ZM14 30L18 30L18 32L14 32ZM26 30L32 30L32 32L26 32ZM34 30L42 30L42 32L34 32ZM46 30L48 30L48 32L46 32ZM52 30L54 30L54 32L52 32ZM56 30L58 30L58 32L56 32ZM10 32L12 32L12 34L10 34ZM14 32L16 32L16 34L14 34ZM18 32L22 32L22 34L18 34ZM24 32L28 32L28 34L24 34ZM32 32L34 32L34 34L32 34ZM36 32L44 32L44 34L36 34ZM46 32L48 32L48 34L46 34ZM10 34L12 34L12 36L10 36ZM16 34L18 34L18 36L16 36ZM22 34L24 34L24 36L22 36ZM26 34L28 34L28 36L26 36ZM30 34L36 34L36 36L30 36ZM42 34L44 34L44 36L42 36ZM48 34L50 34L50 36L48 36ZM52 34L58 34L58 36L52 36ZM10 36L18 36L18 38L10 38ZM20 36L24 36L24 38L20 38ZM26 36L28 36L28 38L26 38ZM30 36L32 36L32 38L30 38ZM34 36L42 36L42 38L34 38ZM46 36L54 36L54 38L46 38ZM8 38L10 38L10 40L8 40ZM14 38L16 38L16 40L14 40ZM30 38L32 38L32 40L30 40ZM34 38L36 38L36 40L34 40ZM40 38L42 38L42 40L40 40ZM44 38L46 38L46 40L44 40ZM48 38L52 38L52 40L48 40ZM56 38L58 38L58 40L56 40ZM18 40L22 40L22 42L18 42ZM32 40L34 40L34 42L32 42ZM36 40L50 40L50 42L36 42ZM52 40L56 40L56 42L52 42ZM24 42L26 42L26 44L24 44ZM36 42L38 42L38 44L36 44ZM40 42L42 42L42 44L40 44ZM48 42L50 42L50 44L48 44ZM54 42L56 42L56 44L54 44ZM8 44L22 44L22 46L8 46ZM24 44L30 44L30 46L24 46ZM38 44L42 44L42 46L38 46ZM44 44L46 44L46 46L44 46ZM48 44L52 44L52 46L48 46ZM54 44L56 44L56 46L54 46ZM8 46L10 46L10 48L8 48ZM20 46L22 46L22 48L20 48ZM24 46L32 46L32 48L24 48ZM38 46L42 46L42 48L38 48ZM48 46L50 46L50 48L48 48ZM56 46L58 46L58 48L56 48ZM8 48L10 48L10 50L8 50ZM12 48L18 48L18 50L12 50ZM20 48L22 48L22 50L20 50ZM26 48L28 48L28 50L26 50ZM34 48L38 48L38 50L34 50ZM40 48L54 48L54 50L40 50ZM8 50L10 50L10 52L8 52ZM12 50L18 50L18 52L12 52ZM20 50L22 50L22 52L20 52ZM24 50L26 50L26 52L24 52ZM38 50L42 50L42 52L38 52ZM44 50L52 50L52 52L44 52ZM56 50L58 50L58 52L56 52ZM8 52L10 52L10 54L8 54ZM12 52L18 52L18 54L12 54ZM20 52L22 52L22 54L20 54ZM24 52L26 52L26 54L24 54ZM28 52L30 52L30 54L28 54ZM36 52L38 52L38 54L36 54ZM42 52L44 52L44 54L42 54ZM54 52L56 52L56 54L54 54ZM8 54L10 54L10 56L8 56ZM20 54L22 54L22 56L20 56ZM26 54L28 54L28 56L26 56ZM30 54L36 54L36 56L30 56ZM40 54L42 54L42 56L40 56ZM52 54L54 54L54 56L52 56ZM56 54L58 54L58 56L56 56ZM8 56L22 56L22 58L8 58ZM24 56L26 56L26 58L24 58ZM30 56L34 56L34 58L30 58ZM38 56L40 56L40 58L38 58ZM42 56L46 56L46 58L42 58ZM52 56L54 56L54 58L52 58ZM56 56L58 56L58 58L56 58Z" fill="#000000"/></svg>',
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
