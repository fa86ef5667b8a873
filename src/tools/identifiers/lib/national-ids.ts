import {
  gs1Digit,
  hybridSystemCharacter,
  passesLuhn,
  pureSystemCharacter,
  valueOfCharacter,
  valuesOf,
  verhoeffDigit,
  weightedSum,
} from '../../shared/identifiers/check-digits.ts';
import { digitAt, elevenLess, isRepeated, realDate, weightedRest } from './number-rules.ts';
import { cpfDigits } from './tax-ids.ts';
import { irishLetter, passesCzechBirthNumber, spanishLetter } from './vat.ts';

/** What a number says of its holder; undefined when the number breaks a rule. */
export interface Person {
  birthDate?: string;
  gender?: 'male' | 'female';
}

export interface PersonRule {
  country: string;
  pattern: RegExp;
  /** @param number with its leading zeros */
  read(number: string): Person | undefined;
  /** How many digits the number has, where its leading zeros may be left out. */
  digits?: number;
}

const when = (passes: boolean): Person | undefined => (passes ? {} : undefined);
const rule = (country: string, pattern: RegExp, read: (number: string) => Person | undefined): PersonRule => ({ country, pattern, read });
const part = (text: string, start: number, end: number): number => Number(text.slice(start, end));
const oddIsMale = (digit: number): 'male' | 'female' => (digit % 2 === 1 ? 'male' : 'female');

/** A person born on a day, when there is such a day and the check is right. */
function born(date: string | undefined, passes: boolean, gender?: 'male' | 'female'): Person | undefined {
  if (date === undefined || !passes) return undefined;
  return { birthDate: date, ...(gender === undefined ? {} : { gender }) };
}

/** A day of two-digit year in either century, for numbers that do not say which. */
const anyCentury = (year: number, month: number, day: number): boolean => [1900, 2000].some((century) => realDate(century + year, month, day) !== undefined);

function belgian(number: string): Person | undefined {
  const check = part(number, 9, 11);
  return when([number.slice(0, 9), `2${number.slice(0, 9)}`].some((payload) => 97 - (Number(payload) % 97) === check) && part(number, 2, 4) % 20 <= 12);
}

function bulgarian(number: string): Person | undefined {
  const month = part(number, 2, 4);
  const [century, shift] = month > 40 ? [2000, 40] : month > 20 ? [1800, 20] : [1900, 0];
  const date = realDate(century + part(number, 0, 2), month - shift, part(number, 4, 6));
  return born(date, weightedRest(number, [2, 4, 8, 5, 10, 9, 7, 3, 6], 11) % 10 === digitAt(number, 9));
}

function chilean(number: string): Person | undefined {
  const sum = weightedSum(valuesOf(number.slice(0, -1)).reverse(), [2, 3, 4, 5, 6, 7]);
  const check = (11 - (sum % 11)) % 11;
  return when((check === 10 ? 'K' : String(check)) === number.slice(-1));
}

function chinese(number: string): Person | undefined {
  const date = realDate(part(number, 6, 10), part(number, 10, 12), part(number, 12, 14));
  return born(date, pureSystemCharacter(number.slice(0, 17), 11) === number.slice(-1), oddIsMale(digitAt(number, 16)));
}

function danish(number: string): Person | undefined {
  const [year, seventh] = [part(number, 4, 6), digitAt(number, 6)];
  let century = 1900;
  if ((seventh === 4 || seventh === 9) && year < 37) century = 2000;
  if (seventh >= 5 && seventh <= 8) century = year < 58 ? 2000 : 1800;
  return born(realDate(century + year, part(number, 2, 4), part(number, 0, 2)), true);
}

/** Estonian and the like: two rounds of weights modulo 11. */
function estonian(number: string): Person | undefined {
  const first = digitAt(number, 0);
  const date = realDate(1800 + Math.floor((first - 1) / 2) * 100 + part(number, 1, 3), part(number, 3, 5), part(number, 5, 7));
  const rest = weightedRest(number, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1], 11);
  const check = rest === 10 ? weightedRest(number, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3], 11) % 10 : rest;
  return born(date, check === digitAt(number, 10), oddIsMale(first));
}

function finnish(number: string): Person | undefined {
  const sign = number.charAt(6);
  const century = sign === '+' ? 1800 : /[A-F]/.test(sign) ? 2000 : 1900;
  const date = realDate(century + part(number, 4, 6), part(number, 2, 4), part(number, 0, 2));
  const check = '0123456789ABCDEFHJKLMNPRSTUVWXY'.charAt(Number(number.slice(0, 6) + number.slice(7, 10)) % 31);
  return born(date, check === number.slice(-1) && part(number, 7, 10) >= 2);
}

function french(number: string): Person | undefined {
  const digits = number.slice(0, 13).replace('2A', '19').replace('2B', '18');
  return when(97 - (Number(digits) % 97) === part(number, 13, 15));
}

