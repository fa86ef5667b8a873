import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'text',
  recognise({ line }) {
    if (!/^\??[\w.%[\]+-]+=[^\s&=]*(?:&[\w.%[\]+-]+=[^\s&=]*)+$/.test(line)) return undefined;
    return { what: 'a query string', confidence: 0.92, main: line, preview: line };
  },
});
