import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'text',
  recognise: ({ line }) =>
    /^(?:[a-z0-9-]+\.)*xn--[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(line)
      ? { what: 'a domain name in Punycode', confidence: 0.96, main: line, inputs: { mode: 'decode' }, preview: line }
      : undefined,
});
