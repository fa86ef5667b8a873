import { recogniser } from '../detection/recogniser.ts';
import { pemKindIn } from './lib/pem-kinds.ts';

export default recogniser({
  takes: 'text',
  fills: 'key',
  recognise({ head, text, line }) {
    const kind = pemKindIn(head);
    if (!kind || !/(?:PUBLIC|PRIVATE) KEY$/.test(kind.label) || /^(?:PGP|SSH2|OPENSSH)/.test(kind.label)) return undefined;
    return {
      what: kind.what,
      confidence: 0.97,
      // In JSON and in settings the ends of its lines are written as \n.
      ...(/-----\\n/.test(head) && { main: (line || text).replaceAll('\\n', '\n') }),
      preview: kind.isPrivate ? `${kind.label}, which is not shown.` : kind.label,
      ...(kind.isPrivate && { secret: 'a private key' }),
      name: kind.isPrivate ? 'private-key' : 'public-key',
    };
  },
});
