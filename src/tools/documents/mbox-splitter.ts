import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { parseMailDate } from '../shared/net/mail-date.ts';
import { firstValue, readMailHeaders, withoutLeadingLines } from '../shared/net/mail-headers.ts';
import { decodeMimeWords } from '../shared/net/mime-words.ts';
import { base64Of, isUtf8, latin1Bytes, latin1Text, looseUtf8 } from '../shared/platform/bytes.ts';
import { fileBytes, fileText, sha256 } from './lib/given-file.ts';
import { mboxPlaces, withoutQuoting } from './lib/mbox.ts';

export default defineTool({
  slug: 'mbox-splitter',
  name: 'MBOX Splitter',
  category: 'documents',
  summary: 'Splits a mailbox file (mbox) into its e-mail messages.',
  description:
    'A message begins at a line From with a sender and a date, at the start of the file or after an empty line. Line ends stay as they are; the empty line at the end of a message is left out. Headers are decoded as in eml-parser.',
  reference: 'RFC 4155; the mboxo, mboxrd and mboxcl2 formats',
  keywords: ['mailbox', 'thunderbird', 'gmail takeout', 'eml', 'split mbox', 'email archive', 'unix mail'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileText('The mailbox file'),
    format: z
      .enum(['mboxrd', 'mboxo', 'mboxcl2'])
      .default('mboxrd')
      .describe('How lines that begin with From are kept: mboxrd takes one > off lines of > and From, mboxo leaves it, mboxcl2 goes by Content-Length'),
    messageEncoding: z
      .enum(['base64', 'text'])
      .default('base64')
      .describe('How messages are given: base64 is their bytes, text reads them as UTF-8, or as Windows-1252 where they are not UTF-8'),
    offset: z.int().min(0).max(1_000_000).default(0).describe('Number of messages to skip'),
    limit: z.int().min(1).max(10_000).default(1000).describe('Maximum number of messages to give'),
  }),
  result: z.strictObject({
    messages: z
      .array(
        z.strictObject({
          index: z.int().describe('Place of the message in the file, from 1'),
          sender: z.string().describe('Sender on the line between messages'),
          envelopeDate: z.string().optional().describe('Date on the line between messages: local time, with an offset where there is one'),
          subject: z.string().optional().describe('Subject of the message'),
          from: z.string().optional().describe('From header of the message'),
          date: z.string().optional().describe('Date header of the message as ISO 8601 in UTC'),
          messageId: z.string().optional().describe('Message identifier without angle brackets'),
          bytes: z.int().describe('Size of the message in bytes'),
          sha256: z.string().describe('SHA-256 of the message, in hex'),
          message: z.string().describe('The message, in Base64 or as text'),
        }),
      )
      .describe('The messages in their order'),
    total: z.int().describe('Number of messages in the file'),
    bytes: z.int().describe('Size of the file in bytes'),
  }),
  examples: [
    {
      inputs: {
        file: 'RnJvbSBhQHgub3JnIFRodSBGZWIgMjkgMTI6MzQ6NTYgMjAyNApTdWJqZWN0OiBPbmUKCkZyb20gbWUKYnllCgpGcm9tIGJAeC5vcmcgRnJpIE1hciAgMSAwMDowMDowMCAyMDI0ClN1YmplY3Q6IFR3bwoKaGkK',
        messageEncoding: 'text',
      },
      result: {
        messages: [
          {
            index: 1,
            sender: 'a@x.org',
            envelopeDate: '2024-02-29T12:34:56',
            subject: 'One',
            bytes: 26,
            sha256: '9298e81b299d5fe80a4c09fb08c925139cb273b597e57b59cfa6059879685e9d',
            message: 'Subject: One\n\nFrom me\nbye\n',
          },
          {
            index: 2,
            sender: 'b@x.org',
            envelopeDate: '2024-03-01T00:00:00',
            subject: 'Two',
            bytes: 17,
            sha256: 'f9b87d7b6837147c96785f5d961c77fe7d7a35bdd30e15710ede7e437a3b57e3',
            message: 'Subject: Two\n\nhi\n',
          },
        ],
        total: 2,
        bytes: 120,
      },
    },
  ],
  async run({ file, format, messageEncoding, offset, limit }) {
    const bytes = fileBytes(file);
    const text = latin1Text(bytes);
    const places = mboxPlaces(text, format) ?? unprocessable('The file is not a mailbox: it does not begin with a line that starts with "From ".', 'file');
    const messages = [];
    for (const [index, { sender, envelopeDate, start, end }] of places.entries()) {
      if (index < offset || index >= offset + limit) continue;
      const stored = text.slice(start, end);
      const message = latin1Bytes(format === 'mboxrd' ? withoutQuoting(stored) : stored);
      messages.push({
        index: index + 1,
        sender: readText(latin1Bytes(sender)),
        ...(envelopeDate !== undefined && { envelopeDate }),
        ...(await headersOf(stored)),
        bytes: message.length,
        sha256: sha256(message),
        message: messageEncoding === 'base64' ? base64Of(message) : readText(message),
      });
    }
    return { messages, total: places.length, bytes: bytes.length };
  },
});

/** UTF-8, or Windows-1252 where the bytes are not UTF-8. */
const readText = (bytes: Uint8Array): string => (isUtf8(bytes) ? looseUtf8(bytes) : new TextDecoder('windows-1252').decode(bytes));

const END_OF_HEAD = /\n\r?\n/;

async function headersOf(stored: string) {
  const given = withoutLeadingLines(stored);
  const end = END_OF_HEAD.exec(given)?.index ?? given.length;
  const { headers } = readMailHeaders(readText(latin1Bytes(given.slice(0, end))));
  const [subject, from, messageId] = ['subject', 'from', 'message-id'].map((name) => firstValue(headers, name));
  const date = parseMailDate(firstValue(headers, 'date') ?? '');
  return {
    ...(subject !== undefined && { subject: await decodeMimeWords(subject) }),
    ...(from !== undefined && { from: await decodeMimeWords(from) }),
    ...(date && { date: new Date(date.time).toISOString().replace('.000Z', 'Z') }),
    ...(messageId !== undefined && { messageId: messageId.replace(/^<(.*)>$/, '$1') }),
  };
}
