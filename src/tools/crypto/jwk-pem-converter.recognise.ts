import { recogniser } from '../detection/recogniser.ts';
import { isObject } from '../shared/json/is-object.ts';
import { parseJsonText } from '../shared/json/parse-text.ts';
import { pemKindIn } from './lib/pem-kinds.ts';

export default recogniser({
  takes: 'text',
  fills: 'key',
  recognise({ head, text }) {
    const kind = pemKindIn(head);
    if (kind && /(?:PUBLIC|PRIVATE) KEY$/.test(kind.label) && !/^(?:PGP|SSH2|OPENSSH)/.test(kind.label))
      return { what: kind.what, confidence: 0.85, preview: kind.label, ...(kind.isPrivate && { secret: 'a private key' }) };
    if (!text.startsWith('{') || text.length > 50_000 || !text.includes('"kty"')) return undefined;
    const key = parsed(text);
    if (!isObject(key) || typeof key.kty !== 'string') return undefined;
    const isPrivate = 'd' in key || 'k' in key;
    return {
      what: isPrivate ? 'a private JSON Web Key' : 'a JSON Web Key',
      confidence: 0.98,
      inputs: { target: key.kty === 'oct' ? 'jwk' : isPrivate ? 'pkcs8' : 'spki' },
      preview: `${key.kty}${typeof key.crv === 'string' ? `, ${key.crv}` : ''}`,
      ...(isPrivate && { secret: 'a private key' }),
      name: 'jwk',
    };
  },
});

function parsed(text: string): unknown {
  try {
    return parseJsonText(text);
  } catch {
    return undefined;
  }
}
