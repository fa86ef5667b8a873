import { recogniser } from '../detection/recogniser.ts';
import { luhnDigitOfLetters } from '../shared/identifiers/check-digits.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const isin = line.replace(/^isin:?\s*/i, '').toUpperCase();
    if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin) || !/\d{3}/.test(isin) || luhnDigitOfLetters(isin.slice(0, -1)) !== isin.slice(-1)) return undefined;
    return { what: 'an ISIN', confidence: 0.88, main: isin, preview: isin };
  },
});
