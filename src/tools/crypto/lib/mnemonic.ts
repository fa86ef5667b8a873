import { z } from 'zod';
import { hexOf } from '../../shared/platform/bytes.ts';
import { createHash, pbkdf2 } from '../../shared/platform/hashes.ts';

export const MNEMONIC_LANGUAGES = [
  'english',
  'japanese',
  'korean',
  'spanish',
  'chinese-simplified',
  'chinese-traditional',
  'french',
  'italian',
  'czech',
  'portuguese',
] as const;

export const mnemonicLanguage = z.enum(MNEMONIC_LANGUAGES);
export type MnemonicLanguage = z.infer<typeof mnemonicLanguage>;

export const WORD_COUNTS: readonly number[] = [12, 15, 18, 21, 24];

const SEED_ROUNDS = 2048;
const SEED_BYTES = 64;
const WORD_BITS = 11;

/** The 2048 words of a language, in NFKD as @scure/bip39 has them. */
export async function wordsOf(language: MnemonicLanguage): Promise<readonly string[]> {
  switch (language) {
    case 'english':
      return (await import('@scure/bip39/wordlists/english.js')).wordlist;
    case 'japanese':
      return (await import('@scure/bip39/wordlists/japanese.js')).wordlist;
    case 'korean':
      return (await import('@scure/bip39/wordlists/korean.js')).wordlist;
    case 'spanish':
      return (await import('@scure/bip39/wordlists/spanish.js')).wordlist;
    case 'chinese-simplified':
      return (await import('@scure/bip39/wordlists/simplified-chinese.js')).wordlist;
    case 'chinese-traditional':
      return (await import('@scure/bip39/wordlists/traditional-chinese.js')).wordlist;
    case 'french':
      return (await import('@scure/bip39/wordlists/french.js')).wordlist;
    case 'italian':
      return (await import('@scure/bip39/wordlists/italian.js')).wordlist;
    case 'czech':
      return (await import('@scure/bip39/wordlists/czech.js')).wordlist;
    case 'portuguese':
      return (await import('@scure/bip39/wordlists/portuguese.js')).wordlist;
  }
}

const checksumOf = (entropy: Uint8Array): string =>
  (createHash('sha256').update(entropy).digest()[0] ?? 0)
    .toString(2)
    .padStart(8, '0')
    .slice(0, entropy.length / 4);

/** The word indices of entropy of 16 to 32 bytes: its bits and those of its checksum, eleven a word. */
export function indicesOf(entropy: Uint8Array): number[] {
  const bits = Array.from(entropy, (byte) => byte.toString(2).padStart(8, '0')).join('') + checksumOf(entropy);
  return (bits.match(/.{11}/g) ?? []).map((word) => Number.parseInt(word, 2));
}

/** The entropy of word indices, or undefined when the checksum does not fit. */
export function entropyOf(indices: readonly number[]): Uint8Array | undefined {
  const bits = indices.map((index) => index.toString(2).padStart(WORD_BITS, '0')).join('');
  const bytes = Math.floor(bits.length / 33) * 4;
  const entropy = new Uint8Array((bits.slice(0, bytes * 8).match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return checksumOf(entropy) === bits.slice(bytes * 8) ? entropy : undefined;
}

/** The seed of a mnemonic (BIP-39): PBKDF2 over both in NFKD, 64 bytes as hex. */
export const seedOf = (mnemonic: string, passphrase: string): string =>
  hexOf(pbkdf2('sha512', mnemonic.normalize('NFKD'), `mnemonic${passphrase}`.normalize('NFKD'), SEED_ROUNDS, SEED_BYTES));
