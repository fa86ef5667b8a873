import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const [, name, number = ''] = /^(cas(?:[- ]?(?:no\.?|number|rn|registry number|#))?[:\s]\s*)?(\d{2,7}-\d{2}-\d)$/i.exec(line) ?? [];
    if (number === '') return undefined;
    // The last digit checks the others, weighted from the right.
    const digits = number.replaceAll('-', '');
    let sum = 0;
    for (let at = digits.length - 2; at >= 0; at--) sum += Number(digits.charAt(at)) * (digits.length - 1 - at);
    const checks = sum % 10 === Number(digits.slice(-1));
    if (!checks && name === undefined) return undefined;
    return { what: 'a CAS number of a substance', confidence: checks ? (name === undefined ? 0.92 : 0.98) : 0.6, main: number, preview: number };
  },
});
