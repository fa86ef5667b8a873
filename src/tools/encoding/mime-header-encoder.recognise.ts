import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'text',
  recognise: ({ line }) =>
    /=\?[\w-]+\?[bq]\?[^?\s]*\?=/i.test(line)
      ? { what: 'a header of e-mail with encoded words', confidence: 0.95, main: line, inputs: { mode: 'decode' }, preview: line }
      : undefined,
});
