import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'height',
  recognise({ line }) {
    const [, feet = ''] = /^([3-7])\s*(?:ft|feet|foot|['\u2032\u2019])\s*\d{1,2}(?:\.\d+)?\s*(?:in|inch(?:es)?|["\u2033\u201d]|'')?$/i.exec(line) ?? [];
    if (feet !== '') return { what: 'a height', confidence: 0.85, main: line, preview: line };
    return /^1[0-9]{2}(?:\.\d)?\s*cm$|^[12]\.\d{1,2}\s*m$/i.test(line) ? { what: 'a height', confidence: 0.5, main: line, preview: line } : undefined;
  },
});
