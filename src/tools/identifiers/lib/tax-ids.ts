import { hybridSystemCharacter, passesLuhn, valueOfCharacter, valuesOf, weightedSum } from '../../shared/identifiers/check-digits.ts';
import { digitAt, elevenLess, isRepeated, realDate, weightedRest } from './number-rules.ts';
import { passesCif, passesNorwegian, passesPartitaIva, passesSwissUid } from './vat.ts';

export interface NumberRule {
  country: string;
  pattern: RegExp;
  passes(number: string): boolean;
  /** Letters that may come first by custom. */
  prefix?: RegExp;
}

const rule = (country: string, pattern: RegExp, passes: (number: string) => boolean, prefix?: RegExp): NumberRule => ({
  country,
  pattern,
  passes,
  ...(prefix === undefined ? {} : { prefix }),
});

/** Two check digits of modulus 11 over values of characters, as in CNPJ and CPF: rests below 2 give 0. */
function brazilianDigits(payload: string, weights: readonly number[]): string {
  let text = payload;
  for (const length of [payload.length, payload.length + 1]) {
    const values = Array.from(text, (character) => character.charCodeAt(0) - 48);
    const rest = weightedSum(values, weights.slice(weights.length - length)) % 11;
    text += String(rest < 2 ? 0 : 11 - rest);
  }
  return text.slice(-2);
}

/** The two check digits of a CNPJ. @param payload twelve digits or capital letters */
export const cnpjDigits = (payload: string): string => brazilianDigits(payload, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);

/** The two check digits of a CPF. @param payload nine digits */
export const cpfDigits = (payload: string): string => brazilianDigits(payload, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);

/** The prefixes that the IRS assigns to EINs. */
export const EIN_PREFIXES =
  '01 02 03 04 05 06 10 11 12 13 14 15 16 20 21 22 23 24 25 26 27 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 71 72 73 74 75 76 77 80 81 82 83 84 85 86 87 88 90 91 92 93 94 95 98 99'.split(
    ' ',
  );

function germanIdnr(number: string): boolean {
  const counts = new Map<string, number>();
  for (const digit of number.slice(0, 10)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const repeated = Array.from(counts.values()).filter((count) => count > 1);
  const fits = repeated.length === 1 && (repeated[0] === 2 || (repeated[0] === 3 && !/(.)\1\1/.test(number.slice(0, 10))));
  return fits && hybridSystemCharacter(number.slice(0, 10), 10) === number.slice(-1);
}

function chineseUscc(number: string): boolean {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const sum = Array.from(number.slice(0, 17)).reduce((total, character, index) => total + alphabet.indexOf(character) * 3 ** index, 0);
  return alphabet.charAt((31 - (sum % 31)) % 31) === number.slice(-1);
}

const isPan = (number: string): boolean => /^[A-Z]{3}[ABCFGHJKLPT][A-Z][0-9]{4}[A-Z]$/.test(number) && number.slice(5, 9) !== '0000';

function newZealand(number: string): boolean {
  const value = Number(number);
  if (value <= 10_000_000 || value >= 150_000_000) return false;
  const padded = number.padStart(9, '0');
  const first = elevenLess(padded, [3, 2, 7, 6, 5, 4, 3, 2]);
  return (first === 10 ? elevenLess(padded, [7, 4, 3, 2, 5, 2, 7, 6]) : first) === digitAt(padded, 8);
}

function polishRegon(number: string): boolean {
  const short = weightedRest(number, [8, 9, 2, 3, 4, 5, 6, 7], 11) % 10 === digitAt(number, 8);
  return short && (number.length === 9 || weightedRest(number, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8], 11) % 10 === digitAt(number, 13));
}

function russianInn(number: string): boolean {
  if (number.length === 10) return weightedRest(number, [2, 4, 10, 3, 5, 9, 4, 6, 8], 11) % 10 === digitAt(number, 9);
  const first = weightedRest(number, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8], 11) % 10;
  return first === digitAt(number, 10) && weightedRest(number, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8], 11) % 10 === digitAt(number, 11);
}

function britishUtr(number: string): boolean {
  return '21987654321'.charAt(weightedRest(number.slice(1), [6, 7, 8, 9, 10, 5, 4, 3, 2], 11)) === number.charAt(0);
}

function japaneseCorporate(number: string): boolean {
  const sum = weightedSum(valuesOf(number.slice(1)).reverse(), [1, 2]);
  return 9 - (sum % 9) === digitAt(number, 0);
}

