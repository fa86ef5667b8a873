import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    if (/^(?:bc1|tb1)[02-9ac-hj-np-z]{11,71}$/i.test(line)) return { what: 'a Bitcoin address', confidence: 0.96, main: line, preview: line };
    const isOld = /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(line) && /[A-Z]/.test(line) && /[a-z]/.test(line) && /\d/.test(line.slice(1));
    return isOld ? { what: 'a Bitcoin address', confidence: line.length < 30 ? 0.6 : 0.85, main: line, preview: line } : undefined;
  },
});
