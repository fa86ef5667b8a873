import { recogniser } from '../detection/recogniser.ts';
import { gs1Digit } from '../shared/identifiers/check-digits.ts';

const NAMES: Readonly<Record<number, readonly [name: string, confidence: number]>> = {
  8: ['EAN-8', 0.72],
  12: ['UPC-A', 0.85],
  13: ['EAN-13', 0.88],
  14: ['GTIN-14', 0.75],
};
/** One number in ten has a check digit that fits: what else digits can be, by their form. */
const OTHERS: readonly (readonly [form: RegExp, confidence: number])[] = [
  [/^97[89]\d{10}$/, 0.7],
  [/^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/, 0.35],
  [/^1[0-3]\d{11}$/, 0.6],
  [/^1\d{12}$/, 0.3],
];

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const bare = line.replace(/^(?:ean|upc|gtin)(?:-?\d{1,2})?:?\s*/i, '');
    const digits = bare.replace(/[ -]/g, '');
    const known = NAMES[digits.length];
    if (!known || !/^\d[\d -]*$/.test(bare) || gs1Digit(digits.slice(0, -1)) !== digits.slice(-1)) return undefined;
    const [name, usual] = known;
    const confidence = bare === line ? (OTHERS.find(([form]) => form.test(digits))?.[1] ?? usual) : 0.97;
    return { what: `an article number (${name})`, confidence, main: bare, preview: `${name} ${digits}` };
  },
});
