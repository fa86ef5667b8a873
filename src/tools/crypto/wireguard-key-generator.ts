import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { base64Of, bytesOfBase64 } from '../shared/platform/bytes.ts';
import { createPrivateKey, createPublicKey, exportDer } from '../shared/platform/keys.ts';
import { randomBytes } from '../shared/platform/random.ts';
import { secretText } from './lib/fields.ts';
import { rawPrivateKey } from './lib/raw-keys.ts';

const KEY_BYTES = 32;

export default defineTool({
  slug: 'wireguard-key-generator',
  name: 'WireGuard Key Generator',
  category: 'crypto',
  summary: 'Generates private, public and pre-shared keys for WireGuard.',
  description:
    'As wg genkey, wg pubkey and wg genpsk do. A new private key is clamped; a given one is clamped for the calculation and given back as it was. No copy is kept.',
  reference: 'RFC 7748 (Curve25519)',
  keywords: ['wg genkey', 'wg pubkey', 'vpn', 'preshared key', 'psk', 'curve25519', 'peer'],
  random: true,
  inputs: z.strictObject({
    privateKey: secretText(1, 100, 'The private key, base64 of 32 bytes; a new one if omitted').optional(),
    presharedKey: z.boolean().default(false).describe('Make a pre-shared key too'),
  }),
  result: z.strictObject({
    privateKey: z.string().describe('The private key, as given or new, base64'),
    publicKey: z.string().describe('The public key of it, base64'),
    presharedKey: z.string().optional().describe('A new pre-shared key, base64; only when asked for'),
  }),
  examples: [
    {
      inputs: { privateKey: 'dwdtCnMYpX08FsFyUbJmRd9ML4frwJkqsXf7pR25LCo=' },
      result: { privateKey: 'dwdtCnMYpX08FsFyUbJmRd9ML4frwJkqsXf7pR25LCo=', publicKey: 'hSDwCYkwp1R0i33ctD73Wg2/Og0mOBr066SpjqqbTmo=' },
    },
  ],
  run({ privateKey, presharedKey }) {
    const bytes = privateKey === undefined ? clamped(randomBytes(KEY_BYTES)) : given(privateKey);
    const publicKey = createPublicKey(createPrivateKey({ pkcs8: rawPrivateKey('x25519', bytes) }));
    return {
      privateKey: privateKey ?? base64Of(bytes),
      publicKey: base64Of(exportDer(publicKey, 'spki').subarray(-KEY_BYTES)),
      ...(presharedKey && { presharedKey: base64Of(randomBytes(KEY_BYTES)) }),
    };
  },
});

function given(text: string): Uint8Array {
  const digits = text.trim();
  const bytes = /^[A-Za-z0-9+/]{43}=?$/.test(digits) ? bytesOfBase64(digits) : new Uint8Array(0);
  return bytes.length === KEY_BYTES ? bytes : unprocessable('The private key is not base64 of 32 bytes.', 'privateKey');
}

/** RFC 7748 section 5: the lowest three bits and the highest are cleared, the second highest is set. */
function clamped(bytes: Uint8Array): Uint8Array {
  bytes[0] = (bytes[0] ?? 0) & 0xf8;
  bytes[KEY_BYTES - 1] = ((bytes[KEY_BYTES - 1] ?? 0) & 0x7f) | 0x40;
  return bytes;
}
