const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The value of a digit or capital letter: 0 to 9, A = 10 to Z = 35; -1 for anything else. */
export const valueOfCharacter = (character: string): number => (character === '' ? -1 : ALPHANUMERIC.indexOf(character));

/** The values of a text of digits and capital letters. */
export const valuesOf = (text: string): number[] => Array.from(text, valueOfCharacter);

/** The sum of values times weights, from the left; weights are repeated where the values are more. */
export const weightedSum = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * (weights[index % weights.length] ?? 0), 0);

/** The Luhn check character (ISO/IEC 7812-1 annex B; Luhn mod N for other bases). @param payload digits of the base without the check character @param base an even number from 2 to 36 */
export function luhnDigit(payload: string, base = 10): string {
  const sum = valuesOf(payload)
    .reverse()
    .reduce((total, value, index) => {
      const weighted = index % 2 === 0 ? value * 2 : value;
      return total + Math.floor(weighted / base) + (weighted % base);
    }, 0);
  return ALPHANUMERIC.charAt((base - (sum % base)) % base);
}

/** Whether a text of digits ends in its Luhn check digit. */
export const passesLuhn = (digits: string): boolean => digits.length > 1 && luhnDigit(digits.slice(0, -1)) === digits.slice(-1);

/** The Luhn digit over letters that are first written as two digits each (A = 10 to Z = 35), as in an ISIN. */
export const luhnDigitOfLetters = (payload: string): string => luhnDigit(valuesOf(payload).join(''));

/** The check digit of GS1 keys, EAN and ISBN-13: weights 3 and 1 from the right. */
export function gs1Digit(payload: string): string {
  const sum = weightedSum(valuesOf(payload).reverse(), [3, 1]);
  return String((10 - (sum % 10)) % 10);
}

/** Modulus 10 double-add-double from the left (CUSIP, FIGI). @param values those of the characters before the check digit */
export function doubleAddDoubleDigit(values: readonly number[]): string {
  const sum = values.reduce((total, value, index) => {
    const weighted = value * ((index % 2) + 1);
    return total + Math.floor(weighted / 10) + (weighted % 10);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

const DIHEDRAL = ['0123456789', '1234067895', '2340178956', '3401289567', '4012395678', '5987604321', '6598710432', '7659821043', '8765932104', '9876543210'];
const PERMUTATION = ['0123456789', '1576283094', '5803796142', '8916043527', '9453126870', '4286573901', '2793806415', '7046913258'];
const INVERSE = '0432156789';

/** The check digit of Verhoeff's dihedral method (1969). */
export function verhoeffDigit(payload: string): string {
  let state = 0;
  for (let index = 0; index < payload.length; index++) {
    const digit = Number(payload.charAt(payload.length - 1 - index));
    state = Number(DIHEDRAL[state]?.charAt(Number(PERMUTATION[(index + 1) % 8]?.charAt(digit))));
  }
  return INVERSE.charAt(state);
}

const QUASIGROUP = ['0317598642', '7092154863', '4206871359', '1750983426', '6123045978', '3674209581', '5869720134', '8945362017', '9438617205', '2581436790'];

/** The check digit of Damm's quasigroup of order 10 (2004). */
export function dammDigit(payload: string): string {
  let state = '0';
  for (const digit of payload) state = QUASIGROUP[Number(state)]?.charAt(Number(digit)) ?? '0';
  return state;
}

/** A text of digits and capital letters (A = 10 to Z = 35) as one number, modulo 97. */
export function modulo97(text: string): number {
  let rest = 0;
  for (const value of valuesOf(text)) rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  return rest;
}

/** ISO/IEC 7064 MOD 97-10: two digits from 02 to 98. */
export const mod97Digits = (payload: string): string => String(98 - modulo97(`${payload}00`)).padStart(2, '0');

/** A pure system of ISO/IEC 7064 with one check character: MOD 11-2 (digits, X last) and MOD 37-2 (digits and letters, * last). */
export function pureSystemCharacter(payload: string, modulus: 11 | 37): string {
  const product = valuesOf(payload).reduce((rest, value) => ((rest + value) * 2) % modulus, 0);
  const check = (modulus + 1 - product) % modulus;
  return `${modulus === 11 ? '0123456789X' : `${ALPHANUMERIC}*`}`.charAt(check);
}

/** A hybrid system of ISO/IEC 7064: MOD 11,10 (digits) and MOD 37,36 (digits and letters). */
export function hybridSystemCharacter(payload: string, modulus: 10 | 36): string {
  const product = valuesOf(payload).reduce((rest, value) => (((rest + value) % modulus || modulus) * 2) % (modulus + 1), modulus);
  return ALPHANUMERIC.charAt((modulus + 1 - product) % modulus);
}
