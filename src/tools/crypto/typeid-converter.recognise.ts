import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'typeid',
  recognise: ({ line }) =>
    /^[a-z](?:[a-z_]{0,61}[a-z])?_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(line) && /\d/.test(line.slice(-26))
      ? { what: 'a TypeID', confidence: 0.95, main: line, inputs: { mode: 'decode' }, preview: line }
      : undefined,
});
