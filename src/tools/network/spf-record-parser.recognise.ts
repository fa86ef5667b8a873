import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'record',
  recognise: ({ line }) => (/^"?v=spf1(?:\s|$)/i.test(line) ? { what: 'an SPF record', confidence: 0.95, main: line, preview: line } : undefined),
});
