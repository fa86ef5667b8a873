import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { hexOf, latin1Text, utf8Bytes } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { byteTextEncoding, readBytes } from './lib/byte-text.ts';

const KEXINIT = 20;
const COOKIE_BYTES = 16;
const HEAD_BYTES = 5;
const LISTS = [
  'keyExchange',
  'hostKeys',
  'ciphersToServer',
  'ciphersToClient',
  'macsToServer',
  'macsToClient',
  'compressionToServer',
  'compressionToClient',
] as const;
type List = (typeof LISTS)[number];

const algorithms = (what: string) => z.array(z.string()).describe(what);

/** The message of a packet (RFC 4253 section 6), behind the line by which a side introduces itself; or a message by itself. */
function messageOf(bytes: Uint8Array): Uint8Array {
  const text = latin1Text(bytes.subarray(0, 8192));
  const introduction = /^(?:[^\n]{0,255}\n){0,20}?SSH-[^\n]{0,255}\n/.exec(text)?.[0].length ?? 0;
  const rest = bytes.subarray(introduction);
  if (rest[0] === KEXINIT) return rest.subarray(1 + COOKIE_BYTES);
  if (rest.length > HEAD_BYTES && rest[HEAD_BYTES] === KEXINIT) return rest.subarray(HEAD_BYTES + 1 + COOKIE_BYTES);
  return unprocessable('The bytes do not contain the message SSH_MSG_KEXINIT, in a packet or by itself.', 'message');
}

function readLists(bytes: Uint8Array): Record<List, string> {
  let at = 0;
  const lists = LISTS.map((name): [List, string] => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
    const length = ((a * 256 + b) * 256 + c) * 256 + d;
    if (at + 4 + length > bytes.length) unprocessable(`The message ends within the list of ${name}.`, 'message');
    const text = latin1Text(bytes.subarray(at + 4, at + 4 + length));
    if (/[^\x21-\x7e]/.test(text)) unprocessable(`The list of ${name} has characters that no algorithm has in its name.`, 'message');
    at += 4 + length;
    return [name, text];
  });
  return Object.fromEntries(lists) as Record<List, string>;
}

const md5 = (text: string): string => hexOf(createHash('md5').update(utf8Bytes(text)).digest());
const itemsOf = (text: string): string[] => (text === '' ? [] : text.split(','));

export default defineTool({
  slug: 'ssh-fingerprint-calculator',
  name: 'SSH Fingerprint Calculator (HASSH)',
  category: 'network',
  summary: 'Calculates the HASSH fingerprint of an SSH client or server from the algorithms it offers.',
  description:
    'The MD5 of key exchange, ciphers, MACs and compression, in the direction of the side: a client is known by what it sends to the server, a server by what it sends to the client. Nothing in the message says whose it is, so both are given. A line with the name of the program (SSH-2.0-…) may stand before it.',
  reference: 'HASSH (Reardon, Salesforce, 2018), RFC 4253 sections 6 and 7.1',
  keywords: ['hassh server', 'ssh client fingerprint', 'kexinit', 'ssh algorithms', 'bot detection', 'pcap'],
  inputs: z.strictObject({
    message: z.string().min(1).max(200_000).describe('Bytes of the packet with SSH_MSG_KEXINIT, or of the message alone, as hex or base64'),
    encoding: byteTextEncoding.default('hex').describe('How the bytes are given: as hex or Base64'),
  }),
  result: z.strictObject({
    hassh: z.string().describe('HASSH, if a client sent the message'),
    hasshRaw: z.string().describe('What it is the MD5 of'),
    hasshServer: z.string().describe('HASSH server, if a server sent the message'),
    hasshServerRaw: z.string().describe('What it is the MD5 of'),
    algorithms: z
      .strictObject({
        keyExchange: algorithms('Methods of exchanging keys'),
        hostKeys: algorithms('Kinds of host keys'),
        ciphersToServer: algorithms('Ciphers from client to server'),
        ciphersToClient: algorithms('Ciphers from server to client'),
        macsToServer: algorithms('Message authentication codes from client to server'),
        macsToClient: algorithms('Message authentication codes from server to client'),
        compressionToServer: algorithms('Compression from client to server'),
        compressionToClient: algorithms('Compression from server to client'),
      })
      .describe('The lists of the message, the preferred first'),
  }),
  examples: [
    {
      inputs: {
        message:
          '140000000000000000000000000000000000000011637572766532353531392d7368613235360000000b7373682d656432353531390000000a6165733132382d6374720000000a6165733235362d6374720000000d686d61632d736861322d3235360000000d686d61632d736861322d353132000000046e6f6e65000000046e6f6e6500000000000000000000000000',
      },
      result: {
        hassh: 'e97d07603350d1111ec2b64bf25413c9',
        hasshRaw: 'curve25519-sha256;aes128-ctr;hmac-sha2-256;none',
        hasshServer: '9c57946ab365c9be9627c40ff6066798',
        hasshServerRaw: 'curve25519-sha256;aes256-ctr;hmac-sha2-512;none',
        algorithms: {
          keyExchange: ['curve25519-sha256'],
          hostKeys: ['ssh-ed25519'],
          ciphersToServer: ['aes128-ctr'],
          ciphersToClient: ['aes256-ctr'],
          macsToServer: ['hmac-sha2-256'],
          macsToClient: ['hmac-sha2-512'],
          compressionToServer: ['none'],
          compressionToClient: ['none'],
        },
      },
    },
  ],
  run({ message, encoding }) {
    const lists = readLists(messageOf(readBytes(message, encoding, 'message')));
    const hasshRaw = [lists.keyExchange, lists.ciphersToServer, lists.macsToServer, lists.compressionToServer].join(';');
    const hasshServerRaw = [lists.keyExchange, lists.ciphersToClient, lists.macsToClient, lists.compressionToClient].join(';');
    const algorithms = Object.fromEntries(LISTS.map((name) => [name, itemsOf(lists[name])])) as Record<List, string[]>;
    return { hassh: md5(hasshRaw), hasshRaw, hasshServer: md5(hasshServerRaw), hasshServerRaw, algorithms };
  },
});
