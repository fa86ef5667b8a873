import { hybridSystemCharacter, luhnDigit, modulo97, passesLuhn, valuesOf } from '../../shared/identifiers/check-digits.ts';
import { digitAt, elevenLess, realDate, weightedRest } from './number-rules.ts';

export interface VatRule {
  pattern: RegExp;
  passes(number: string): boolean;
}

const rule = (pattern: RegExp, passes: (number: string) => boolean): VatRule => ({ pattern, passes });

/** Eleven less the rest is the last digit, 10 counting as 0. */
const elevenOrZero = (number: string, weights: readonly number[]): boolean => elevenLess(number, weights) % 10 === digitAt(number, weights.length);

/** The rest of modulus 11 is the last digit, 10 counting as 0. */
const restOrZero = (number: string, weights: readonly number[]): boolean => weightedRest(number, weights, 11) % 10 === digitAt(number, weights.length);

const hybrid = (number: string): boolean => hybridSystemCharacter(number.slice(0, -1), 10) === number.slice(-1);

/** Weights 1 and 2 in turn from the left, and 4 more than the sum. */
function austrian(number: string): boolean {
  const undoubled = digitAt(number, 7) - Number(luhnDigit(number.slice(1, 7)));
  return (26 - undoubled - 10) % 10 === digitAt(number, 8);
}

function bulgarianCompany(number: string): boolean {
  const check = (text: string, first: number[], second: number[]): number => {
    const rest = weightedRest(text, first, 11);
    return rest === 10 ? weightedRest(text, second, 11) % 10 : rest;
  };
  return check(number, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]) === digitAt(number, 8);
}

function bulgarian(number: string): boolean {
  if (number.length === 9) return bulgarianCompany(number);
  const citizen = weightedRest(number, [2, 4, 8, 5, 10, 9, 7, 3, 6], 11) % 10 === digitAt(number, 9);
  const [year, month, day] = [Number(number.slice(0, 2)), Number(number.slice(2, 4)), Number(number.slice(4, 6))];
  const century = month > 40 ? 2000 : month > 20 ? 1800 : 1900;
  if (citizen && realDate(century + year, month > 40 ? month - 40 : month > 20 ? month - 20 : month, day) !== undefined) return true;
  if (weightedRest(number, [21, 19, 17, 13, 11, 9, 7, 3, 1], 10) === digitAt(number, 9)) return true;
  return elevenOrZeroUnlessTen(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]);
}

/** Eleven less the rest is the last digit; a number that would need 10 does not exist. */
const elevenOrZeroUnlessTen = (number: string, weights: readonly number[]): boolean => elevenLess(number, weights) === digitAt(number, weights.length);

const CYPRUS_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

function cypriot(number: string): boolean {
  if (number.startsWith('12')) return false;
  const sum = valuesOf(number.slice(0, 8)).reduce((total, digit, index) => total + (index % 2 === 0 ? (CYPRUS_ODD[digit] ?? 0) : digit), 0);
  return String.fromCharCode(65 + (sum % 26)) === number.charAt(8);
}

/** Czech birth numbers: nine digits only up to 1953. */
export function passesCzechBirthNumber(number: string): boolean {
  let [year, month] = [1900 + Number(number.slice(0, 2)), Number(number.slice(2, 4)) % 50];
  if (number.length === 9) {
    if (year >= 1980) year -= 100;
    if (year > 1953) return false;
  } else if (year < 1954) year += 100;
  if (month > 20 && year >= 2004) month -= 20;
  if (realDate(year, month, Number(number.slice(4, 6))) === undefined) return false;
  return number.length === 9 || (Number(number.slice(0, 9)) % 11) % 10 === digitAt(number, 9);
}

function czech(number: string): boolean {
  if (number.length === 8) {
    return !number.startsWith('9') && czechCompanyDigit(number) === digitAt(number, 7);
  }
  if (number.length === 9 && number.startsWith('6')) {
    const rest = weightedRest(number.slice(1), [8, 7, 6, 5, 4, 3, 2], 11);
    return (8 - ((10 - rest + 11) % 11) + 10) % 10 === digitAt(number, 8);
  }
  return passesCzechBirthNumber(number);
}

function czechCompanyDigit(number: string): number {
  const check = (11 - weightedRest(number, [8, 7, 6, 5, 4, 3, 2], 11)) % 11;
  return (check === 0 ? 1 : check) % 10;
}

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const SPANISH_CONTROLS = 'JABCDEFGHI';

