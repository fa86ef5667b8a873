import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { byteTextEncoding, readBytes } from './lib/byte-text.ts';
import { readTlsRecords } from './lib/tls.ts';

export default defineTool({
  slug: 'tls-record-decoder',
  name: 'TLS Record Decoder',
  category: 'network',
  summary: 'Decodes TLS and SSL 3.0 records: client and server hello with names, certificates, alerts and tickets.',
  description:
    'Records are read one after the other. Cipher suites, extensions, groups and signature algorithms have their names, or their numbers where they have none; numbers that only test the other side are GREASE. Server names, protocols, versions and key shares are read from their extensions. A message may go on in the next record. After a change of the cipher, handshake records are encrypted and given as hex. What is cut off is read as far as it goes and marked as truncated.',
  reference: 'RFC 8446, 5246, 6066, 7301 and 8701; IANA TLS parameters',
  keywords: ['ssl', 'client hello', 'server hello', 'handshake', 'sni', 'alpn', 'wireshark', 'cipher suites', 'pcap', 'dissect tls'],
  inputs: z.strictObject({
    records: z.string().min(1).max(1_000_000).describe('Bytes of the records as hex or base64, from the TCP payload'),
    encoding: byteTextEncoding.default('hex').describe('How the bytes are given: as hex or Base64'),
  }),
  result: z.strictObject({
    records: z
      .array(
        z.looseObject({
          type: z.string().describe('Content type, such as handshake or alert, or its number'),
          version: z.string().describe('Version of the record as hex; up to TLS 1.2 for compatibility'),
          versionName: z.string().describe('Name of that version'),
          length: z.int().describe('Stated length of the content in bytes'),
          truncated: z.boolean().optional().describe('True if the bytes end before the record does'),
          encrypted: z.boolean().optional().describe('True for handshake messages that are encrypted'),
          value: z.string().optional().describe('Content as hex, where it is not decoded'),
          alert: z
            .strictObject({
              level: z.string().describe('warning or fatal, or the number'),
              description: z.string().describe('What the alert says, or its number'),
            })
            .optional()
            .describe('What an alert says'),
          messages: z
            .array(z.looseObject({ type: z.string().describe('Type of the message, such as client_hello, or its number') }))
            .optional()
            .describe('Handshake messages that end in the record, each with its fields'),
        }),
      )
      .describe('The records in order'),
    rest: z.string().describe('Bytes after the last record that are too few for another, as hex'),
  }),
  examples: [
    {
      inputs: { records: '15 03 03 00 02 02 28' },
      result: {
        records: [
          { type: 'alert', version: '0x0303', versionName: 'TLS 1.2', length: 2, value: '0x0228', alert: { level: 'fatal', description: 'handshake_failure' } },
        ],
        rest: '',
      },
    },
  ],
  run({ records: text, encoding }) {
    const bytes = readBytes(text, encoding, 'records');
    const [type = 0, major = 0] = bytes;
    if (bytes.length > 1 && (type < 20 || type > 63 || major > 3))
      unprocessable(`The bytes do not begin with a TLS record: its content type would be ${type} and its version ${major}.${bytes[2] ?? 0}.`, 'records');
    const { records, rest } = readTlsRecords(bytes);
    return {
      records: records.map(({ messages, ...record }) => ({ ...record, ...(messages && { messages: messages.map((message) => ({ ...message })) }) })),
      rest: hexOf(rest),
    };
  },
});
