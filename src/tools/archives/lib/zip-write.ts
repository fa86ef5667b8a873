import { unprocessable } from '../../errors.ts';
import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { crc32 } from '../../shared/bytes/crc32.ts';
import { utf8Bytes } from '../../shared/platform/bytes.ts';
import { deflateRaw } from '../../shared/platform/deflate.ts';
import { quoted } from './files.ts';
import { type AesStrength, sealAes, sealZipCrypto } from './zip-crypto.ts';

// APPNOTE 6.3 without ZIP64.

const [END, CENTRAL, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const UNIX = 3;
const [VERSION, DIRECTORY_VERSION, AES_VERSION] = [10, 20, 51];
const [FIRST_SECOND, LAST_SECOND] = [Date.UTC(1980, 0, 1) / 1000, Date.UTC(2108, 0, 1) / 1000 - 1];
const MAX_COMMENT = 65_535;
const [DIRECTORY_FLAG, AES_METHOD] = [0x10, 99];

export type ZipCipher = 'aes256' | 'aes192' | 'aes128' | 'zipcrypto';
const STRENGTHS: Readonly<Record<Exclude<ZipCipher, 'zipcrypto'>, AesStrength>> = { aes128: 1, aes192: 2, aes256: 3 };

export interface ZipItem {
  name: string;
  bytes: Uint8Array;
  /** With the bits of its kind. */
  mode: number;
  /** Seconds since 1970. */
  modified: number;
  comment?: string;
  level: number;
  isDirectory: boolean;
}

/** Little-endian fields, two or four bytes each. */
function fields(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  const bytes = new Uint8Array(values.reduce((sum, [, count]) => sum + count, 0));
  let at = 0;
  for (const [value, count] of values) {
    if (count === 2) viewOf(bytes).setUint16(at, value, true);
    else viewOf(bytes).setUint32(at, value, true);
    at += count;
  }
  return bytes;
}

/** The date and time of DOS, in UTC. */
function dosFields(seconds: number): { date: number; time: number } {
  const at = new Date(seconds * 1000);
  return {
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}

const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

interface Written {
  local: Uint8Array;
  central: (offset: number) => Uint8Array;
}

function writeItem(item: ZipItem, password: string | undefined, cipher: ZipCipher): Written {
  const { name, bytes, mode, modified, comment = '', isDirectory } = item;
  if (modified < FIRST_SECOND || modified > LAST_SECOND) unprocessable(`The time of ${quoted(name)} is beyond 1980 to 2107, which a ZIP can express.`, 'files');
  const ownComment = utf8Bytes(comment);
  if (ownComment.length > MAX_COMMENT) unprocessable(`The comment of ${quoted(name)} has more than ${MAX_COMMENT} bytes.`, 'files');
  const deflated = item.level === 0 || bytes.length === 0 ? bytes : deflateRaw(bytes, item.level);
  const isSmaller = deflated.length < bytes.length;
  const { date, time } = dosFields(modified);
  const crc = crc32(bytes);
  const method = isSmaller ? 8 : 0;
  const sealed = sealedBy(isDirectory ? undefined : password, cipher, isSmaller ? deflated : bytes, crc);
  const flags = (sealed.isEncrypted ? 1 : 0) | (isPlain(name) && isPlain(comment) ? 0 : 0x800);
  const ownName = utf8Bytes(name);
  const stamp = fields([0x5455, 2], [5, 2]);
  const extra = joinBytes([stamp, Uint8Array.of(1), fields([modified, 4]), aesExtra(sealed.strength, method)]);
  const version = sealed.strength === undefined ? (isDirectory || isSmaller || sealed.isEncrypted ? DIRECTORY_VERSION : VERSION) : AES_VERSION;
  const common = fields(
    [version, 2],
    [flags, 2],
    [sealed.strength === undefined ? method : AES_METHOD, 2],
    [time, 2],
    [date, 2],
    [sealed.strength === undefined ? crc : 0, 4],
    [sealed.bytes.length, 4],
    [bytes.length, 4],
    [ownName.length, 2],
    [extra.length, 2],
  );
  return {
    local: joinBytes([fields([LOCAL, 4]), common, ownName, extra, sealed.bytes]),
    central: (offset) => {
      const rest = fields([ownComment.length, 2], [0, 2], [0, 2], [((mode << 16) | (isDirectory ? DIRECTORY_FLAG : 0)) >>> 0, 4], [offset, 4]);
      return joinBytes([fields([CENTRAL, 4], [(UNIX << 8) | AES_VERSION, 2]), common, rest, ownName, extra, ownComment]);
    },
  };
}

interface Sealed {
  bytes: Uint8Array;
  isEncrypted: boolean;
  strength?: AesStrength;
}

function sealedBy(password: string | undefined, cipher: ZipCipher, bytes: Uint8Array, crc: number): Sealed {
  if (password === undefined) return { bytes, isEncrypted: false };
  if (cipher === 'zipcrypto') return { bytes: sealZipCrypto(bytes, password, crc >>> 24), isEncrypted: true };
  const strength = STRENGTHS[cipher];
  return { bytes: sealAes(bytes, password, strength), isEncrypted: true, strength };
}

/** The extra field of WinZip AES, AE-2. */
const aesExtra = (strength: AesStrength | undefined, method: number): Uint8Array =>
  strength === undefined ? new Uint8Array() : joinBytes([fields([0x9901, 2], [7, 2], [2, 2]), Uint8Array.of(0x41, 0x45, strength), fields([method, 2])]);

/** Writes a ZIP. @param password encrypts every file, by the cipher */
export function writeZip(items: readonly ZipItem[], comment: string, password?: string, cipher: ZipCipher = 'aes256'): Uint8Array<ArrayBuffer> {
  const ownComment = utf8Bytes(comment);
  if (ownComment.length > MAX_COMMENT) unprocessable(`The comment has more than ${MAX_COMMENT} bytes.`, 'comment');
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let offset = 0;
  for (const item of items) {
    const { local, central } = writeItem(item, password, cipher);
    locals.push(local);
    centrals.push(central(offset));
    offset += local.length;
  }
  const size = centrals.reduce((sum, { length }) => sum + length, 0);
  const end = fields([END, 4], [0, 2], [0, 2], [centrals.length, 2], [centrals.length, 2], [size, 4], [offset, 4], [ownComment.length, 2]);
  return joinBytes([...locals, ...centrals, end, ownComment]);
}
