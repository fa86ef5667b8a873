import { recogniser } from '../detection/recogniser.ts';
import { pemKindIn } from './lib/pem-kinds.ts';

export default recogniser({
  takes: 'text',
  fills: 'message',
  recognise: ({ head }) =>
    pemKindIn(head)?.label === 'PGP MESSAGE' ? { what: 'a PGP message', confidence: 0.96, preview: 'Its key or password opens it.' } : undefined,
});
