import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'record',
  recognise: ({ line }) => (/^"?v=DKIM1\s*;/i.test(line) ? { what: 'a DKIM record', confidence: 0.95, main: line, preview: line } : undefined),
});