function korean(number: string): boolean {
  const sum = weightedSum(valuesOf(number.slice(0, 9)), [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((digitAt(number, 8) * 5) / 10);
  const fits = number.slice(0, 3) >= '101' && number.slice(3, 5) !== '00' && number.slice(5, 9) !== '0000';
  return fits && (10 - (sum % 10)) % 10 === digitAt(number, 9);
}

function turkishVkn(number: string): boolean {
  const sum = valuesOf(number.slice(0, 9)).reduce((total, digit, index) => {
    const shifted = (digit + 9 - index) % 10;
    const product = (shifted * 2 ** (9 - index)) % 9;
    return total + (shifted !== 0 && product === 0 ? 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10 === digitAt(number, 9);
}

function australianAbn(number: string): boolean {
  const values = valuesOf(number).map((digit, index) => (index === 0 ? digit - 1 : digit));
  return weightedSum(values, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0;
}

function australianTfn(number: string): boolean {
  const weights = number.length === 9 ? [1, 4, 3, 7, 5, 8, 6, 9, 10] : [10, 7, 8, 4, 6, 3, 5, 1];
  return weightedRest(number, weights, 11) === 0;
}

/** Mexican RFC: the date, with the year of either century. */
function mexicanRfc(number: string): boolean {
  const [year, month, day] = [number.slice(-9, -7), number.slice(-7, -5), number.slice(-5, -3)].map(Number);
  return [1900, 2000].some((century) => realDate(century + (year ?? 0), month ?? 0, day ?? 0) !== undefined);
}

const luhn36 = (number: string): boolean => luhn36Character(number.slice(0, 14)) === number.slice(-1);

/** GSTIN: factors 1 and 2 from the left over base 36. */
function luhn36Character(payload: string): string {
  const sum = Array.from(payload).reduce((total, character, index) => {
    const product = valueOfCharacter(character) * ((index % 2) + 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

/** The tax and company numbers by type: form and the issuer's check. */
export const TAX_RULES = {
  'ar-cuit': rule(
    'AR',
    /^(20|23|24|25|26|27|30|33|34|50|51|55)[0-9]{9}$/,
    (number) => Math.min(9, elevenLess(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])) === digitAt(number, 10),
  ),
  'au-abn': rule('AU', /^[1-9][0-9]{10}$/, australianAbn),
  'au-acn': rule('AU', /^[0-9]{9}$/, (number) => (10 - weightedRest(number, [8, 7, 6, 5, 4, 3, 2, 1], 10)) % 10 === digitAt(number, 8)),
  'au-tfn': rule('AU', /^[0-9]{8,9}$/, australianTfn),
  'br-cnpj': rule('BR', /^[0-9A-Z]{12}[0-9]{2}$/, (number) => !isRepeated(number) && cnpjDigits(number.slice(0, 12)) === number.slice(12)),
  'ca-bn': rule('CA', /^[0-9]{9}((RC|RM|RP|RT)[0-9]{4})?$/, (number) => passesLuhn(number.slice(0, 9))),
  'ch-uid': rule('CH', /^[0-9]{9}(MWST|TVA|IVA)?$/, (number) => passesSwissUid(number.slice(0, 9)), /^CHE/),
  'cn-uscc': rule('CN', /^[1-9A-HJ-NP-RT-UW-Y][0-9]{7}[0-9A-HJ-NP-RTUWXY]{10}$/, chineseUscc),
  'de-idnr': rule('DE', /^[1-9][0-9]{10}$/, germanIdnr),
  'dk-cvr': rule('DK', /^[1-9][0-9]{7}$/, (number) => weightedRest(number, [2, 7, 6, 5, 4, 3, 2, 1], 11) === 0, /^DK/),
  'es-cif': rule('ES', /^[A-Z][0-9]{7}[0-9A-J]$/, passesCif, /^ES/),
  'fi-ytunnus': rule('FI', /^[0-9]{8}$/, (number) => elevenLess(number, [7, 9, 10, 5, 8, 4, 2]) === digitAt(number, 7), /^FI/),
  'fr-siren': rule('FR', /^[0-9]{9}$/, passesLuhn),
  'fr-siret': rule('FR', /^[0-9]{14}$/, (number) => passesLuhn(number) && passesLuhn(number.slice(0, 9))),
  'gb-utr': rule('GB', /^[0-9]{10}$/, britishUtr),
  'il-hp': rule('IL', /^5[0-9]{8}$/, passesLuhn),
  'in-gstin': rule('IN', /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, (number) => isPan(number.slice(2, 12)) && luhn36(number)),
  'in-pan': rule('IN', /^[A-Z]{5}[0-9]{4}[A-Z]$/, isPan),
  'it-piva': rule('IT', /^[0-9]{11}$/, passesPartitaIva, /^IT/),
  'jp-cn': rule('JP', /^[1-9][0-9]{12}$/, japaneseCorporate),
  'kr-brn': rule('KR', /^[0-9]{10}$/, korean),
  'mx-rfc': rule('MX', /^[A-ZÑ&]{3,4}[0-9]{6}[A-Z0-9]{2}[0-9A]$/, mexicanRfc),
  'no-orgnr': rule('NO', /^[0-9]{9}$/, passesNorwegian, /^NO/),
  'nz-ird': rule('NZ', /^[0-9]{8,9}$/, newZealand),
  'pl-nip': rule('PL', /^[0-9]{10}$/, (number) => weightedRest(number, [6, 5, 7, 2, 3, 4, 5, 6, 7], 11) === digitAt(number, 9), /^PL/),
  'pl-regon': rule('PL', /^[0-9]{9}([0-9]{5})?$/, polishRegon),
  'pt-nif': rule('PT', /^[1-9][0-9]{8}$/, (number) => elevenLess(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 10 === digitAt(number, 8), /^PT/),
  'ru-inn': rule('RU', /^([0-9]{10}|[0-9]{12})$/, russianInn),
  'se-orgnr': rule('SE', /^[0-9]{10}$/, passesLuhn),
  'tr-vkn': rule('TR', /^[0-9]{10}$/, turkishVkn),
  'us-ein': rule('US', /^[0-9]{9}$/, (number) => EIN_PREFIXES.includes(number.slice(0, 2))),
  'za-tin': rule('ZA', /^[01239][0-9]{9}$/, passesLuhn),
};
