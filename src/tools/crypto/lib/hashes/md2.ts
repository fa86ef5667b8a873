import { bytesOfHex } from '../../../shared/platform/bytes.ts';

const BLOCK = 16;
const ROUNDS = 18;

/** A permutation of bytes made from the digits of pi (RFC 1319 section 3.2). */
const PI = bytesOfHex(
  '292e43c9a2d87c013d3654a1ecf0061362a705f3c0c7738c98932bd9bc4c82ca1e9b573cfdd4e01667426f188a17e512be4ec4d6da9ede49a0fbf58ebb2fee7a' +
    'a968799115b2073f94c210890b225f21807f5d9a5a903227353ecce7bff79703ff1930b348a5b5d1d75e922aac56aac64fb838d296a47db676fc6be29c7404f1' +
    '459d705964718720865bcf65e62da8021b6025adaeb0b9f61c46616934407e0f5547a323dd51af3ac35cf9cebac5ea262c530d6e85288409d3dfcdf441814d52' +
    '6adc37c86cc1abfa24e17b080cbdb14a7888958be363e86de9cbd5fe3b001d39f2efb70e6658d0e4a67772f8eb754b0a314450b48fed1f1adb998d339f118314',
);

/** MD2 (RFC 1319). */
export function md2(data: Uint8Array): Uint8Array {
  const short = BLOCK - (data.length % BLOCK);
  const padded = new Uint8Array(data.length + short).fill(short);
  padded.set(data);
  const state = new Uint8Array(3 * BLOCK);
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, padded.subarray(at, at + BLOCK));
  mix(state, checksum(padded));
  return state.slice(0, BLOCK);
}

function checksum(padded: Uint8Array): Uint8Array {
  const sum = new Uint8Array(BLOCK);
  let last = 0;
  for (let at = 0; at < padded.length; at++) {
    // RFC 1319 prints an assignment here; that the sum is added to is among its errata.
    last = (sum[at % BLOCK] ?? 0) ^ (PI[(padded[at] ?? 0) ^ last] ?? 0);
    sum[at % BLOCK] = last;
  }
  return sum;
}

function mix(state: Uint8Array, block: Uint8Array): void {
  for (let at = 0; at < BLOCK; at++) {
    state[BLOCK + at] = block[at] ?? 0;
    state[2 * BLOCK + at] = (block[at] ?? 0) ^ (state[at] ?? 0);
  }
  let last = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < state.length; at++) {
      last = (state[at] ?? 0) ^ (PI[last] ?? 0);
      state[at] = last;
    }
    last = (last + round) & 0xff;
  }
}
