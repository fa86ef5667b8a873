import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dammDigit,
  doubleAddDoubleDigit,
  gs1Digit,
  hybridSystemCharacter,
  luhnDigit,
  luhnDigitOfLetters,
  mod97Digits,
  modulo97,
  passesLuhn,
  pureSystemCharacter,
  valuesOf,
  verhoeffDigit,
} from './check-digits.ts';

const digits = fc.stringMatching(/^[0-9]{1,40}$/);

describe('check digits', () => {
  it('gives those of published numbers', () => {
    expect(luhnDigit('7992739871')).toBe('3'); // the common example of Luhn's formula
    expect(luhnDigitOfLetters('US037833100')).toBe('5'); // ISO 6166, Apple
    expect(gs1Digit('629104150021')).toBe('3'); // GS1's own example of the calculation
    expect(doubleAddDoubleDigit(valuesOf('03783310'))).toBe('0'); // CUSIP of Apple
    expect(verhoeffDigit('236')).toBe('3'); // Verhoeff, in Wikipedia
    expect(verhoeffDigit('12345')).toBe('1'); // Wikibooks
    expect(dammDigit('572')).toBe('4'); // Damm's thesis
    expect(mod97Digits('794')).toBe('44'); // ISO 7064
    expect(mod97Digits('370400440532013000DE')).toBe('89'); // the example of ISO 13616
    expect(pureSystemCharacter('079', 11)).toBe('X'); // ISO 7064, 0794 in the first edition
    expect(pureSystemCharacter('000000021825009', 11)).toBe('7'); // ORCID's example
    expect(pureSystemCharacter('G123489654321', 37)).toBe('Y'); // ISBT 128 donation number
    expect(hybridSystemCharacter('79462', 10)).toBe('3'); // ISO 7064
    expect(hybridSystemCharacter('A12425GABC1234002', 36)).toBe('M'); // GRid standard
  });

  it('find every wrong digit and (but Luhn and GS1) every swap of neighbours', () =>
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (payload, place, change) => {
        const at = place % payload.length;
        const wrong = payload.slice(0, at) + String((Number(payload.charAt(at)) + change) % 10) + payload.slice(at + 1);
        for (const check of [luhnDigit, gs1Digit, verhoeffDigit, dammDigit, mod97Digits, (text: string) => pureSystemCharacter(text, 11)])
          expect(check(wrong)).not.toBe(check(payload));
        if (at + 1 < payload.length && payload.charAt(at) !== payload.charAt(at + 1)) {
          const swapped = payload.slice(0, at) + payload.charAt(at + 1) + payload.charAt(at) + payload.slice(at + 2);
          for (const check of [verhoeffDigit, dammDigit, mod97Digits]) expect(check(swapped)).not.toBe(check(payload));
        }
      }),
    ));

  it('leave a rest of one in MOD 97-10 as big numbers do', () =>
    fc.assert(
      fc.property(digits, (payload) => {
        expect(BigInt(payload + mod97Digits(payload)) % 97n).toBe(1n);
        expect(modulo97(payload)).toBe(Number(BigInt(payload) % 97n));
        expect(passesLuhn(payload + luhnDigit(payload))).toBe(true);
      }),
    ));
});
