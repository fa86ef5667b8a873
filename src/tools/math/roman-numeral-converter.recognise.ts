import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    if (!/^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(line) || line.length < 2) return undefined;
    return { what: 'a Roman numeral', confidence: line.length > 3 ? 0.88 : 0.45, main: line, preview: line };
  },
});
