import { recogniser } from '../detection/recogniser.ts';
import { modulo97 } from '../shared/identifiers/check-digits.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const lei = line.replace(/^lei:?\s*/i, '').toUpperCase();
    return /^[A-Z0-9]{18}\d{2}$/.test(lei) && /[A-Z]/.test(lei) && modulo97(lei) === 1
      ? { what: 'an LEI', confidence: 0.93, main: lei, preview: lei }
      : undefined;
  },
});
