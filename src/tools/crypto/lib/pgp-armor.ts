import { unprocessable } from '../../errors.ts';
import { base64Of, bytesOfBase64 } from '../../shared/platform/bytes.ts';

/** What an armoured block says it is (RFC 9580 section 6.2). */
export type ArmorType = 'MESSAGE' | 'PUBLIC KEY BLOCK' | 'PRIVATE KEY BLOCK' | 'SIGNATURE';

/** An armoured block, its checksum passed over, as RFC 9580 section 6.1 asks for. */
export interface ArmorBlock {
  type: string;
  bytes: Uint8Array;
}

const BEGIN = /^[ \t]*-----BEGIN PGP ([A-Z0-9 ,/]{1,40})-----[ \t]*\r?$/m;
const HEADER = /^[!-9;-~][ -9;-~]{0,100}: ?/;
const MAX_BLOCKS = 1000;

/** The armoured blocks of a text in order, whatever stands around them. A damaged one is unprocessable. @param path the input field */
export function armorBlocks(text: string, path: string): ArmorBlock[] {
  const blocks: ArmorBlock[] = [];
  for (let rest = text; ; ) {
    const match = BEGIN.exec(rest);
    if (!match) return blocks;
    if (blocks.length === MAX_BLOCKS) unprocessable(`The ${path} has more than ${MAX_BLOCKS} armoured blocks.`, path);
    const [line, type = ''] = match;
    const body = rest.slice(match.index + line.length);
    const end = body.indexOf(`-----END PGP ${type}-----`);
    if (end < 0) return unprocessable(`The block PGP ${type} has no END line: it is cut off.`, path);
    blocks.push({ type, bytes: bytesOf(body.slice(0, end), type, path) });
    rest = body.slice(end + 1);
  }
}

function bytesOf(body: string, type: string, path: string): Uint8Array {
  const lines = body.split(/\r\n|\n|\r/).map((line) => line.trim());
  // The line after BEGIN's own rest; headers end with an empty line, which some programs lose.
  let index = 1;
  while (HEADER.test(lines[index] ?? '')) index++;
  const digits = lines.slice(index).filter((line) => line !== '');
  if (/^=[A-Za-z0-9+/]{4}$/.test(digits.at(-1) ?? '')) digits.pop();
  const text = digits.join('');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) unprocessable(`The base64 of the block PGP ${type} is damaged.`, path);
  return bytesOfBase64(text);
}

/** The binary form of an input: that of its first armoured block, or what its base64 stands for. */
export function binaryOf(text: string, path: string): ArmorBlock {
  const [first] = armorBlocks(text, path);
  if (first) return first;
  const digits = text.replace(/\s+/g, '');
  // What it holds is not quoted, as it may be a secret.
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(digits) || digits.replace(/=+$/, '').length % 4 === 1)
    unprocessable(`The ${path} is neither armoured nor base64.`, path);
  return { type: '', bytes: bytesOfBase64(digits) };
}

const LINE = 64;

/** Armours bytes, with the checksum that older programs ask for. */
export function armor(type: ArmorType, bytes: Uint8Array): string {
  const lines = base64Of(bytes).match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return [`-----BEGIN PGP ${type}-----`, '', ...lines, `=${base64Of(checksum(bytes))}`, `-----END PGP ${type}-----`, ''].join('\n');
}

/** CRC-24 (RFC 4880 section 6.1). */
function checksum(bytes: Uint8Array): Uint8Array {
  let sum = 0xb704ce;
  for (const byte of bytes) {
    sum ^= byte << 16;
    for (let bit = 0; bit < 8; bit++) {
      sum <<= 1;
      if (sum & 0x1000000) sum ^= 0x1864cfb;
    }
  }
  return Uint8Array.of((sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255);
}
