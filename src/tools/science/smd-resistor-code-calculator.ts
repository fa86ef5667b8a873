import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { decadeOf } from './lib/e-series.ts';

/** Powers of ten of the letters of EIA-96. */
const EIA_96_POWERS: Partial<Record<string, number>> = { Z: -3, Y: -2, X: -1, S: -1, A: 0, B: 1, H: 1, C: 2, D: 3, E: 4, F: 5 };

const result = z.strictObject({
  ohms: z.number().describe('Resistance in ohms'),
  scheme: z.enum(['3-digit', '4-digit', 'R notation', 'EIA-96', 'jumper']).describe('How the code is to be read; a jumper is a link of 0 ohms'),
  tolerancePercent: z.number().optional().describe('Usual tolerance in percent; absent where the code says nothing of it'),
});

export default defineTool({
  slug: 'smd-resistor-code-calculator',
  name: 'SMD Resistor Code Calculator',
  category: 'science',
  summary: 'Reads the resistance from the code on a chip resistor: three or four digits, R for the decimal point, or EIA-96.',
  description: 'Capitals and small letters are the same. R is always the decimal point in ohms and m that in milliohms, so 47R is 47 Ω and 5m0 is 0.005 Ω.',
  reference: 'IEC 60062:2016; EIA-96',
  keywords: ['surface mount', 'chip resistor marking', 'smt', 'resistor marking', '0805', 'three digit code', 'ohms'],
  inputs: z.strictObject({ code: z.string().min(1).max(5).describe('The code as printed, such as 103, 1002, 4R7, R010 or 01C') }),
  result,
  examples: [
    { inputs: { code: '103' }, result: { ohms: 10000, scheme: '3-digit', tolerancePercent: 5 } },
    { inputs: { code: '01C' }, result: { ohms: 10000, scheme: 'EIA-96', tolerancePercent: 1 } },
    { inputs: { code: '4R7' }, result: { ohms: 4.7, scheme: 'R notation' } },
  ],
  run({ code }): z.input<typeof result> {
    if (/^0{1,4}$/.test(code)) return { ohms: 0, scheme: 'jumper' };
    const [, digits, power] = /^([0-9]{2,3})([0-9])$/.exec(code) ?? [];
    if (digits !== undefined) {
      const ohms = Number(`${digits}e${power}`);
      return digits.length === 2 ? { ohms, scheme: '3-digit', tolerancePercent: 5 } : { ohms, scheme: '4-digit', tolerancePercent: 1 };
    }
    const [, whole, letter, decimals] = /^([0-9]*)([rm])([0-9]*)$/i.exec(code) ?? [];
    if (letter !== undefined && code.length > 1) {
      return { ohms: Number(`${whole || 0}.${decimals || 0}e${letter.toLowerCase() === 'm' ? -3 : 0}`), scheme: 'R notation' };
    }
    return { ohms: eia96(code), scheme: 'EIA-96', tolerancePercent: 1 };
  },
});

/** Two digits that count the values of E96, and a letter for a power of ten. */
function eia96(code: string): number {
  const [, place, letter] = /^([0-9]{2})([a-z])$/i.exec(code) ?? [];
  const value = place === undefined ? undefined : decadeOf('E96')[Number(place) - 1];
  const power = EIA_96_POWERS[letter?.toUpperCase() ?? ''];
  if (value === undefined || power === undefined) {
    return unprocessable(
      `${JSON.stringify(code)} is not a code: it must be three or four digits, digits with R or m, or 01 to 96 with a letter of EIA-96.`,
      'code',
    );
  }
  return Number(`${value}e${power}`);
}