/** The letter of a DNI or NIE. @param digits eight digits, the first of an NIE as X = 0, Y = 1, Z = 2 */
export const spanishLetter = (digits: string): string => SPANISH_LETTERS.charAt(Number(digits) % 23);

/** Spanish CIF: the kind of entity says whether the control is a letter or a digit. */
export function passesCif(number: string): boolean {
  if (!/^[A-HJNPQRSUVW][0-9]{7}[0-9A-J]$/.test(number)) return false;
  const digit = luhnDigit(number.slice(1, 8));
  const letter = SPANISH_CONTROLS.charAt(Number(digit));
  const control = number.slice(-1);
  if (/^[NPQRSW]/.test(number)) return control === letter;
  return /^[ABEH]/.test(number) ? control === digit : control === letter || control === digit;
}

/** The forms of Spain: DNI, NIE, special persons (K, L, M) and CIF. */
function spanish(number: string): boolean {
  if (/^[0-9]{8}[A-Z]$/.test(number)) return spanishLetter(number.slice(0, 8)) === number.slice(-1);
  if (/^[XYZ]/.test(number)) return spanishLetter('XYZ'.indexOf(number.charAt(0)) + number.slice(1, 8)) === number.slice(-1);
  if (/^[KLM]/.test(number)) return spanishLetter(number.slice(1, 8)) === number.slice(-1);
  return passesCif(number);
}

function french(number: string): boolean {
  const [key, siren] = [number.slice(0, 2), number.slice(2)];
  if (!siren.startsWith('000') && !passesLuhn(siren)) return false;
  if (/^[0-9]{2}$/.test(key)) return siren.startsWith('000') || Number(key) === Number(`${siren}12`) % 97;
  const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const [first, second] = [alphabet.indexOf(key.charAt(0)), alphabet.indexOf(key.charAt(1))];
  const check = /^[0-9]/.test(key) ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(check / 11)) % 11 === check % 11;
}

function british(number: string): boolean {
  if (number.startsWith('GD')) return Number(number.slice(2)) < 500;
  if (number.startsWith('HA')) return Number(number.slice(2)) >= 500;
  const sum = weightedRest(number, [8, 7, 6, 5, 4, 3, 2, 10, 1], 97);
  return !number.startsWith('0000000') && (sum === 0 || sum === 42);
}

const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

/** The check letter of Irish numbers. @param digits seven digits @param extra value of the letter after the check letter */
export const irishLetter = (digits: string, extra = 0): string => IRISH_LETTERS.charAt((weightedRest(digits, [8, 7, 6, 5, 4, 3, 2], 23) + 9 * extra) % 23);

function irish(number: string): boolean {
  if (/^[0-9]{7}/.test(number)) {
    const extra = number.charAt(8);
    return irishLetter(number, extra === '' || extra === 'W' ? 0 : IRISH_LETTERS.indexOf(extra)) === number.charAt(7);
  }
  return irishLetter(`0${number.slice(2, 7)}${number.slice(0, 1)}`) === number.charAt(7);
}

/** Italian partita IVA: Luhn, and an office code in digits 8 to 10. */
export function passesPartitaIva(number: string): boolean {
  const office = Number(number.slice(7, 10));
  const known = (office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office);
  return known && !number.startsWith('0000000') && passesLuhn(number);
}

function lithuanian(number: string): boolean {
  const length = number.length - 1;
  if (number.charAt(length - 1) !== '1') return false;
  const weights = (start: number): number[] => Array.from({ length }, (_, index) => ((index + start - 1) % 9) + 1);
  const rest = weightedRest(number, weights(1), 11);
  return (rest === 10 ? weightedRest(number, weights(3), 11) % 10 : rest) === digitAt(number, length);
}

function latvian(number: string): boolean {
  if (/^[4-9]/.test(number)) return weightedRest(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1], 11) === 3;
  if (number.startsWith('32')) return true;
  const century = 1800 + digitAt(number, 6) * 100;
  if (realDate(century + Number(number.slice(4, 6)), Number(number.slice(2, 4)), Number(number.slice(0, 2))) === undefined) return false;
  return ((1 + weightedRest(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9], 11)) % 11) % 10 === digitAt(number, 10);
}

function dutch(number: string): boolean {
  const company = weightedRest(number, [9, 8, 7, 6, 5, 4, 3, 2], 11) === digitAt(number, 8) && !number.startsWith('000000000');
  return company || modulo97(`NL${number}`) === 1;
}

function romanian(number: string): boolean {
  const padded = number.padStart(10, '0');
  return ((weightedRest(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2], 11) * 10) % 11) % 10 === digitAt(padded, 9);
}

