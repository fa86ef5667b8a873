import { isLocation } from './location-data.ts';
import { serviceParameter, serviceProblem } from './service-parameters.ts';
import {
  addressPrefix,
  algorithm,
  base64,
  certificateType,
  eui48,
  eui64,
  evenHex,
  type Field,
  fourGroups,
  gateway,
  hashedName,
  hex,
  ipv4,
  ipv6,
  longString,
  name,
  oneBit,
  recordType,
  salt,
  signatureTime,
  string,
  tag,
  time,
  u8,
  u16,
  u32,
  wholeBase64,
  word,
  x25,
} from './zone-fields.ts';
import { refuseLine, type ZoneToken } from './zone-tokens.ts';

interface Form {
  fields: readonly (Field | undefined)[];
  /** What the tokens after the fields are; `optional` when there may be none. */
  tail?: Field;
  /** How many tokens there can be after the fields. */
  most?: number;
  /** What is wrong with the data as a whole, where something is. */
  problem?: (texts: readonly string[]) => string | undefined;
  /** The tail as a whole: hex with an even count of digits, base64 of whole groups. */
  whole?: RegExp;
  /** By the number in the last field, how many bytes of hex the tail has: those of hash values. */
  bytes?: Readonly<Record<string, number>>;
  optional?: boolean;
}

const EVEN_HEX = /^(?:..)+$/;
/** RFC 8976 section 2.2.4: no digest is shorter. */
const TWELVE_BYTES = /^(?:..){12,}$/;
const WHOLE_BASE64 = /^(?:.{4})+$/;
const keyForm: Form = { fields: [u16, u8, algorithm], tail: base64, whole: WHOLE_BASE64 };
/** Digests of RFC 4034 (SHA-1), 4509 (SHA-256), 5933 (GOST R 34.11-94) and 6605 (SHA-384). */
const digestForm: Form = { fields: [u16, algorithm, u8], tail: hex, whole: EVEN_HEX, bytes: { 1: 20, 2: 32, 3: 32, 4: 48 } };
const certificateForm: Form = { fields: [u8, u8, u8], tail: hex, whole: EVEN_HEX, bytes: { 1: 32, 2: 64 } };
const textForm: Form = { fields: [], tail: string };
const serviceForm: Form = { fields: [u16, name], tail: serviceParameter, optional: true, problem: (texts) => serviceProblem(texts.slice(2)) };
const signatureForm: Form = { fields: [recordType, algorithm, u8, u32, signatureTime, signatureTime, u16, name], tail: base64, whole: WHOLE_BASE64 };

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
  ZONEMD: { fields: [u32, u8, u8], tail: hex, whole: TWELVE_BYTES, bytes: { 1: 48, 2: 64 } },
  OPENPGPKEY: { fields: [], tail: base64, whole: WHOLE_BASE64 },
  DHCID: { fields: [], tail: base64, whole: WHOLE_BASE64 },
  RRSIG: signatureForm,
  SIG: signatureForm,
  NSEC: { fields: [name], tail: recordType, optional: true },
  NXT: { fields: [name], tail: recordType, optional: true },
  NSEC3: { fields: [u8, u8, u16, salt, hashedName], tail: recordType, optional: true },
  NSEC3PARAM: { fields: [u8, u8, u16, salt] },
  CSYNC: { fields: [u32, u16], tail: recordType, optional: true },
  CERT: { fields: [certificateType, u16, algorithm], tail: base64, whole: WHOLE_BASE64 },
  LOC: { fields: [], tail: word, problem: (texts) => (isLocation(texts.join(' ')) ? undefined : 'they are not a location as RFC 1876 writes it') },
  APL: { fields: [], tail: addressPrefix, optional: true },
  X25: { fields: [x25] },
  ISDN: { fields: [string], tail: string, most: 1, optional: true },
  GPOS: { fields: [string, string, string] },
  'NSAP-PTR': { fields: [name] },
  TALINK: { fields: [name, name] },
  NID: { fields: [u16, fourGroups] },
  L32: { fields: [u16, ipv4] },
  L64: { fields: [u16, fourGroups] },
  EUI48: { fields: [eui48] },
  EUI64: { fields: [eui64] },
  HIP: { fields: [u8, evenHex, wholeBase64], tail: name, optional: true },
  SVCB: serviceForm,
  HTTPS: serviceForm,
};
const OTHER: Form = { fields: [], tail: word };

