import { viewOf } from '../../../shared/bytes/arrays.ts';
import type { BlockCipher } from './block.ts';

/** Substitutions of half bytes: eight rows of sixteen, the first for the least significant half byte of a word. */
const ROWS = {
  'e-test': '42f59108e3bcd7a6 c9fe813a274d60b5 d8ec739a15246f0b e9b25f710dc6a438 3e59680dab7c21f4 8f6b19c5d37a0e24 9bc0367548ef1a2d c652b09d3e7af418',
  'e-a': '96328b17a4efc0d5 37e98af0526cb4d1 e462b3d8cf5a0719 e7acd13902b4f856 b5198df0e423c7a6 3adc120b75948fe6 1d297a608c45f3be baf50ce8623917d4',
  'e-b': '84b135092eacd67f 012a4d5c973fb86e ec0a92db758f3614 750db6123acf4e98 27cf95ab140d68e3 83264debc17fa095 52ab91c374d06f8e 04be8371a296fd5c',
  'e-c': '1bc29d0f458ea763 017db4528efc9a63 825049fa37cd6e1b 36015da8b297efc4 8db0451293ce6fa7 c9b18e247365a0fd a968de20f35b41c7 7405a2fec61bd938',
  'e-d': 'fc2a645079ed1b83 b634cfe27d805a91 1cb0fe65ad489372 15eca70d62b493f8 0c89d2ab73654ef1 80f325eb1a47c9d6 306f1e92d8c4ba57 1a68fb04c3597d2e',
  'e-sc': '361057d94b8cef2a 71528b9cd03afe46 f146c892e37abd50 34fc59e0687a1bd2 6907b84c2eaf1d53 612f0b9c7da584e3 02ec91473f68adb5 52b84c71a6e093df',
  'e-z': 'c462a5b9e8d703f1 68239a5c1e47bd0f b3582fade174c960 c821d4f670a53e9b 7f5a816d093eb42c 5df692cab78143e0 8e25691cf4b0da37 17ed05834fa69cb2',
  'd-test': '4a92d80e6b1c7f53 eb4c6dfa23810759 581da342efc7609b 7da1089fe46cb253 6c715fd84a9e03b2 4ba0721d36859cfe db413f590ae7682c 1fd057a4923e6b8c',
  'd-a': 'a4568137dce092bf 5f402db91763cea8 7fce94103b526a8d 4a7c0f28e165db93 764b9c2a180efd35 7624d9f0a15b8ec3 de41705a3c8f629b 13a95b4f867ed02c',
  'd-sc': 'bd70541f9e6a3c82 1279dbf8ec4056a3 51d3f6c798b24e0a d1b49ce0758f62a3 2daf9b378c5e6014 046c538dabf2197e 13c8a6b02e79f45d ab601347ed5f829c',
} as const;

/**
 * The sets of substitution boxes by their short names: e-test and e-a to e-d of RFC 4357 (id-Gost28147-89-TestParamSet, -CryptoPro-A to -D-ParamSet), d-test and
 * d-a of the hash (id-GostR3411-94-TestParamSet, -CryptoProParamSet), e-z that of RFC 7836 and 8891 (id-tc26-gost-28147-param-Z), e-sc and d-sc of SignalCom.
 */
export type SubstitutionBox = keyof typeof ROWS;
export const SUBSTITUTION_BOXES = Object.keys(ROWS) as [SubstitutionBox, ...SubstitutionBox[]];

const KEY_WORDS = 8;
const ROUNDS = 32;

/** The substitutions of a byte, rotated by 11 bits to the left, for each of the four bytes of a word. */
const tables = new Map<SubstitutionBox, Uint32Array>();

function tableOf(name: SubstitutionBox): Uint32Array {
  const known = tables.get(name);
  if (known) return known;
  const rows = ROWS[name].split(' ').map((row) => Array.from(row, (digit) => Number.parseInt(digit, 16)));
  const table = new Uint32Array(4 * 256);
  for (let place = 0; place < 4; place++) {
    for (let byte = 0; byte < 256; byte++) {
      const substituted = ((rows[2 * place]?.[byte & 15] ?? 0) | ((rows[2 * place + 1]?.[byte >> 4] ?? 0) << 4)) << (8 * place);
      table[256 * place + byte] = (substituted << 11) | (substituted >>> 21);
    }
  }
  tables.set(name, table);
  return table;
}

/** Which words of the key the 32 rounds take. */
const keyWord = (round: number): number => (round < ROUNDS - KEY_WORDS ? round % KEY_WORDS : ROUNDS - 1 - round);

/**
 * GOST 28147-89 (RFC 5830), or Magma of GOST R 34.12-2015 (RFC 8891), which is the same with the words and their bytes the other way round.
 * @param key 32 bytes
 * @param littleEndian true for GOST 28147-89, false for Magma
 */
export function gost28147(key: Uint8Array, box: SubstitutionBox, littleEndian: boolean): BlockCipher & { rounds16(block: Uint8Array): void } {
  const table = tableOf(box);
  const view = viewOf(key);
  const words = Uint32Array.from({ length: KEY_WORDS }, (_, at) => view.getUint32(4 * at, littleEndian));
  const rounds = (block: Uint8Array, count: number, wordOf: (round: number) => number, swaps: boolean): void => {
    const halves = viewOf(block);
    let low = halves.getUint32(littleEndian ? 0 : 4, littleEndian);
    let high = halves.getUint32(littleEndian ? 4 : 0, littleEndian);
    for (let round = 0; round < count; round++) {
      const sum = (low + (words[wordOf(round)] ?? 0)) >>> 0;
      const mixed =
        (table[sum & 0xff] ?? 0) ^ (table[256 + ((sum >>> 8) & 0xff)] ?? 0) ^ (table[512 + ((sum >>> 16) & 0xff)] ?? 0) ^ (table[768 + (sum >>> 24)] ?? 0);
      [low, high] = [(high ^ mixed) >>> 0, low];
    }
    if (swaps) [low, high] = [high, low];
    halves.setUint32(littleEndian ? 0 : 4, low, littleEndian);
    halves.setUint32(littleEndian ? 4 : 0, high, littleEndian);
  };
  return {
    size: 8,
    encrypt: (block) => rounds(block, ROUNDS, keyWord, true),
    decrypt: (block) => rounds(block, ROUNDS, (round) => keyWord(ROUNDS - 1 - round), true),
    /** The first half of the rounds, of which the message authentication code is made. */
    rounds16: (block) => rounds(block, ROUNDS / 2, keyWord, false),
  };
}