function slovenian(number: string): boolean {
  const check = 11 - weightedRest(number, [8, 7, 6, 5, 4, 3, 2], 11);
  return check !== 11 && check % 10 === digitAt(number, 7);
}

/** Swiss UID numbers: modulus 11. @param digits nine digits */
export const passesSwissUid = (digits: string): boolean => elevenOrZeroUnlessTen(digits, [5, 4, 3, 2, 7, 6, 5, 4]);

/** Norwegian organisation numbers: modulus 11. */
export const passesNorwegian = (digits: string): boolean => elevenOrZeroUnlessTen(digits, [3, 2, 7, 6, 5, 4, 3, 2]);

const GB_PATTERN = /^([0-9]{9}([0-9]{3})?|GD[0-4][0-9]{2}|HA[5-9][0-9]{2})$/;

/** The rules by prefix: format by VIES or the issuer and the national check digits. */
export const VAT_RULES: ReadonlyMap<string, VatRule> = new Map<string, VatRule>([
  ['AT', rule(/^U[0-9]{8}$/, austrian)],
  ['BE', rule(/^[01][0-9]{9}$/, (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)))],
  ['BG', rule(/^[0-9]{9,10}$/, bulgarian)],
  ['CY', rule(/^[0-9]{8}[A-Z]$/, cypriot)],
  ['CZ', rule(/^[0-9]{8,10}$/, czech)],
  ['DE', rule(/^[1-9][0-9]{8}$/, hybrid)],
  ['DK', rule(/^[1-9][0-9]{7}$/, (number) => weightedRest(number, [2, 7, 6, 5, 4, 3, 2, 1], 11) === 0)],
  ['EE', rule(/^[0-9]{9}$/, (number) => weightedRest(number, [3, 7, 1, 3, 7, 1, 3, 7, 1], 10) === 0)],
  ['EL', rule(/^[0-9]{9}$/, (number) => restOrZero(number, [256, 128, 64, 32, 16, 8, 4, 2]))],
  ['ES', rule(/^[A-Z0-9][0-9]{7}[A-Z0-9]$/, spanish)],
  ['FI', rule(/^[0-9]{8}$/, (number) => elevenOrZeroUnlessTen(number, [7, 9, 10, 5, 8, 4, 2]))],
  ['FR', rule(/^[0-9A-HJ-NP-Z]{2}[0-9]{9}$/, french)],
  ['GB', rule(GB_PATTERN, british)],
  ['HR', rule(/^[0-9]{11}$/, hybrid)],
  ['HU', rule(/^[0-9]{8}$/, (number) => weightedRest(number, [9, 7, 3, 1, 9, 7, 3, 1], 10) === 0)],
  ['IE', rule(/^([0-9]{7}[A-W][A-IW]?|[7-9][A-Z*+][0-9]{5}[A-W])$/, irish)],
  ['IT', rule(/^[0-9]{11}$/, passesPartitaIva)],
  ['LT', rule(/^([0-9]{9}|[0-9]{12})$/, lithuanian)],
  ['LU', rule(/^[0-9]{8}$/, (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)))],
  ['LV', rule(/^[0-9]{11}$/, latvian)],
  ['MT', rule(/^[1-9][0-9]{7}$/, (number) => 37 - weightedRest(number, [3, 4, 6, 7, 8, 9], 37) === Number(number.slice(6)))],
  ['NL', rule(/^[0-9]{9}B[0-9]{2}$/, (number) => !number.endsWith('B00') && dutch(number))],
  ['PL', rule(/^[0-9]{10}$/, (number) => weightedRest(number, [6, 5, 7, 2, 3, 4, 5, 6, 7], 11) === digitAt(number, 9))],
  ['PT', rule(/^[1-9][0-9]{8}$/, (number) => elevenOrZero(number, [9, 8, 7, 6, 5, 4, 3, 2]))],
  ['RO', rule(/^[1-9][0-9]{1,9}$/, romanian)],
  ['SE', rule(/^[0-9]{12}$/, (number) => !number.endsWith('00') && passesLuhn(number.slice(0, 10)))],
  ['SI', rule(/^[1-9][0-9]{7}$/, slovenian)],
  ['SK', rule(/^[1-9][0-9][2-47-9][0-9]{7}$/, (number) => Number(number) % 11 === 0)],
  ['XI', rule(GB_PATTERN, british)],
  ['CH', rule(/^E[0-9]{9}(MWST|TVA|IVA)$/, (number) => passesSwissUid(number.slice(1, 10)))],
  ['NO', rule(/^[0-9]{9}MVA$/, passesNorwegian)],
]);
