import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise: ({ line }) =>
    /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?10\.\d{4,9}\/\S+$/i.test(line)
      ? { what: 'a DOI', confidence: line.startsWith('http') ? 0.98 : 0.97, main: line, preview: line }
      : undefined,
});