/** The form of a type, which depends on the data where that says what follows. */
function formOf(type: string, tokens: readonly ZoneToken[]): Form {
  if (type === 'IPSECKEY') return { fields: [u8, u8, u8, gateway(tokens[1]?.text)], tail: base64, whole: WHOLE_BASE64, optional: true };
  if (type === 'AMTRELAY') return { fields: [u8, oneBit, u8, gateway(tokens[2]?.text)] };
  return (Object.hasOwn(FORMS, type) ? FORMS[type] : undefined) ?? OTHER;
}

/** Bytes of the data of types whose size is fixed. */
const SIZES: Readonly<Record<string, number>> = { A: 4, AAAA: 16, NID: 10, L32: 6, L64: 10, EUI48: 6, EUI64: 8, TYPE1: 4, TYPE28: 16 };

/** Record data with single spaces, names absolute and strings in quotes; data that does not fit its type is unprocessable, naming the line. @param line that of the type */
export function zoneData(type: string, tokens: readonly ZoneToken[], origin: Uint8Array[] | undefined, line: number): string {
  if (tokens[0]?.text === '\\#' && !tokens[0].isQuoted) return genericData(type, tokens, line);
  if (type.startsWith('TYPE')) refuseLine(line, `data of ${type} needs the form \\# length hex`);
  const form = formOf(type, tokens);
  const { fields, tail, whole, bytes } = form;
  checkCount(type, form, tokens, line);
  const words = tokens.map((token, index) => {
    const field = index < fields.length ? fields[index] : (tail ?? word);
    return (
      field?.(token, origin) ??
      refuseLine(token.line, `${JSON.stringify(token.text.slice(0, 80))} does not fit data field ${index + 1} of a record of type ${type}`)
    );
  });
  if (whole && tokens.length > fields.length && !whole.test(words.slice(fields.length).join('')))
    refuseLine(line, `the last data field of a record of type ${type} is not whole`);
  const wanted = bytes?.[Number(words[fields.length - 1])];
  const found = words.slice(fields.length).join('').length / 2;
  if (wanted !== undefined && found !== wanted)
    refuseLine(line, `the last data field of a record of type ${type} has ${wanted} bytes with ${words[fields.length - 1]} before it, not ${found}`);
  const problem = form.problem?.(tokens.map(({ text }) => text));
  if (problem !== undefined) refuseLine(line, `the data fields of a record of type ${type} do not fit it: ${problem}`);
  return words.join(' ');
}

function checkCount(type: string, { fields, tail, most = Number.POSITIVE_INFINITY, optional }: Form, tokens: readonly ZoneToken[], line: number): void {
  const least = fields.length + (tail && !optional ? 1 : 0);
  const greatest = tail ? fields.length + most : fields.length;
  if (tokens.length >= least && tokens.length <= greatest) return;
  const wanted = greatest === least ? String(least) : greatest === Number.POSITIVE_INFINITY ? `at least ${least}` : `${least} to ${greatest}`;
  refuseLine(tokens[least]?.line ?? line, `a record of type ${type} has ${wanted} data field${least === 1 && greatest !== 2 ? '' : 's'}, not ${tokens.length}`);
}

/** RFC 3597 section 5: the count of bytes and their hex digits. */
function genericData(type: string, tokens: readonly ZoneToken[], line: number): string {
  const digits = tokens
    .slice(2)
    .map(({ text }) => text)
    .join('');
  const length = tokens[1]?.text ?? '';
  const isRight = /^[0-9]{1,5}$/.test(length) && /^[0-9A-Fa-f]*$/.test(digits) && digits.length === Number(length) * 2;
  if (!isRight) refuseLine(line, `the generic data of type ${type} is not \\#, a count of bytes and as many bytes in hex`);
  const size = Object.hasOwn(SIZES, type) ? SIZES[type] : undefined;
  if (size !== undefined && Number(length) !== size) refuseLine(line, `the data of type ${type} has ${size} bytes, not ${Number(length)}`);
  return tokens.map(({ text }) => text).join(' ');
}
