import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const bare = line.replace(/^e?issn:?\s*/i, '');
    if (!/^\d{4}-\d{3}[\dX]$/i.test(bare)) return undefined;
    const digits = bare.replace('-', '').toUpperCase();
    const sum = Array.from(digits, (digit, at) => (digit === 'X' ? 10 : Number(digit)) * (8 - at)).reduce((total, each) => total + each, 0);
    if (sum % 11 !== 0) return undefined;
    // Two years with a hyphen look the same.
    const isYears = /^(?:19|20)\d\d-(?:19|20)\d\d$/.test(bare);
    return { what: 'an ISSN', confidence: bare !== line ? 0.98 : isYears ? 0.4 : 0.88, main: bare, preview: bare };
  },
});
