import { formatIpv4, formatIpv6, parseIpv4, parseIpv6 } from '../../shared/net/ip.ts';
import { MAX_NAME, nameLength, quoteString, readLabels, unescapeText, writeName } from './dns-names.ts';
import { refuseLine, type ZoneToken } from './zone-tokens.ts';

const MAX_TTL = 2_147_483_647;
const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

/** Seconds of a time in a zone file: a number, or numbers with units (1h30m); undefined when it is neither. */
export function readTime(text: string): number | undefined {
  if (/^[0-9]{1,10}$/.test(text)) return Number(text);
  if (!/^(?:[0-9]{1,10}[smhdw])+$/i.test(text)) return undefined;
  return Array.from(text.matchAll(/([0-9]+)([a-z])/gi), ([, count, unit = '']) => Number(count) * (SECONDS[unit.toLowerCase()] ?? 0)).reduce(
    (a, b) => a + b,
    0,
  );
}

/** A time to live of at most 2,147,483,647 seconds (RFC 2181 section 8), or undefined. */
export function readTtl(text: string): number | undefined {
  const seconds = readTime(text);
  return seconds !== undefined && seconds <= MAX_TTL ? seconds : undefined;
}

/** A name of a zone file made absolute. @ is the origin. */
export function absoluteName(token: ZoneToken, origin: Uint8Array[] | undefined): string {
  return writeName(absoluteLabels(token, origin));
}

export function absoluteLabels({ text, line }: ZoneToken, origin: Uint8Array[] | undefined): Uint8Array[] {
  const shown = JSON.stringify(text.slice(0, 80));
  const read = text === '@' ? { labels: [], isAbsolute: false } : (readLabels(text) ?? refuseLine(line, `${shown} is not a domain name`));
  if (!read.isAbsolute && origin === undefined) refuseLine(line, `the name ${shown} is relative, and there is no origin`);
  const labels = read.isAbsolute ? read.labels : [...read.labels, ...(origin ?? [])];
  if (nameLength(labels) > MAX_NAME) refuseLine(line, `the name ${shown} is longer than ${MAX_NAME} bytes`);
  return labels;
}

/** Reads one field from one token: its text in the result, or undefined when it does not fit. */
type Field = (token: ZoneToken, origin: Uint8Array[] | undefined) => string | undefined;

const integer =
  (max: number): Field =>
  ({ text }) =>
    /^[0-9]{1,10}$/.test(text) && Number(text) <= max ? String(Number(text)) : undefined;
const u8 = integer(0xff);
const u16 = integer(0xffff);
const u32 = integer(0xffffffff);
const time: Field = ({ text }) => {
  const seconds = readTime(text);
  return seconds !== undefined && seconds <= 0xffffffff ? String(seconds) : undefined;
};
const name: Field = (token, origin) => absoluteName(token, origin);
const ipv4: Field = ({ text }) => {
  const value = parseIpv4(text);
  return value === undefined ? undefined : formatIpv4(value);
};
const ipv6: Field = ({ text }) => {
  const value = parseIpv6(text);
  return value === undefined ? undefined : formatIpv6(value);
};
const string: Field = ({ text }) => {
  const bytes = unescapeText(text);
  return bytes === undefined || bytes.length > 255 ? undefined : quoteString(bytes);
};
const longString: Field = ({ text }) => {
  const bytes = unescapeText(text);
  return bytes === undefined || bytes.length > 65_535 ? undefined : quoteString(bytes);
};
const hex: Field = ({ text }) => (/^[0-9A-Fa-f]+$/.test(text) ? text : undefined);
const base64: Field = ({ text }) => (/^[A-Za-z0-9+/]+={0,2}$/.test(text) ? text : undefined);
const word: Field = ({ text, isQuoted }) => (isQuoted ? `"${text}"` : text);
const tag: Field = ({ text }) => (/^[A-Za-z0-9]{1,255}$/.test(text) ? text : undefined);
const algorithm: Field = ({ text }) => (/^[A-Z0-9-]+$/i.test(text) && !/^[0-9]{4,}$/.test(text) ? text : undefined);
const signatureTime: Field = ({ text }) => (/^(?:[0-9]{14}|[0-9]{1,10})$/.test(text) ? text : undefined);

interface Form {
  fields: readonly Field[];
  /** What the tokens after the fields are; `optional` when there may be none. */
  tail?: Field;
  /** The tail as a whole: hex with an even count of digits, base64 of whole groups. */
  whole?: RegExp;
  /** By the number in the last field, how many bytes of hex the tail has: those of hash values. */
  bytes?: Readonly<Record<string, number>>;
  optional?: boolean;
}

const EVEN_HEX = /^(?:..)+$/;
const WHOLE_BASE64 = /^(?:.{4})+$/;
const keyForm: Form = { fields: [u16, u8, algorithm], tail: base64, whole: WHOLE_BASE64 };
/** Digests of RFC 4034 (SHA-1), 4509 (SHA-256), 5933 (GOST R 34.11-94) and 6605 (SHA-384). */
const digestForm: Form = { fields: [u16, algorithm, u8], tail: hex, whole: EVEN_HEX, bytes: { 1: 20, 2: 32, 3: 32, 4: 48 } };
const certificateForm: Form = { fields: [u8, u8, u8], tail: hex, whole: EVEN_HEX, bytes: { 1: 32, 2: 64 } };
const textForm: Form = { fields: [], tail: string };
const serviceForm: Form = { fields: [u16, name], tail: word, optional: true };

