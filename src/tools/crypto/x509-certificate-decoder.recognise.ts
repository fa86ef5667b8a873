import { type Found, recogniser } from '../detection/recogniser.ts';
import { pemKindIn } from './lib/pem-kinds.ts';
import { nameText, readCertificate } from './lib/x509.ts';

export default recogniser({
  takes: 'both',
  fills: 'certificate',
  recognise({ text, head, bytes }): Found | undefined {
    // A certificate in DER: a sequence of a sequence.
    if (bytes)
      return bytes[0] === 0x30 && bytes[1] === 0x82 && bytes[4] === 0x30 && bytes.length < 40_000
        ? described(btoa(String.fromCharCode(...bytes.subarray(0, 40_000))), 0.9)
        : undefined;
    // DER in base64 without its frame, as metadata and settings have it.
    if (text.startsWith('MII') && text.length < 40_000 && /^[A-Za-z0-9+/=\s]+$/.test(text)) return described(text.replace(/\s+/g, ''), 0.97);
    if (pemKindIn(head)?.what !== 'an X.509 certificate') return undefined;
    const block = /-----BEGIN ([A-Z0-9 ]*CERTIFICATE)-----[\s\S]*?-----END \1-----/.exec(text)?.[0];
    return described(block ?? text, 0.98);
  },
});

/** A certificate that can be read; what cannot be is one by its label at best. */
function described(certificate: string, confidence: number): Found | undefined {
  if (certificate.length > 50_000) return undefined;
  const { subject } = readCertificate(certificate, 'certificate');
  return { what: 'an X.509 certificate', confidence, main: certificate, preview: nameText(subject), name: 'certificate' };
}
