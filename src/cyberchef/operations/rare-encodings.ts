import type { Arguments } from '../arguments.ts';
import type { Operation, Operations } from '../operation.ts';
import { bytes, givesBytes, givesJson, givesText, givesWritten, indented, of, report, reportOf, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

const citrix =
  (mode: 'encode' | 'decode'): Operation =>
  () =>
    step('citrix-ctx1-encoder', { mode }, text(), givesText());

const cetacean =
  (mode: 'encrypt' | 'decrypt'): Operation =>
  () =>
    step('cetacean-cipher', { mode }, text(), givesText());

/** Ways of writing that are rare or a joke. */
export const rareEncodings: Operations = {
  'Citrix CTX1 Encode': citrix('encode'),
  'Citrix CTX1 Decode': citrix('decode'),
  'Caret/M-decode': () => step('caret-notation-converter', { mode: 'decode' }, text(), givesBytes()),
  'Microsoft Script Decoder': () => step('microsoft-script-decoder', {}, text(), { field: 'scripts/0/script', as: 'text' }),
};

/** Ciphers without a key. */
export const rareClassical: Operations = {
  'Cetacean Cipher Encode': cetacean('encrypt'),
  'Cetacean Cipher Decode': cetacean('decrypt'),
  ROT8000: () => step('rot13-cipher', { variant: 'rot8000' }, text(), givesText()),
};

/** The hash of function names in shellcode. */
export const nameHashes: Operations = {
  ROR13: () => [
    step('non-cryptographic-hash-generator', { algorithm: 'ror13' }, bytes(), givesWritten('hash')),
    step('case-converter', { case: 'upper' }, text(), givesText('text')),
    step('text-replacer', { find: '\\A', replacement: '0x', mode: 'regex' }, text(), givesText('text')),
  ],
};

const DIGESTS = { sha1: 'sha1', sha256: 'sha256' };

/** The key, the salt and the hash function, which stand in a row. */
function signing(args: Arguments): Record<string, unknown> {
  const { text: key, encoding: keyEncoding } = args.written(0);
  const { text: salt, encoding: saltEncoding } = args.written(1);
  if (key === '') unsupported('an empty key is not offered');
  return { key, keyEncoding, ...(salt !== '' && { salt, saltEncoding }), digest: args.choice(2, DIGESTS, 'sha1') };
}

/** Flask's signed sessions. */
export const sessions: Operations = {
  'Flask Session Decode': (args) => {
    const decoder = step('flask-session-decoder', {}, text('cookie'), givesJson('payload'));
    return args.flag(0) ? [decoder, report('{"payload":{{json}},"timestamp":{{timestamp}}}'), indented()] : decoder;
  },
  'Flask Session Verify': (args) => [
    step('flask-session-decoder', signing(args), text('cookie'), givesJson('payload')),
    report(`{"valid":true,"payload":{{json}}${args.flag(3) ? ',"timestamp":{{timestamp}}' : ''}}`),
    indented(),
    reportOf('{{#valid}}{{text}}{{/valid}}{{^valid}}Invalid signature!{{/valid}}', { valid: of(0, '/valid'), text: of(2, '/formatted') }),
  ],
  'Flask Session Sign': (args) => step('flask-session-signer', signing(args), text('json'), givesText('cookie')),
};