/** The fields of record types in master files (RFC 1035 and those that define the later types). */
const FORMS: Record<string, Form> = {
  A: { fields: [ipv4] },
  AAAA: { fields: [ipv6] },
  NS: { fields: [name] },
  CNAME: { fields: [name] },
  DNAME: { fields: [name] },
  PTR: { fields: [name] },
  MB: { fields: [name] },
  MD: { fields: [name] },
  MF: { fields: [name] },
  MG: { fields: [name] },
  MR: { fields: [name] },
  MINFO: { fields: [name, name] },
  RP: { fields: [name, name] },
  MX: { fields: [u16, name] },
  AFSDB: { fields: [u16, name] },
  RT: { fields: [u16, name] },
  KX: { fields: [u16, name] },
  LP: { fields: [u16, name] },
  PX: { fields: [u16, name, name] },
  SOA: { fields: [name, name, u32, time, time, time, time] },
  TXT: textForm,
  SPF: textForm,
  AVC: textForm,
  NINFO: textForm,
  HINFO: { fields: [string, string] },
  SRV: { fields: [u16, u16, u16, name] },
  NAPTR: { fields: [u16, u16, string, string, string, name] },
  URI: { fields: [u16, u16, longString] },
  CAA: { fields: [u8, tag, longString] },
  DS: digestForm,
  CDS: digestForm,
  DLV: digestForm,
  TA: digestForm,
  DNSKEY: keyForm,
  CDNSKEY: keyForm,
  KEY: keyForm,
  TLSA: certificateForm,
  SMIMEA: certificateForm,
  SSHFP: { fields: [u8, u8], tail: hex, whole: EVEN_HEX, bytes: { 1: 20, 2: 32 } },
  ZONEMD: { fields: [u32, u8, u8], tail: hex, whole: EVEN_HEX, bytes: { 1: 48, 2: 64 } },
  OPENPGPKEY: { fields: [], tail: base64, whole: WHOLE_BASE64 },
  DHCID: { fields: [], tail: base64, whole: WHOLE_BASE64 },
  RRSIG: { fields: [word, algorithm, u8, u32, signatureTime, signatureTime, u16, name], tail: base64, whole: WHOLE_BASE64 },
  NSEC: { fields: [name], tail: word, optional: true },
  SVCB: serviceForm,
  HTTPS: serviceForm,
};
const OTHER: Form = { fields: [], tail: word };

/** Record data with single spaces, names absolute and strings in quotes; data that does not fit its type is unprocessable, naming the line. @param line that of the type */
export function zoneData(type: string, tokens: readonly ZoneToken[], origin: Uint8Array[] | undefined, line: number): string {
  if (tokens[0]?.text === '\\#' && !tokens[0].isQuoted) return genericData(type, tokens, line);
  if (type.startsWith('TYPE')) refuseLine(line, `data of ${type} needs the form \\# length hex`);
  const { fields, tail, whole, bytes, optional } = (Object.hasOwn(FORMS, type) ? FORMS[type] : undefined) ?? OTHER;
  const least = fields.length + (tail && !optional ? 1 : 0);
  if (tokens.length < least || (!tail && tokens.length > least))
    refuseLine(
      tokens[least]?.line ?? line,
      `a record of type ${type} has ${tail ? 'at least ' : ''}${least} data field${least === 1 ? '' : 's'}, not ${tokens.length}`,
    );
  const words = tokens.map((token, index) => {
    const field = fields[index] ?? tail ?? word;
    return (
      field(token, origin) ??
      refuseLine(token.line, `${JSON.stringify(token.text.slice(0, 80))} does not fit data field ${index + 1} of a record of type ${type}`)
    );
  });
  if (whole && !whole.test(words.slice(fields.length).join(''))) refuseLine(line, `the last data field of a record of type ${type} is not whole`);
  const wanted = bytes?.[Number(words[fields.length - 1])];
  const found = words.slice(fields.length).join('').length / 2;
  if (wanted !== undefined && found !== wanted)
    refuseLine(line, `the last data field of a record of type ${type} has ${wanted} bytes with ${words[fields.length - 1]} before it, not ${found}`);
  return words.join(' ');
}

/** RFC 3597 section 5: the count of bytes and their hex digits. */
function genericData(type: string, tokens: readonly ZoneToken[], line: number): string {
  const digits = tokens
    .slice(2)
    .map(({ text }) => text)
    .join('');
  const length = tokens[1]?.text ?? '';
  const isRight = /^[0-9]{1,5}$/.test(length) && /^[0-9A-Fa-f]*$/.test(digits) && digits.length === Number(length) * 2;
  return isRight
    ? tokens.map(({ text }) => text).join(' ')
    : refuseLine(line, `the generic data of type ${type} is not \\#, a count of bytes and as many bytes in hex`);
}
