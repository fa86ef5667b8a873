import { formatIpv4, formatIpv6, parseIpv4, parseIpv6 } from '../../shared/net/ip.ts';
import { MAX_NAME, nameLength, quoteString, readLabels, unescapeText, writeName } from './dns-names.ts';
import { isZoneType } from './dns-types.ts';
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
export type Field = (token: ZoneToken, origin: Uint8Array[] | undefined) => string | undefined;

const integer =
  (max: number): Field =>
  ({ text }) =>
    /^[0-9]{1,10}$/.test(text) && Number(text) <= max ? String(Number(text)) : undefined;
export const u8 = integer(0xff);
export const u16 = integer(0xffff);
export const u32 = integer(0xffffffff);
export const time: Field = ({ text }) => {
  const seconds = readTime(text);
  return seconds !== undefined && seconds <= 0xffffffff ? String(seconds) : undefined;
};
export const name: Field = (token, origin) => absoluteName(token, origin);
export const ipv4: Field = ({ text }) => {
  const value = parseIpv4(text);
  return value === undefined ? undefined : formatIpv4(value);
};
export const ipv6: Field = ({ text }) => {
  const value = parseIpv6(text);
  return value === undefined ? undefined : formatIpv6(value);
};
export const string: Field = ({ text }) => {
  const bytes = unescapeText(text);
  return bytes === undefined || bytes.length > 255 ? undefined : quoteString(bytes);
};
export const longString: Field = ({ text }) => {
  const bytes = unescapeText(text);
  return bytes === undefined || bytes.length > 65_535 ? undefined : quoteString(bytes);
};
export const hex: Field = ({ text }) => (/^[0-9A-Fa-f]+$/.test(text) ? text : undefined);
export const base64: Field = ({ text }) => (/^[A-Za-z0-9+/]+={0,2}$/.test(text) ? text : undefined);
export const word: Field = ({ text, isQuoted }) => (isQuoted ? `"${text}"` : text);
export const tag: Field = ({ text }) => (/^[A-Za-z0-9]{1,255}$/.test(text) ? text : undefined);
/** A DNSSEC algorithm by its number or its mnemonic (RFC 4034 appendix A.1, IANA DNS Security Algorithm Numbers). */
export const algorithm: Field = ({ text }) => {
  const isKnown = /^[0-9]{1,3}$/.test(text) ? Number(text) <= 0xff : ALGORITHMS.has(text.toUpperCase());
  return isKnown ? text : undefined;
};
/** RFC 4034 section 3.2: YYYYMMDDHHmmSS, or seconds since 1970. */
export const signatureTime: Field = ({ text }) => {
  if (/^[0-9]{1,10}$/.test(text)) return Number(text) <= 0xffffffff ? text : undefined;
  const parts = /^([0-9]{4})([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{2})$/.exec(text);
  if (!parts) return undefined;
  const [year, month, day, hour, minute, second] = parts.slice(1);
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const time = Date.parse(iso);
  return !Number.isNaN(time) && new Date(time).toISOString() === iso ? text : undefined;
};

/** Text of a pattern, as written. */
const like =
  (pattern: RegExp): Field =>
  ({ text }) =>
    pattern.test(text) ? text : undefined;
export const evenHex = like(/^(?:[0-9A-Fa-f]{2})+$/);
export const wholeBase64 = like(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==|[A-Za-z0-9+/]=))?$/);
/** RFC 7043 */
export const eui48 = like(/^[0-9A-Fa-f]{2}(?:-[0-9A-Fa-f]{2}){5}$/);
export const eui64 = like(/^[0-9A-Fa-f]{2}(?:-[0-9A-Fa-f]{2}){7}$/);
/** RFC 6742 sections 2.1.2 and 2.3.2: 64 bits in four groups. */
export const fourGroups = like(/^[0-9A-Fa-f]{1,4}(?::[0-9A-Fa-f]{1,4}){3}$/);
/** RFC 5155 section 3.3 */
export const salt = like(/^(?:-|(?:[0-9A-Fa-f]{2}){1,255})$/);
export const hashedName = like(/^(?:[0-9A-Va-v]{8})*(?:[0-9A-Va-v]{2}|[0-9A-Va-v]{4,5}|[0-9A-Va-v]{7}|[0-9A-Va-v]{8})$/);
export const oneBit = like(/^[01]$/);
/** RFC 4398 section 2.1 */
export const certificateType: Field = (token, origin) =>
  /^(?:PKIX|SPKI|PGP|IPKIX|ISPKI|IPGP|ACPKIX|IACPKIX|URI|OID)$/i.test(token.text) ? token.text : u16(token, origin);
/** RFC 1183 section 3.1 */
export const x25: Field = (token, origin) => (/^[0-9]{4,}$/.test(token.text) ? string(token, origin) : undefined);
export const recordType: Field = ({ text }) => (isZoneType(text.toUpperCase()) ? text : undefined);

/** RFC 3123 section 5: an address prefix of IPv4 (1) or IPv6 (2), with ! where it is left out. */
export const addressPrefix: Field = ({ text }) => {
  const [, family, address = '', length] = /^!?([12]):([^/]*)\/([0-9]{1,3})$/.exec(text) ?? [];
  if (family === '1') return parseIpv4(address) !== undefined && Number(length) <= 32 ? text : undefined;
  return family === '2' && parseIpv6(address) !== undefined && Number(length) <= 128 ? text : undefined;
};

/** The gateway of IPSECKEY (RFC 4025 section 3.1) and the relay of AMTRELAY (RFC 8777 section 4.3.1) by their type; undefined for an unknown one. */
export const gateway = (type: string | undefined): Field | undefined => (Object.hasOwn(GATEWAYS, type ?? '') ? GATEWAYS[type ?? ''] : undefined);
const GATEWAYS: Record<string, Field> = { 0: like(/^\.$/), 1: ipv4, 2: ipv6, 3: name };

const ALGORITHMS = new Set(
  `DELETE RSAMD5 DH DSA RSASHA1 DSA-NSEC3-SHA1 NSEC3DSA RSASHA1-NSEC3-SHA1 NSEC3RSASHA1 RSASHA256 RSASHA512 ECC-GOST ECCGOST ECDSAP256SHA256
ECDSAP384SHA384 ED25519 ED448 SM2SM3 ECC-GOST12 INDIRECT PRIVATEDNS PRIVATEOID`.split(/\s/),
);
