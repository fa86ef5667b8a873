import { mod97Digits } from '../../shared/identifiers/check-digits.ts';

/**
 * The BBANs of the SWIFT IBAN Registry: b bank, s branch, a account, k national check digits and the like, each with its length and kind
 * (n digits, a letters, c letters or digits).
 */
const STRUCTURES: Record<string, string> = {
  AD: 'b4n s4n a12c',
  AE: 'b3n a16n',
  AL: 'b3n s4n k1n a16c',
  AT: 'b5n a11n',
  AZ: 'b4a a20c',
  BA: 'b3n s3n a8n k2n',
  BE: 'b3n a7n k2n',
  BG: 'b4a s4n k2n a8c',
  BH: 'b4a a14c',
  BI: 'b5n s5n a11n k2n',
  BR: 'b8n s5n a10n k1a k1c',
  BY: 'b4c k4n a16c',
  CH: 'b5n a12c',
  CR: 'b4n a14n',
  CY: 'b3n s5n a16c',
  CZ: 'b4n a16n',
  DE: 'b8n a10n',
  DJ: 'b5n s5n a11n k2n',
  DK: 'b4n a10n',
  DO: 'b4c a20n',
  EE: 'b2n a14n',
  EG: 'b4n s4n a17n',
  ES: 'b4n s4n k2n a10n',
  FI: 'b3n a11n',
  FK: 'b2a a12n',
  FO: 'b4n a10n',
  FR: 'b5n s5n a11c k2n',
  GB: 'b4a s6n a8n',
  GE: 'b2a a16n',
  GI: 'b4a a15c',
  GL: 'b4n a10n',
  GR: 'b3n s4n a16c',
  GT: 'b4c a20c',
  HN: 'b4a a20n',
  HR: 'b7n a10n',
  HU: 'b3n s4n k1n a15n k1n',
  IE: 'b4a s6n a8n',
  IL: 'b3n s3n a13n',
  IQ: 'b4a s3n a12n',
  IS: 'b2n s2n a18n',
  IT: 'k1a b5n s5n a12c',
  JO: 'b4a s4n a18c',
  KW: 'b4a a22c',
  KZ: 'b3n a13c',
  LB: 'b4n a20c',
  LC: 'b4a a24c',
  LI: 'b5n a12c',
  LT: 'b5n a11n',
  LU: 'b3n a13c',
  LV: 'b4a a13c',
  LY: 'b3n s3n a15n',
  MC: 'b5n s5n a11c k2n',
  MD: 'b2c a18c',
  ME: 'b3n a13n k2n',
  MK: 'b3n a10c k2n',
  MN: 'b4n a12n',
  MR: 'b5n s5n a11n k2n',
  MT: 'b4a s5n a18c',
  MU: 'b4a b2n s2n a12n k3n k3a',
  NI: 'b4a a20n',
  NL: 'b4a a10n',
  NO: 'b4n a6n k1n',
  OM: 'b3n a16c',
  PK: 'b4a a16c',
  PL: 'b8n a16n',
  PS: 'b4a a21c',
  PT: 'b4n s4n a11n k2n',
  QA: 'b4a a21c',
  RO: 'b4a a16c',
  RS: 'b3n a13n k2n',
  RU: 'b9n s5n a15c',
  SA: 'b2n a18c',
  SC: 'b4a b2n s2n a16n k3a',
  SD: 'b2n a12n',
  SE: 'b3n a17n',
  SI: 'b5n a8n k2n',
  SK: 'b4n a16n',
  SM: 'k1a b5n s5n a12c',
  SO: 'b4n s3n a12n',
  ST: 'b4n s4n a11n k2n',
  SV: 'b4a a20n',
  TL: 'b3n a14n k2n',
  TN: 'b2n s3n a13n k2n',
  TR: 'b5n k1n a16c',
  UA: 'b6n a19c',
  VA: 'b3n a15n',
  VG: 'b4a a16n',
  XK: 'b2n s2n a10n k2n',
  YE: 'b4a s4n a18c',
};

/** European Payments Council, list of countries in the scope of the SEPA schemes. */
const SEPA = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(' '),
);

export type CharacterKind = 'n' | 'a' | 'c';

interface Piece {
  part: string;
  length: number;
  kind: CharacterKind;
}

const CLASSES: Record<CharacterKind, string> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };

/** The pieces of a country's BBAN, or undefined for a country without IBAN. */
export function bbanPieces(country: string): Piece[] | undefined {
  const structure = Object.hasOwn(STRUCTURES, country) ? STRUCTURES[country] : undefined;
  return structure?.split(' ').map((piece) => {
    const kind = piece.slice(-1);
    return { part: piece.charAt(0), length: Number(piece.slice(1, -1)), kind: kind === 'n' || kind === 'a' ? kind : 'c' };
  });
}

/** Whether a BBAN has the form of its country. */
export const fitsPieces = (bban: string, pieces: readonly Piece[]): boolean =>
  new RegExp(`^${pieces.map(({ length, kind }) => `${CLASSES[kind]}{${length}}`).join('')}$`).test(bban);

/** The bank, branch and account in a BBAN that fits its pieces. */
export function splitBban(bban: string, pieces: readonly Piece[]): { bankCode?: string; branchCode?: string; accountNumber?: string } {
  const parts = new Map<string, string>();
  let at = 0;
  for (const { part, length } of pieces) {
    parts.set(part, (parts.get(part) ?? '') + bban.slice(at, at + length));
    at += length;
  }
  const [bankCode, branchCode, accountNumber] = [parts.get('b'), parts.get('s'), parts.get('a')];
  return {
    ...(bankCode === undefined ? {} : { bankCode }),
    ...(branchCode === undefined ? {} : { branchCode }),
    ...(accountNumber === undefined ? {} : { accountNumber }),
  };
}

export const isSepaCountry = (country: string): boolean => SEPA.has(country);

/** The check digits of an IBAN (ISO 13616, ISO 7064 MOD 97-10). */
export const ibanDigits = (country: string, bban: string): string => mod97Digits(bban + country);
