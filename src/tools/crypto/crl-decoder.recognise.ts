import { recogniser } from '../detection/recogniser.ts';
import { pemKindIn } from './lib/pem-kinds.ts';

export default recogniser({
  takes: 'text',
  fills: 'crl',
  recognise({ head, text }) {
    if (pemKindIn(head)?.label !== 'X509 CRL') return undefined;
    return { what: 'a certificate revocation list', confidence: 0.98, preview: `A list of ${text.length} characters`, name: 'crl' };
  },
});
