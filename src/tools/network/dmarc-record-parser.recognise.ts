import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'record',
  recognise: ({ line }) => (/^"?v=DMARC1\s*;/i.test(line) ? { what: 'a DMARC record', confidence: 0.95, main: line, preview: line } : undefined),
});
