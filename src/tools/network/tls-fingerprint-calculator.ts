import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { byteTextEncoding, readBytes } from './lib/byte-text.ts';
import { ja3, ja3s, ja4 } from './lib/ja4.ts';
import { firstMessage, type TlsMessage } from './lib/tls.ts';

const CLIENT =
  '16030100a4010000a00301543dd2dd48f517ca9a93b1e599f019fdece704a23e86c1dcac588427abbaddf200005cc014c00a0039003800880087c00fc00500350084c012c00800160013c00dc003000ac013c00900330032009a009900450044c00ec004002f009600410007c011c007c00cc002000500040015001200090014001100080006000300ff0100001b000b000403000102000a000600040018001700230000000f000101';
const SERVER =
  '16030300640200006003035f0236c07f47bfb12dc2da706ecb3fe7f9eeac9968cc2ddf444f574e4752440120b89ff1ab695278c69b8a73f76242ef755e0b13dc6d459aaaa784fec9c2dfce34cca900001800000000ff01000100000b00020100001000050003026832';

/** A hello that has all that fingerprints are made of. */
function wholeHello(message: TlsMessage | undefined): TlsMessage {
  if (message?.type !== 'client_hello' && message?.type !== 'server_hello')
    return unprocessable('The bytes are neither a client hello nor a server hello, in a TLS record or by itself.', 'hello');
  const isCut = message.truncated === true || message.rest !== undefined || message.extensions?.truncated === true || message.cipherSuites?.truncated === true;
  const isWhole = message.type === 'client_hello' ? message.compressionMethods !== undefined : message.compressionMethod !== undefined;
  return isWhole && !isCut ? message : unprocessable(`The ${message.type} is cut off or malformed, so that it has no fingerprint.`, 'hello');
}

export default defineTool({
  slug: 'tls-fingerprint-calculator',
  name: 'TLS Fingerprint Calculator (JA3, JA4)',
  category: 'network',
  summary: 'Calculates the JA3 and JA4 of a TLS client hello, or the JA3S of a server hello.',
  description:
    'They distinguish programs by what they offer in TLS, whoever they talk to. The raw forms are what is hashed; JA4 sorts ciphers and extensions, its original form leaves them as they stand. Numbers that only test the other side (GREASE) do not count.',
  reference: 'JA3 and JA3S (Salesforce, 2017), JA4 (FoxIO, 2023), RFC 8701',
  keywords: ['ja3s', 'client hello fingerprint', 'bot detection', 'malware traffic', 'tls fingerprinting'],
  inputs: z.strictObject({
    hello: z.string().min(1).max(200_000).describe('Bytes of the TLS record with the hello, or of the handshake message alone, as hex or base64'),
    encoding: byteTextEncoding.default('hex').describe('How the bytes are given: as hex or Base64'),
    transport: z.enum(['tcp', 'quic']).default('tcp').describe('What carried the hello, which JA4 begins with'),
  }),
  result: z.strictObject({
    fingerprint: z.string().describe('JA4 of a client, JA3S of a server'),
    side: z.enum(['client', 'server']).describe("Whether the hello is a client's or a server's"),
    ja3: z.string().optional().describe('JA3 of a client: MD5 as hex'),
    ja3Raw: z.string().optional().describe('What JA3 is the hash of: version, ciphers, extensions, groups and point formats, as decimal numbers'),
    ja4: z.string().optional().describe('JA4 of a client'),
    ja4Raw: z.string().optional().describe('JA4 with the lists in place of their hashes (JA4_r)'),
    ja4Original: z.string().optional().describe('JA4 with ciphers and all extensions in their order (JA4_o)'),
    ja4OriginalRaw: z.string().optional().describe('That with the lists in place of their hashes (JA4_ro)'),
    ja3s: z.string().optional().describe('JA3S of a server: MD5 as hex'),
    ja3sRaw: z.string().optional().describe('What JA3S is the hash of: version, cipher and extensions, as decimal numbers'),
  }),
  examples: [
    {
      inputs: { hello: SERVER },
      result: {
        fingerprint: '7f76f3e952a1bc7d407366fafe1db7ed',
        side: 'server',
        ja3s: '7f76f3e952a1bc7d407366fafe1db7ed',
        ja3sRaw: '771,52393,0-65281-11-16',
      },
    },
  ],
  pageInputs: { hello: CLIENT },
  run({ hello, encoding, transport }) {
    const message = wholeHello(firstMessage(readBytes(hello, encoding, 'hello')));
    if (message.type === 'client_hello') {
      const { text, hash } = ja3(message);
      const all = ja4(message, transport === 'tcp' ? 't' : 'q');
      return { fingerprint: all.ja4, side: 'client' as const, ja3: hash, ja3Raw: text, ...all };
    }
    const { text, hash } = ja3s(message);
    return { fingerprint: hash, side: 'server' as const, ja3s: hash, ja3sRaw: text };
  },
});
