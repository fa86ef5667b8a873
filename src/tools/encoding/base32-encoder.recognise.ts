import { recogniser } from '../detection/recogniser.ts';
import { base32 } from '../shared/bytes/base32.ts';

/** By RFC 4648, what a length leaves over tells whether whole bytes fit. */
const LEFT_OVER = new Set([0, 2, 4, 5, 7]);

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ compact, text, line }) {
    if (compact.length < 8 || !/^(?:[A-Z2-7]+|[a-z2-7]+)=*$/.test(compact) || /[^\s][ \t]+[^\s]/.test(text.slice(0, 4_000))) return undefined;
    const digits = compact.replace(/=+$/, '');
    const isPadded = digits.length < compact.length;
    if (!LEFT_OVER.has(digits.length % 8) || (isPadded && compact.length % 8 !== 0)) return undefined;
    const hasBoth = /[2-7]/.test(digits) && /[A-Z]/i.test(digits);
    const prior = isPadded ? 0.6 : !hasBoth ? 0.03 : digits === digits.toUpperCase() ? 0.4 : 0.15;
    return {
      what: 'Base32',
      confidence: prior,
      main: line || text,
      inputs: { mode: 'decode' },
      layer: { name: 'base32', written: 'utf8', open: () => base32('rfc4648', true).decode(digits) },
    };
  },
});
