import { recogniser } from '../detection/recogniser.ts';
import { passesLuhn } from '../shared/identifiers/check-digits.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const digits = line.replace(/^imei:?\s*/i, '').replace(/[ -]/g, '');
    if (!/^(?:0[1-9]|[1-9]\d)\d{13}$/.test(digits) || !passesLuhn(digits)) return undefined;
    const isNamed = /^imei/i.test(line);
    const isGrouped = /^\d{2}[ -]\d{6}[ -]\d{6}[ -]\d$/.test(line);
    return {
      what: 'an IMEI',
      confidence: isNamed || isGrouped ? 0.95 : /^3[47]/.test(digits) ? 0.4 : /^(?:0|[1358]|6|9)/.test(digits) ? 0.75 : 0.5,
      main: digits,
      preview: digits,
    };
  },
});
