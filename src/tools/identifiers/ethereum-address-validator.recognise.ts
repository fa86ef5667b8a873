import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise: ({ line }) => (/^0x[0-9a-f]{40}$/i.test(line) ? { what: 'an Ethereum address', confidence: 0.95, main: line, preview: line } : undefined),
});
