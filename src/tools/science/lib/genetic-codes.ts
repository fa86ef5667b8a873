import { BASE_SETS, BASES } from './sequences.ts';

// The genetic codes of NCBI by the numbers of their translation tables (gc.prt), in the public domain.
// A letter for each codon, TTT, TTC, TTA, TTG, TCT and so on in the order T, C, A, G; * is a stop.
const CODES: Record<number, string> = {
  1: 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  2: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSS**VVVVAAAADDEEGGGG',
  3: 'FFLLSSSSYY**CCWWTTTTPPPPHHQQRRRRIIMMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  4: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  5: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSSSSVVVVAAAADDEEGGGG',
  6: 'FFLLSSSSYYQQCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  9: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNNKSSSSVVVVAAAADDEEGGGG',
  10: 'FFLLSSSSYY**CCCWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  11: 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  12: 'FFLLSSSSYY**CC*WLLLSPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  13: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSSGGVVVVAAAADDEEGGGG',
  14: 'FFLLSSSSYYY*CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNNKSSSSVVVVAAAADDEEGGGG',
  16: 'FFLLSSSSYY*LCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  21: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNNKSSSSVVVVAAAADDEEGGGG',
  22: 'FFLLSS*SYY*LCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  23: 'FF*LSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  24: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSSKVVVVAAAADDEEGGGG',
  25: 'FFLLSSSSYY**CCGWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
};

/** Whether NCBI has a translation table of this number that is known here. */
export const isGeneticCode = (table: number): boolean => CODES[table] !== undefined;

const STOP = '*';
/** What a codon is that may be more than one amino acid, or one or a stop. */
const UNKNOWN = 'X';
const SET_BITS = 4;

/** A reader of codons in a genetic code: a letter for three letters of IUPAC, * for a stop and X where it may be more than one thing. @param table one of `isGeneticCode` */
export function codonReader(table: number): (sequence: string, at: number) => string {
  const code = CODES[table] ?? '';
  const known = new Map<number, string>();
  return (sequence, at) => {
    const [first, second, third] = [setAt(sequence, at), setAt(sequence, at + 1), setAt(sequence, at + 2)];
    const key = (((first << SET_BITS) | second) << SET_BITS) | third;
    let meaning = known.get(key);
    if (meaning === undefined) {
      meaning = meaningOf(code, first, second, third);
      known.set(key, meaning);
    }
    return meaning;
  };
}

const setAt = (sequence: string, at: number): number => BASE_SETS[sequence.charAt(at)] ?? 0;

const basesIn = (set: number): number[] => [0, 1, 2, 3].filter((base) => (set & (1 << base)) !== 0);

function meaningOf(code: string, first: number, second: number, third: number): string {
  const meanings = new Set<string>();
  for (const a of basesIn(first)) {
    for (const b of basesIn(second)) {
      for (const c of basesIn(third)) meanings.add(code.charAt((a * BASES.length + b) * BASES.length + c));
    }
  }
  const [only = UNKNOWN, ...others] = meanings;
  return others.length === 0 ? only : UNKNOWN;
}

export const isStop = (letter: string): boolean => letter === STOP;
