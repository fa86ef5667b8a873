import { gs1Digit, luhnDigit, luhnDigitOfLetters, mod97Digits } from '../../shared/identifiers/check-digits.ts';
import type { Random } from '../../shared/random/random.ts';
import { issnCharacter } from '../issn-validator.ts';
import { npiDigit } from '../npi-validator.ts';
import { routingDigit } from '../routing-number-validator.ts';
import { vinDigit } from '../vin-decoder.ts';
import { grouped } from './answers.ts';
import { isniCharacter } from './isni.ts';
import { cnpjDigits, cpfDigits, EIN_PREFIXES } from './tax-ids.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const VIN_YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';

const text = (random: Random, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(random.below(alphabet.length))).join('');
const digits = (random: Random, length: number): string => text(random, DIGITS, length);
const between = (random: Random, first: number, last: number, width: number): string => String(first + random.below(last - first + 1)).padStart(width, '0');
const oneOf = (random: Random, choices: readonly string[]): string => choices[random.below(choices.length)] ?? '';
const withDigit = (payload: string, digit: (payload: string) => string): string => payload + digit(payload);

/** A payload that is not one character repeated. */
function varied(random: Random, length: number): string {
  for (;;) {
    const payload = digits(random, length);
    if (!/^(.)\1*$/.test(payload)) return payload;
  }
}

function swedish(random: Random): string {
  return withDigit(`${between(random, 5, 9, 1)}${digits(random, 1)}${between(random, 2, 9, 1)}${digits(random, 6)}`, luhnDigit);
}

function socialSecurity(random: Random): string {
  const area = between(random, 1, 898, 3);
  const number = `${area === '666' ? '667' : area}-${between(random, 1, 99, 2)}-${between(random, 1, 9999, 4)}`;
  return ['078-05-1120', '219-09-9999', '457-55-5462'].includes(number) ? socialSecurity(random) : number;
}

function vehicle(random: Random): string {
  const start = between(random, 1, 5, 1) + text(random, VIN_CHARACTERS, 7);
  const end = text(random, VIN_YEARS, 1) + text(random, VIN_CHARACTERS, 1) + digits(random, 6);
  return start + vinDigit(`${start}0${end}`) + end;
}

function isin(random: Random): string {
  const country = oneOf(random, ['US', 'CA', 'GB', 'DE', 'FR', 'JP']);
  return withDigit(country + text(random, DIGITS + LETTERS, 9), luhnDigitOfLetters);
}

function lei(random: Random): string {
  const payload = `${digits(random, 4)}00${text(random, DIGITS + LETTERS, 12)}`;
  return payload + mod97Digits(payload);
}

/** Makes one random, well-formed identifier of each kind. */
export const MAKERS = {
  'aba-routing': (random: Random) => withDigit(between(random, 1, 12, 2) + digits(random, 6), routingDigit),
  'br-cnpj': (random: Random) => withDigit(`${varied(random, 8)}0001`, cnpjDigits),
  'br-cpf': (random: Random) => withDigit(varied(random, 9), cpfDigits),
  'ean-13': (random: Random) => withDigit(digits(random, 12), gs1Digit),
  imei: (random: Random) => withDigit(`35${digits(random, 12)}`, luhnDigit),
  'isbn-13': (random: Random) => withDigit(`978${digits(random, 9)}`, gs1Digit),
  isin,
  issn: (random: Random) => grouped(withDigit(digits(random, 7), issnCharacter), 4, '-'),
  lei,
  npi: (random: Random) => withDigit(between(random, 1, 2, 1) + digits(random, 8), npiDigit),
  orcid: (random: Random) => grouped(withDigit(between(random, 15_000_000, 34_999_999, 15), isniCharacter), 4, '-'),
  'se-orgnr': swedish,
  sscc: (random: Random) => withDigit(digits(random, 17), gs1Digit),
  ssn: socialSecurity,
  'upc-a': (random: Random) => withDigit(digits(random, 11), gs1Digit),
  'us-ein': (random: Random) => oneOf(random, EIN_PREFIXES) + digits(random, 7),
  vin: vehicle,
};
