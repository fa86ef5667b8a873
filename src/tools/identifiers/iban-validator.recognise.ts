import { recogniser } from '../detection/recogniser.ts';
import { modulo97 } from '../shared/identifiers/check-digits.ts';
import { bbanPieces, fitsPieces } from './lib/iban.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const iban = line
      .replace(/^iban:?\s*/i, '')
      .replace(/[\s-]/g, '')
      .toUpperCase();
    if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined;
    const pieces = bbanPieces(iban.slice(0, 2));
    const checks = modulo97(iban.slice(4) + iban.slice(0, 4)) === 1;
    if (!pieces) return checks ? { what: 'an IBAN', confidence: 0.5, main: line, preview: iban.slice(0, 2) } : undefined;
    const fits = fitsPieces(iban.slice(4), pieces);
    if (!fits) return undefined;
    return {
      what: checks ? 'an IBAN' : 'an IBAN with a wrong check digit',
      confidence: checks ? 0.99 : 0.6,
      main: line.replace(/^iban:?\s*/i, ''),
      preview: `${iban.slice(0, 2)}, check digits ${checks ? 'right' : 'wrong'}`,
    };
  },
});
