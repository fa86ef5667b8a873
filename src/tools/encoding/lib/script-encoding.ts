import { bytesOfBase64, bytesOfHex } from '../../shared/platform/bytes.ts';

const FIRST = 0x20;
const LAST = 0x7f;
const TAB = 9;

/** What the three alphabets make of a tab and of U+0020 to U+007F, as Windows Script Encoder has them. */
const ALPHABETS = [
  '572e477a56426a2f26494134325b7672433839704568714f09624423754a7e4a5e40774a615d224b6f4e3b4c50672a7d74542b2d2c306e6b66352521644d52633f' +
    '7b7829287359337f6d55537c3a5f65465831696c5a48275c3d24793760512036',
  '6e2d755260715e495c627d2936207c7a7f6b63332b68516676316454434c3a4c7e4c452c2a7427374479592f6f26726a397b3f387767534734785d30235a5b6c48' +
    '5570692e4c21244e5009567335614b583b57226d4d2528464a32413d5f4f4265',
  '7b323021295b38333d583a3565395c5673664e456b6259785e7d4a6d714160415340422748727531374d5222546a47642d207f2e4c5d7e6c6f797443267625242b' +
    '28234134092a443f773b55696163506751494f46687c36706e7a2f5f4b5a2c57',
].map((hex) => bytesOfHex(hex));

/** Which alphabet each character of a script is written in, over and over. */
const ORDER = Array.from('0120121221210212021200122102122100212120200120210212001220012021', Number);

/** What stands for the characters that would end a script in a page, or a line. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '\n', '#': '\r', '*': '>', '!': '<', $: '@' };

/** Characters that stay as they are: those that are written with @. */
const UNCHANGED = new Set(Array.from('<>@', (character) => character.charCodeAt(0)));

export interface DecodedScript {
  script: string;
  /** Whether the sum of the characters is the one that stands behind the script. */
  checksumFits: boolean;
  /** Whether there are as many encoded characters as stands in front. */
  lengthFits: boolean;
}

/** The parts of an encoded script: marks, length, what is encoded, checksum, both numbers as Base64 of four bytes. */
const ENCODED = /#@~\^([A-Za-z0-9+/]{6}==)([\s\S]*?)([A-Za-z0-9+/]{6}==)\^#~@/g;

/** Every script of a text that Windows Script Encoder (screnc.exe) has encoded, decoded. */
export function decodedScripts(text: string): DecodedScript[] {
  return Array.from(text.matchAll(ENCODED), ([, length = '', encoded = '', checksum = '']) => {
    const script = decoded(encoded);
    const sum = Array.from(script).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
    return { script, checksumFits: numberOf(checksum) === sum % 2 ** 32, lengthFits: numberOf(length) === encoded.length };
  });
}

function decoded(encoded: string): string {
  const plain = encoded.replace(/@([&#*!$])/g, (_, mark: string) => ESCAPES[mark] ?? '');
  let at = 0;
  let out = '';
  for (const character of plain) {
    const code = character.charCodeAt(0);
    const place = code === TAB ? 0 : code - FIRST + 1;
    const isChanged = code === TAB || (code >= FIRST && code <= LAST && !UNCHANGED.has(code));
    out += isChanged ? String.fromCharCode(ALPHABETS[ORDER[at % ORDER.length] ?? 0]?.[place] ?? code) : character;
    if (code <= LAST) at++;
  }
  return out;
}

const numberOf = (text: string): number => bytesOfBase64(text).reduceRight((number, byte) => number * 256 + byte, 0);
