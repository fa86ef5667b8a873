import { recogniser } from '../detection/recogniser.ts';

const FUNCTIONS =
  /^(?:sqrt|cbrt|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|log|log2|log10|ln|exp|abs|floor|ceil|round|min|max|pow|factorial|gcd|lcm|mod|pi|e|tau|sign|hypot|nCr|nPr)$/i;

export default recogniser({
  takes: 'line',
  fills: 'expression',
  recognise({ line }) {
    const bare = line
      .replace(/\s*=\s*\??$/, '')
      .replace(/\u221a\s*(?=\()/g, 'sqrt')
      .replace(/\u221a\s*(\d+(?:\.\d+)?)/g, 'sqrt($1)');
    if (bare.length > 500 || !/\d|\bpi\b|\u03c0/.test(bare) || !/^[\w\s.,+\-*/^%!()\u00d7\u00f7\u2212\u00b7\u03c0\u221a]+$/u.test(bare)) return undefined;
    const names = bare.match(/[A-Za-z_]\w*/g) ?? [];
    if (!names.every((name) => FUNCTIONS.test(name) || /^e\d*$/i.test(name)) || /\d\s+\d|\d\.\d+\./.test(bare)) return undefined;
    const isOperated =
      /[\d).!\u03c0]\s*[+*/^%\u00d7\u00f7\u00b7]\s*[\d(.a-z\u03c0\u221a-]|[\d)]\s+[-\u2212]\s+[\d(]|[\d)][-\u2212][\d(]|\*\*|\w\s*\(|\u221a|\d!/i.test(bare);
    if (!isOperated) return undefined;
    // Dates, phone numbers, ranges, versions and rates are written with the same signs.
    if (/^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$|^\(?[\d]{2,4}\)?(?:[-\s]\d{2,4}){1,4}$|^\d+\s*[-\u2212]\s*\d+$|^\+\d[\d\s()-]+$|^\d+\/\d+$/.test(bare)) {
      return {
        what: 'an expression',
        confidence: /^\d+\s+[-\u2212]\s+\d+$/.test(bare) ? 0.8 : /^\d+\/\d+$/.test(bare) ? 0.45 : 0.15,
        main: bare,
        preview: bare,
      };
    }
    const isPlain = /^\d+(?:-\d+){2,}$/.test(bare);
    return { what: 'an expression', confidence: isPlain ? 0.2 : 0.94, main: bare, preview: bare };
  },
});