function norwegian(number: string): Person | undefined {
  const day = part(number, 0, 2) > 40 ? part(number, 0, 2) - 40 : part(number, 0, 2);
  const month = part(number, 2, 4) > 40 ? part(number, 2, 4) - 40 : part(number, 2, 4);
  const [year, serial] = [part(number, 4, 6), part(number, 6, 9)];
  let century: number | undefined;
  if (serial < 500) century = 1900;
  else if (serial < 750 && year >= 54) century = 1800;
  else if (year < 40) century = 2000;
  else if (serial >= 900) century = 1900;
  if (century === undefined) return undefined;
  const passes =
    elevenLess(number, [3, 7, 6, 1, 8, 9, 4, 5, 2]) === digitAt(number, 9) && elevenLess(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) === digitAt(number, 10);
  return born(realDate(century + year, month, day), passes, oddIsMale(digitAt(number, 8)));
}

function polish(number: string): Person | undefined {
  const shifted = part(number, 2, 4);
  const century = [1900, 2000, 2100, 2200, 1800][Math.floor(shifted / 20)] ?? 1900;
  const check = (10 - weightedRest(number, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3], 10)) % 10;
  return born(realDate(century + part(number, 0, 2), shifted % 20, part(number, 4, 6)), check === digitAt(number, 10), oddIsMale(digitAt(number, 9)));
}

function romanian(number: string): Person | undefined {
  const century = { 1: 1900, 2: 1900, 3: 1800, 4: 1800, 5: 2000, 6: 2000 }[digitAt(number, 0)] ?? 1900;
  const rest = weightedRest(number, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9], 11);
  const county = part(number, 7, 9);
  const known = (county >= 1 && county <= 48) || county === 51 || county === 52 || county === 70 || (county >= 80 && county <= 83);
  return born(realDate(century + part(number, 1, 3), part(number, 3, 5), part(number, 5, 7)), known && (rest === 10 ? 1 : rest) === digitAt(number, 12));
}

function swedish(number: string): Person | undefined {
  const digits = number.replace(/[-+]/, '').slice(-10);
  const day = part(digits, 4, 6) > 60 ? part(digits, 4, 6) - 60 : part(digits, 4, 6);
  return when(passesLuhn(digits) && anyCentury(part(digits, 0, 2), part(digits, 2, 4), day));
}

const ITALIAN_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

function italian(number: string): Person | undefined {
  const sum = Array.from(number.slice(0, 15)).reduce((total, character, index) => {
    const value = valueOfCharacter(character);
    const order = value < 10 ? value : value - 10;
    return total + (index % 2 === 0 ? (ITALIAN_ODD[order] ?? 0) : order);
  }, 0);
  const digits = number.slice(6, 15).replace(/[LMNPQRSTUV]/g, (letter, at: number) => (at === 2 || at === 5 ? letter : String('LMNPQRSTUV'.indexOf(letter))));
  const day = part(digits, 3, 5) > 40 ? part(digits, 3, 5) - 40 : part(digits, 3, 5);
  const month = 'ABCDEHLMPRST'.indexOf(digits.charAt(2)) + 1;
  return when(String.fromCharCode(65 + (sum % 26)) === number.slice(-1) && anyCentury(part(digits, 0, 2), month, day));
}

/** The federal entities of a CURP; NE is for who was born abroad. */
const MEXICAN_ENTITIES = new Set('AS BC BS CC CH CL CM CS DF DG GR GT HG JC MC MN MS NE NL NT OC PL QR QT SL SP SR TC TL TS VZ YN ZS'.split(' '));

function mexican(number: string): Person | undefined {
  const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
  const sum = Array.from(number.slice(0, 17)).reduce((total, character, index) => total + alphabet.indexOf(character) * (18 - index), 0);
  const century = /[0-9]/.test(number.charAt(16)) ? 1900 : 2000;
  const gender = number.charAt(10) === 'H' ? 'male' : number.charAt(10) === 'M' ? 'female' : undefined;
  const passes = MEXICAN_ENTITIES.has(number.slice(11, 13)) && (10 - (sum % 10)) % 10 === digitAt(number, 17);
  return born(realDate(century + part(number, 4, 6), part(number, 6, 8), part(number, 8, 10)), passes, gender);
}

function turkish(number: string): Person | undefined {
  const values = valuesOf(number);
  const tenth = ((weightedSum(values.slice(0, 9), [7, -1]) % 10) + 10) % 10;
  const eleventh = values.slice(0, 10).reduce((sum, digit) => sum + digit, 0) % 10;
  return when(tenth === values[9] && eleventh === values[10]);
}

/** Numbers that begin with a date and end in a Luhn digit. */
const luhnWithDate = (number: string, dayFirst: boolean): Person | undefined =>
  when(
    passesLuhn(number) && anyCentury(part(number, dayFirst ? 4 : 0, dayFirst ? 6 : 2), part(number, 2, 4), part(number, dayFirst ? 0 : 4, dayFirst ? 2 : 6)),
  );

