import { unprocessable } from '../../errors.ts';
import { latin1Bytes, latin1Text } from '../../shared/platform/bytes.ts';
import { graphemePositions } from '../../shared/text/segments.ts';

/** What a sequence may hold beside its letters: white space and the numbers of residues, as in databases. */
const DROPPED = String.raw`\s\p{White_Space}\p{Nd}`;
const ALL_DROPPED = new RegExp(`[${DROPPED}]+`, 'gu');

/**
 * The letters of a sequence as capitals, without white space and digits. Another letter or sign is unprocessable.
 * @param letters all that it may have, as capitals @param what it is, for the error @param path the field it came in
 */
export function lettersOf(text: string, letters: string, what: string, path: string): string {
  const wrong = new RegExp(`[^${DROPPED}${letters}${letters.toLowerCase()}]`, 'u').exec(text);
  if (wrong) {
    const position = graphemePositions(text)(wrong.index) + 1;
    unprocessable(`Character ${position} is ${JSON.stringify(wrong[0])}, which is not a letter of ${what}: ${Array.from(letters).join(', ')}.`, path);
  }
  return text.replace(ALL_DROPPED, '').toUpperCase();
}

/** The letters of IUPAC for nucleotides (NC-IUB 1984) except T and U, and what pairs with each. */
const PAIRS: Record<string, string> = {
  A: 'T',
  C: 'G',
  G: 'C',
  R: 'Y',
  Y: 'R',
  S: 'S',
  W: 'W',
  K: 'M',
  M: 'K',
  B: 'V',
  V: 'B',
  D: 'H',
  H: 'D',
  N: 'N',
};
const SHARED_LETTERS = 'RYSWKMBDHVN';
export const DNA_LETTERS = `ACGT${SHARED_LETTERS}`;
export const RNA_LETTERS = `ACGU${SHARED_LETTERS}`;
export const NUCLEIC_LETTERS = `ACGTU${SHARED_LETTERS}`;

/** The four bases as bits, in the order of the tables of genetic codes, and what else each letter may be. */
export const BASES = 'TCAG';
const [T, C, A, G] = [1, 2, 4, 8];
export const BASE_SETS: Record<string, number> = {
  T,
  U: T,
  C,
  A,
  G,
  R: A | G,
  Y: C | T,
  S: C | G,
  W: A | T,
  K: G | T,
  M: A | C,
  B: C | G | T,
  D: A | G | T,
  H: A | C | T,
  V: A | C | G,
  N: A | C | G | T,
};

/** The sequence with each letter replaced; those without a replacement stay. */
export function mapped(sequence: string, replacements: Record<string, string>): string {
  const codes = Uint8Array.from({ length: 256 }, (_, code) => code);
  for (const [from, to] of Object.entries(replacements)) codes[from.charCodeAt(0)] = to.charCodeAt(0);
  const bytes = latin1Bytes(sequence);
  for (let at = 0; at < bytes.length; at++) bytes[at] = codes[bytes[at] ?? 0] ?? 0;
  return latin1Text(bytes);
}

export const reversed = (sequence: string): string => latin1Text(latin1Bytes(sequence).reverse());

/** The letters that pair with those of a DNA sequence, in the same order. */
export const complementOfDna = (sequence: string): string => mapped(sequence, { ...PAIRS, T: 'A' });

/** The letters that pair with those of an RNA sequence, in the same order. */
export const complementOfRna = (sequence: string): string => mapped(sequence, { ...PAIRS, A: 'U', U: 'A' });

/** How often each letter occurs, in the order of the alphabet; those that do not occur are left out. */
export function countsOf(sequence: string): Record<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at < sequence.length; at++) counts.set(sequence.charAt(at), (counts.get(sequence.charAt(at)) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
