import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { plainDecimalOf } from '../shared/numbers/plain-decimal.ts';

const TOLERANCES: Partial<Record<string, string>> = {
  B: '±0.1pF',
  C: '±0.25pF',
  D: '±0.5pF',
  F: '±1%',
  G: '±2%',
  J: '±5%',
  K: '±10%',
  M: '±20%',
  Z: '+80/-20%',
};
/** What the third digit means where it is not a number of zeros. */
const SMALL_POWERS: Partial<Record<string, number>> = { 8: -2, 9: -1 };
const MAX_POWER = 6;

export default defineTool({
  slug: 'capacitor-code-calculator',
  name: 'Capacitor Code Calculator',
  category: 'science',
  summary: 'Reads the capacitance from the code printed on a capacitor, and writes the code of a capacitance.',
  description:
    'Two digits and a power of ten in picofarads: 104 is 10 and four zeros, 100,000 pF. A third digit of 8 means ×0.01, one of 9 ×0.1. R is the decimal point, and a letter at the end the tolerance.',
  reference: 'EIA-198; IEC 60062:2016',
  keywords: ['ceramic capacitor', '104', 'capacitor marking', 'picofarad', 'nanofarad', 'microfarad', 'eia', 'disc capacitor', 'three digit code'],
  inputs: z.strictObject({
    code: z.string().min(1).max(6).optional().describe('The code as printed, such as 104, 104K, 4R7 or 22; or else picofarads'),
    picofarads: z.number().min(0.1).max(1_000_000_000).optional().describe('Capacitance in picofarads whose code is wanted; or else code'),
  }),
  result: z.strictObject({
    picofarads: z.number().describe('Capacitance in picofarads (pF)'),
    nanofarads: z.number().describe('Capacitance in nanofarads (nF)'),
    microfarads: z.number().describe('Capacitance in microfarads (µF)'),
    code: z.string().describe('The code, in capitals'),
    tolerance: z.string().optional().describe('Tolerance such as ±10% or ±0.25pF; absent without a letter'),
  }),
  examples: [
    { inputs: { code: '104K' }, result: { picofarads: 100000, nanofarads: 100, microfarads: 0.1, code: '104K', tolerance: '±10%' } },
    { inputs: { picofarads: 4.7 }, result: { picofarads: 4.7, nanofarads: 0.0047, microfarads: 0.0000047, code: '4R7' } },
  ],
  run({ code, picofarads }) {
    giveExactly(1, { code, picofarads }, ['code', 'picofarads']);
    if (code !== undefined) return readCode(code.toUpperCase());
    const value = picofarads ?? 0;
    return { ...unitsOf(String(value)), code: codeOf(value) };
  },
});

function readCode(code: string): { picofarads: number; nanofarads: number; microfarads: number; code: string; tolerance?: string } {
  const [, number, letter] = /^([0-9]{1,3}|[0-9]+R[0-9]*|R[0-9]+)([BCDFGJKMZ])?$/.exec(code) ?? [];
  if (number === undefined) {
    return unprocessable(
      'The code must be one to three digits, or digits with R as the decimal point, and may end in one of B, C, D, F, G, J, K, M and Z.',
      'code',
    );
  }
  const tolerance = TOLERANCES[letter ?? ''];
  return { ...unitsOf(decimalIn(number)), code, ...(tolerance !== undefined && { tolerance }) };
}

/** The picofarads of a code without its letter, as the text of a number. */
function decimalIn(number: string): string {
  if (number.includes('R')) return number.replace('R', '.');
  if (number.length < 3) return number;
  const [digits, last] = [number.slice(0, 2), number.slice(2)];
  if (last === '7') return unprocessable('The third digit must be 0 to 6 for so many zeros, 8 for ×0.01 or 9 for ×0.1; 7 means nothing.', 'code');
  return `${digits}e${SMALL_POWERS[last] ?? last}`;
}

function unitsOf(picofarads: string): { picofarads: number; nanofarads: number; microfarads: number } {
  const { digits, exponent } = plainDecimalOf(picofarads);
  const times = (power: number): number => Number(`${digits}e${exponent + power}`);
  return { picofarads: times(0), nanofarads: times(-3), microfarads: times(-6) };
}

function codeOf(picofarads: number): string {
  const { digits, exponent } = plainDecimalOf(String(picofarads));
  if (picofarads < 10) {
    if (exponent < -1) return unprocessable('A code has at most one decimal below 10 pF.', 'picofarads');
    return picofarads.toFixed(1).replace('.', 'R');
  }
  const text = String(digits);
  const power = exponent + text.length - 2;
  if (text.length > 2)
    return unprocessable('A code has two digits and a power of ten, so from 10 pF only the first two digits may differ from 0.', 'picofarads');
  if (power > MAX_POWER) return unprocessable('A code reaches up to 99,000,000 pF (99 µF), which is 996.', 'picofarads');
  return `${text.padEnd(2, '0')}${power}`;
}
