import { recogniser } from '../detection/recogniser.ts';
import { pemKindIn } from './lib/pem-kinds.ts';

export default recogniser({
  takes: 'text',
  fills: 'signed',
  // It cannot run without the public keys of those who may have signed, and so does not come first.
  recognise: ({ head }) =>
    pemKindIn(head)?.label === 'PGP SIGNED MESSAGE'
      ? { what: 'a PGP signed message', confidence: 0.29, preview: 'The public key of who signed it checks it.' }
      : undefined,
});
