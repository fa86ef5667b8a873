import { recogniser } from '../detection/recogniser.ts';

const FUNCTIONS = /\b(?:sqrt|cbrt|sin|cos|tan|asin|acos|atan|log|ln|exp|abs|pi)\b/g;

export default recogniser({
  takes: 'line',
  fills: 'equation',
  recognise({ line }) {
    if (
      line.length > 200 ||
      !/^[\da-z\s.+\-*/^()\u00b2\u00b3\u2212\u00b7\u00d7]+=[\da-z\s.+\-*/^()\u00b2\u00b3\u2212\u00b7\u00d7]+$/i.test(line) ||
      !/\d/.test(line)
    )
      return undefined;
    const names = new Set(line.replace(FUNCTIONS, ' ').match(/[a-z]+/gi));
    const [variable = ''] = names;
    if (names.size !== 1 || !/^[a-z]$/i.test(variable)) return undefined;
    // "a=1" sets something; an equation reckons with its unknown.
    const isReckoned = /\d\s*\*?\s*[a-z]|[a-z]\s*(?:\^|\*\*|[\u00b2\u00b3])|[a-z)]\s*[-+*/\u2212]\s*[\d(a-z]|[\d)]\s*[-+*/\u2212]\s*\(?[a-z]/i.test(line);
    const equation = line
      .replace(/\u00b2/g, '^2')
      .replace(/\u00b3/g, '^3')
      .replace(/\u2212/g, '-')
      .replace(/[\u00b7\u00d7]/g, '*');
    return {
      what: 'an equation',
      confidence: isReckoned ? (/\s=\s|\^|[\u00b2\u00b3]|^[^=]{3,}=/.test(line) ? 0.93 : 0.7) : 0.25,
      main: equation,
      ...(variable !== 'x' && { inputs: { variable } }),
      preview: equation,
    };
  },
});
