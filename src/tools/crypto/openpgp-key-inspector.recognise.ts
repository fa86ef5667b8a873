import { recogniser } from '../detection/recogniser.ts';
import { pemKindIn } from './lib/pem-kinds.ts';

export default recogniser({
  takes: 'text',
  fills: 'key',
  recognise({ head, text }) {
    const kind = pemKindIn(head);
    if (!kind || !/^PGP (?:PUBLIC|PRIVATE) KEY BLOCK$/.test(kind.label)) return undefined;
    return { what: kind.what, confidence: 0.98, main: text, preview: kind.label, ...(kind.isPrivate && { secret: 'a private key' }), name: 'pgp' };
  },
});
