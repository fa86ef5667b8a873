import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'fraction',
  recognise({ line }) {
    if (/^-?\d{1,9}\s+\d{1,6}\/[1-9]\d{0,5}$/.test(line)) return { what: 'a mixed number', confidence: 0.92, main: line, preview: line };
    if (!/^-?[1-9]\d{0,8}\/[1-9]\d{0,8}$/.test(line)) return undefined;
    // A day and its month are written so, too.
    const isSmall = /^\d{1,2}\/\d{1,2}$/.test(line);
    return { what: 'a fraction', confidence: isSmall ? 0.48 : 0.8, main: line, preview: line };
  },
});
