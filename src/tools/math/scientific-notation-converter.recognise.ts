import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const isTimes = /^[+-]?\d+(?:\.\d+)?\s*[\u00d7x*\u00b7]\s*10\s*\^\s*[+-]?\d{1,4}$/i.test(line);
    if (!isTimes && !/^[+-]?\d(?:\.\d+)?e[+-]?\d{1,3}$/i.test(line)) return undefined;
    // Digits with one e among them are hex as well.
    return { what: 'a number in scientific notation', confidence: isTimes ? 0.96 : /[.+-]/.test(line) ? 0.93 : 0.6, main: line, preview: line };
  },
});
