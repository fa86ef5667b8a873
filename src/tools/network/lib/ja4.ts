import { hexOf, utf8Bytes } from '../../shared/platform/bytes.ts';
import { createHash } from '../../shared/platform/hashes.ts';
import { bytesOf, type TlsExtension, type TlsMessage } from './tls.ts';
import { isGrease } from './tls-names.ts';

// JA3 and JA3S (Althouse, Atkinson, Atkins, Salesforce, 2017) and JA4 (Althouse, FoxIO, 2023), by their descriptions.

const [SERVER_NAME, GROUPS, POINT_FORMATS, SIGNATURES, ALPN, VERSIONS] = [0, 10, 11, 13, 16, 43];
const NO_LIST = '000000000000';
const NO_ALPN = '00';

const numberOf = (code: string): number => Number.parseInt(code.slice(2), 16);
const hex4 = (value: number): string => value.toString(16).padStart(4, '0');
const md5 = (text: string): string => hexOf(createHash('md5').update(utf8Bytes(text)).digest());
const short = (text: string): string => (text === '' ? NO_LIST : hexOf(createHash('sha256').update(utf8Bytes(text)).digest()).slice(0, 12));

const extensionsOf = (message: TlsMessage): { type: number; extension: TlsExtension }[] =>
  (message.extensions?.values ?? []).map((extension) => ({ type: numberOf(extension.type), extension }));
const typesOf = (message: TlsMessage): number[] => extensionsOf(message).map(({ type }) => type);
const withoutGrease = (codes: readonly number[]): number[] => codes.filter((code) => !isGrease(code));
const ciphersOf = (message: TlsMessage): number[] => withoutGrease((message.cipherSuites?.values ?? []).map(({ code }) => numberOf(code)));

/** The bytes of an extension's value; none where there is no such extension. */
function extensionValue(message: TlsMessage, type: number): Uint8Array {
  const found = extensionsOf(message).find((one) => one.type === type)?.extension.value;
  return found === undefined ? new Uint8Array() : bytesOf(found);
}

/** The numbers of two bytes in a value, behind the length of the list. */
function numbersOf(message: TlsMessage, type: number, lengthBytes: number): number[] {
  const bytes = extensionValue(message, type).subarray(lengthBytes);
  return Array.from({ length: Math.floor(bytes.length / 2) }, (_, index) => (bytes[2 * index] ?? 0) * 256 + (bytes[2 * index + 1] ?? 0));
}

/** JA3 of a client hello: the text, and its MD5. */
export function ja3(message: TlsMessage): { text: string; hash: string } {
  const parts = [
    withoutGrease(ciphersOf(message)),
    withoutGrease(typesOf(message)),
    withoutGrease(numbersOf(message, GROUPS, 2)),
    Array.from(extensionValue(message, POINT_FORMATS).subarray(1)),
  ];
  const text = [numberOf(message.version ?? '0x0'), ...parts.map((part) => part.join('-'))].join(',');
  return { text, hash: md5(text) };
}

/** JA3S of a server hello: the text, and its MD5. */
export function ja3s(message: TlsMessage): { text: string; hash: string } {
  const text = [numberOf(message.version ?? '0x0'), numberOf(message.cipherSuite?.code ?? '0x0'), typesOf(message).join('-')].join(',');
  return { text, hash: md5(text) };
}

const JA4_VERSIONS: Readonly<Record<number, string>> = {
  772: '13',
  771: '12',
  770: '11',
  769: '10',
  768: 's3',
  2: 's2',
  65279: 'd1',
  65277: 'd2',
  65276: 'd3',
};

function versionOf(message: TlsMessage, offered: readonly number[]): string {
  const versions = withoutGrease(offered);
  const version = versions.length > 0 ? Math.max(...versions) : numberOf(message.version ?? '0x0');
  return JA4_VERSIONS[version] ?? '00';
}

const isAlphanumeric = (byte: number): boolean => (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/** The first and the last character of the first protocol, or of its hex where they are other than letters and digits. */
function alpnOf(message: TlsMessage): string {
  const bytes = extensionValue(message, ALPN);
  const protocol = bytes.subarray(3, 3 + (bytes[2] ?? 0));
  const [first, last] = [protocol[0], protocol.at(-1)];
  if (first === undefined || last === undefined) return NO_ALPN;
  if (isAlphanumeric(first) && isAlphanumeric(last)) return String.fromCharCode(first, last);
  const digits = hexOf(protocol);
  return `${digits[0]}${digits.at(-1)}`;
}

const two = (count: number): string => String(Math.min(count, 99)).padStart(2, '0');

/** The four forms of JA4: sorted and as they stand (original), hashed and in full (raw). */
export interface Ja4 {
  ja4: string;
  ja4Raw: string;
  ja4Original: string;
  ja4OriginalRaw: string;
}

/** JA4 of a client hello. @param transport t for TCP, q for QUIC */
export function ja4(message: TlsMessage, transport: 't' | 'q'): Ja4 {
  const ciphers = ciphersOf(message).map(hex4);
  const extensions = withoutGrease(typesOf(message));
  const signatures = withoutGrease(numbersOf(message, SIGNATURES, 2))
    .map(hex4)
    .join(',');
  const start = [
    transport,
    versionOf(message, numbersOf(message, VERSIONS, 1)),
    extensions.includes(SERVER_NAME) ? 'd' : 'i',
    two(ciphers.length),
    two(extensions.length),
    alpnOf(message),
  ].join('');
  const behind = signatures === '' ? '' : `_${signatures}`;
  const sorted = extensions
    .filter((type) => type !== SERVER_NAME && type !== ALPN)
    .map(hex4)
    .sort();
  const original = extensions.map(hex4);
  const form = (suites: readonly string[], types: readonly string[], write: (text: string) => string): string =>
    [start, write(suites.join(',')), write(types.length === 0 ? '' : types.join(',') + behind)].join('_');
  const asItStands = (text: string): string => text;
  return {
    ja4: form([...ciphers].sort(), sorted, short),
    ja4Raw: form([...ciphers].sort(), sorted, asItStands),
    ja4Original: form(ciphers, original, short),
    ja4OriginalRaw: form(ciphers, original, asItStands),
  };
}