/** The personal numbers by type: form and the issuer's check. */
export const PERSON_RULES = {
  'be-nn': rule('BE', /^[0-9]{11}$/, belgian),
  'bg-egn': rule('BG', /^[0-9]{10}$/, bulgarian),
  'br-cpf': rule('BR', /^[0-9]{11}$/, (number) => when(!isRepeated(number) && cpfDigits(number.slice(0, 9)) === number.slice(9))),
  'ca-sin': rule('CA', /^(?!0{9})[0-9]{9}$/, (number) => when(passesLuhn(number))),
  'ch-ahv': rule('CH', /^756[0-9]{10}$/, (number) => when(gs1Digit(number.slice(0, 12)) === number.slice(-1))),
  'cl-rut': rule('CL', /^[0-9]{7,8}[0-9K]$/, chilean),
  'cn-ric': rule('CN', /^[1-9][0-9]{16}[0-9X]$/, chinese),
  'cz-rc': rule('CZ', /^[0-9]{9,10}$/, (number) => when(passesCzechBirthNumber(number))),
  'dk-cpr': rule('DK', /^[0-9]{10}$/, danish),
  'ee-ik': rule('EE', /^[1-8][0-9]{10}$/, estonian),
  'es-dni': rule('ES', /^[0-9]{8}[A-Z]$/, (number) => when(spanishLetter(number.slice(0, 8)) === number.slice(-1))),
  'es-nie': rule('ES', /^[XYZ][0-9]{7}[A-Z]$/, (number) => when(spanishLetter('XYZ'.indexOf(number.charAt(0)) + number.slice(1, 8)) === number.slice(-1))),
  'fi-hetu': rule('FI', /^[0-9]{6}[-+YXWVUABCDEF][0-9]{3}[0-9A-Y]$/, finnish),
  'fr-nir': rule('FR', /^[1-478][0-9]{4}([0-9]{2}|2A|2B)[0-9]{8}$/, french),
  'gb-nhs': rule('GB', /^[0-9]{10}$/, (number) => when(elevenLess(number, [10, 9, 8, 7, 6, 5, 4, 3, 2]) === digitAt(number, 9))),
  'gb-nino': rule('GB', /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][0-9]{6}[A-D]$/, () => ({})),
  'gr-amka': rule('GR', /^[0-9]{11}$/, (number) => luhnWithDate(number, true)),
  'hr-oib': rule('HR', /^[0-9]{11}$/, (number) => when(hybridSystemCharacter(number.slice(0, 10), 10) === number.slice(-1))),
  'ie-pps': rule('IE', /^[0-9]{7}[A-W][A-ITWX]?$/, (number) => {
    const extra = number.charAt(8);
    // T, W and X are of the form before 2013, where the second letter does not count.
    return when(irishLetter(number, /^[TWX]?$/.test(extra) ? 0 : valueOfCharacter(extra) - 9) === number.charAt(7));
  }),
  'il-id': { ...rule('IL', /^[0-9]{1,9}$/, (number) => when(Number(number) > 0 && passesLuhn(number))), digits: 9 },
  'in-aadhaar': rule('IN', /^[2-9][0-9]{11}$/, (number) =>
    when(verhoeffDigit(number.slice(0, 11)) === number.slice(-1) && Array.from(number).reverse().join('') !== number),
  ),
  'it-codice-fiscale': rule('IT', /^[A-Z]{6}[0-9LMNP-V]{2}[ABCDEHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]$/, italian),
  'mx-curp': rule('MX', /^[A-Z][AEIOUX][A-Z]{2}[0-9]{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z][0-9]$/, mexican),
  'nl-bsn': {
    ...rule('NL', /^[0-9]{8,9}$/, (number) => when(Number(number) > 0 && (weightedRest(number, [9, 8, 7, 6, 5, 4, 3, 2], 11) - digitAt(number, 8)) % 11 === 0)),
    digits: 9,
  },
  'no-fnr': rule('NO', /^[0-9]{11}$/, norwegian),
  'pl-pesel': rule('PL', /^[0-9]{11}$/, polish),
  'ro-cnp': rule('RO', /^[1-9][0-9]{12}$/, romanian),
  'se-personnummer': rule('SE', /^([0-9]{2})?[0-9]{6}[-+]?[0-9]{4}$/, swedish),
  'tr-tckn': rule('TR', /^[1-9][0-9]{10}$/, turkish),
  'us-itin': rule('US', /^9[0-9]{2}(5[0-9]|6[0-5]|7[0-9]|8[0-8]|9[0-24-9])[0-9]{4}$/, () => ({})),
  'za-id': rule('ZA', /^[0-9]{10}[012][0-9]{2}$/, (number) => luhnWithDate(number, false)),
};
