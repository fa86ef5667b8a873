import { recogniser } from '../detection/recogniser.ts';

const FORM =
  /^-?\d+(?:\.\d+)?\s*(?:ft|feet|foot|['\u2032\u2019])\s*-?\s*\d+(?:\.\d+)?(?:[\s-]+\d+\/\d+)?\s*(?:in|inch(?:es)?|["\u2033\u201d]|'')?$|^\d+(?:\s+|-)\d+\/\d+\s*(?:in|inch(?:es)?|["\u2033\u201d])$/i;

export default recogniser({
  takes: 'line',
  fills: 'first',
  recognise: ({ line, text }) =>
    line.length <= 40 && FORM.test(line)
      ? {
          what: 'a length in feet and inches',
          confidence: 0.95,
          main: text.length === line.length ? line : text,
          inputs: { operation: 'round' },
          preview: line,
        }
      : undefined,
});
