import { type Found, recogniser } from '../detection/recogniser.ts';
import { gs1Digit } from '../shared/identifiers/check-digits.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const bare = line.replace(/^isbn(?:-1[03])?:?\s*/i, '');
    if (!/^\d[\d\s-]{8,20}[\dX]$/i.test(bare)) return undefined;
    const digits = bare.replace(/[\s-]/g, '').toUpperCase();
    const isNamed = bare !== line;
    const parts = bare.trim().split(/[\s-]+/).length;
    if (/^97(?:8|9[1-9])\d{9,10}$/.test(digits) && digits.length === 13) {
      const checks = gs1Digit(digits.slice(0, -1)) === digits.slice(-1);
      if (checks) return found(bare, digits, parts > 1 || isNamed ? 0.99 : 0.97);
      return wrong(bare, digits, isNamed || parts === 5 ? 0.8 : 0.4);
    }
    if (!/^\d{9}[\dX]$/.test(digits)) return undefined;
    if (weighted(digits) % 11 !== 0) return isNamed ? wrong(bare, digits, 0.8) : undefined;
    return found(bare, digits, isNamed || parts === 4 ? 0.97 : ofPlainDigits(digits));
  },
});

/** A number of ten digits that begins with 1 is a time of these years, too. */
const ofPlainDigits = (digits: string): number => (digits.endsWith('X') ? 0.92 : digits.startsWith('1') ? 0.6 : 0.75);

/** The digits, weighted from 10 to 1. */
const weighted = (digits: string): number =>
  Array.from(digits, (digit, at) => (digit === 'X' ? 10 : Number(digit)) * (10 - at)).reduce((total, each) => total + each, 0);

const found = (main: string, digits: string, confidence: number): Found => ({ what: 'an ISBN', confidence, main, preview: `ISBN ${digits}` });
const wrong = (main: string, digits: string, confidence: number): Found => ({ ...found(main, digits, confidence), what: 'an ISBN with a wrong check digit' });
