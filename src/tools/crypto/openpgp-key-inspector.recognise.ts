import { recogniser } from '../detection/recogniser.ts';
import { pemKindIn } from './lib/pem-kinds.ts';

export default recogniser({
  takes: 'both',
  fills: 'key',
  recognise({ head, text, bytes }) {
    if (bytes) return isKey(bytes) ? { what: 'an OpenPGP key', confidence: 0.9, preview: 'Not armoured', name: 'pgp' } : undefined;
    const kind = pemKindIn(head);
    if (!kind || !/^PGP (?:PUBLIC|PRIVATE) KEY BLOCK$/.test(kind.label)) return undefined;
    return { what: kind.what, confidence: 0.98, main: text, preview: kind.label, ...(kind.isPrivate && { secret: 'a private key' }), name: 'pgp' };
  },
});

/** A packet of a public or private key (RFC 9580): its tag, its length, version 4, and a time between 1991 and 2040. */
function isKey(bytes: Uint8Array): boolean {
  const [tag = 0, length = 0] = bytes;
  const at = tag === 0x98 || tag === 0x94 ? 2 : tag === 0x99 || tag === 0x95 ? 3 : tag === 0xc6 || tag === 0xc5 ? (length < 192 ? 2 : 3) : 0;
  if (at === 0 || bytes[at] !== 4 || bytes.length > 700_000) return false;
  const seconds = new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(at + 1);
  return seconds > 662_688_000 && seconds < 2_208_988_800;
}
