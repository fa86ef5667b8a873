import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'header',
  recognise: ({ line }) =>
    /^(?:link:\s*)?<[^<>\s]+>\s*;\s*(?:[\w*]+="?[^",;]*"?\s*;\s*)*rel=/i.test(line)
      ? { what: 'a Link header', confidence: 0.96, main: line, preview: line }
      : undefined,
});
