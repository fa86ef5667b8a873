import { recogniser } from '../detection/recogniser.ts';
import { bbanPieces } from './lib/iban.ts';

/** Countries without IBANs that have many banks. */
const OTHERS = new Set([
  'US',
  'CA',
  'AU',
  'NZ',
  'JP',
  'CN',
  'HK',
  'SG',
  'IN',
  'KR',
  'TH',
  'MY',
  'ID',
  'PH',
  'ZA',
  'NG',
  'KE',
  'MX',
  'AR',
  'CL',
  'CO',
  'PE',
  'TW',
  'VN',
]);

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const bare = line.replace(/^(?:bic|swift)(?:[/ ](?:bic|swift|code))?[:\s]\s*/i, '');
    const bic = bare.replace(/\s/g, '');
    if (!/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)) return undefined;
    const country = bic.slice(4, 6);
    if (!OTHERS.has(country) && !bbanPieces(country)) return undefined;
    // A word in capitals may have the letters of a country at the same place.
    const isWord = /^[A-Z]+$/.test(bic) && !bic.endsWith('XXX');
    const confidence = bare !== line ? 0.97 : isWord ? (bic.length === 8 ? 0.45 : 0.3) : bic.endsWith('XXX') ? 0.93 : bic.length === 11 ? 0.85 : 0.7;
    return { what: 'a BIC of a bank (SWIFT code)', confidence, main: bare, preview: `${bic.slice(0, 4)}, ${country}` };
  },
});
