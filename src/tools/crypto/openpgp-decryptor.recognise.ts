import { recogniser } from '../detection/recogniser.ts';
import { pemKindIn } from './lib/pem-kinds.ts';

export default recogniser({
  takes: 'text',
  fills: 'message',
  // It needs the key besides: where there is none at hand, what else can be told is told by pem-der-converter.
  recognise: ({ head }) =>
    pemKindIn(head)?.label === 'PGP MESSAGE' ? { what: 'a PGP message', confidence: 0.9, preview: 'Its key or password opens it.' } : undefined,
});
