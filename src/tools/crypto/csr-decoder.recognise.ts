import { recogniser } from '../detection/recogniser.ts';
import { pemKindIn } from './lib/pem-kinds.ts';

export default recogniser({
  takes: 'text',
  fills: 'csr',
  recognise({ head, text }) {
    if (pemKindIn(head)?.what !== 'a certificate signing request') return undefined;
    return { what: 'a certificate signing request', confidence: 0.98, preview: `A request of ${text.length} characters`, name: 'csr' };
  },
});
