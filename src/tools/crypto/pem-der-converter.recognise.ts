import { recogniser } from '../detection/recogniser.ts';
import { bytesOfBase64 } from '../shared/platform/bytes.ts';
import { pemKindIn } from './lib/pem-kinds.ts';

/** Of these no other tool tells more. */
const NO_OTHER = /^(?:PGP SIGN|OPENSSH|PKCS7|CMS)|PARAMETERS/;

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, head }) {
    const kind = pemKindIn(head);
    if (!kind) return undefined;
    // What is signed stands before the signature.
    const isSigned = kind.label === 'PGP SIGNED MESSAGE';
    const label = isSigned ? 'PGP SIGNATURE' : kind.label;
    const body = bodyOf(text, label);
    if (body === undefined) return undefined;
    const isPgp = label.startsWith('PGP');
    return {
      what: kind.what,
      confidence: NO_OTHER.test(kind.label) || kind.what.startsWith('a PEM block') ? 0.96 : isPgp ? 0.7 : 0.75,
      ...(isPgp && { main: `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----` }),
      preview: `${label}, ${bytesOfBase64(body).length} bytes`,
      ...(kind.isPrivate && { secret: 'a private key' }),
      name: isPgp ? 'pgp' : 'pem',
    };
  },
});

/** The base64 between the lines of a label, without headers and the checksum that OpenPGP has. */
function bodyOf(text: string, label: string): string | undefined {
  const begin = text.indexOf(`-----BEGIN ${label}-----`);
  const end = text.indexOf(`-----END ${label}-----`, begin);
  if (begin < 0 || end < 0) return undefined;
  const lines = text
    .slice(begin, end)
    .split(/\r\n|\n|\r/)
    .slice(1);
  return lines
    .map((line) => line.trim())
    .filter((line) => /^[A-Za-z0-9+/]+={0,2}$/.test(line))
    .join('\n');
}
