import { z } from 'zod';
import { defineTool } from '../define.ts';
import { asFile } from '../shared/files/file-field.ts';
import { parseMailDate } from '../shared/net/mail-date.ts';
import { firstValue } from '../shared/net/mail-headers.ts';
import { decodeMimeWords } from '../shared/net/mime-words.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { readMailboxes } from './lib/mailboxes.ts';
import { bodyBytes, bodyText, type Leaf, leavesOf, readParameters } from './lib/mime.ts';

const mailbox = z.strictObject({
  name: z.string().describe('Display name; empty when there is none'),
  address: z.string().describe('E-mail address of the mailbox'),
});

export default defineTool({
  slug: 'eml-parser',
  name: 'EML Parser',
  category: 'network',
  summary: 'Reads an e-mail message (EML, MIME): addresses, text, HTML and attachments.',
  description:
    'Transfer encodings and charsets are decoded, unknown charsets as UTF-8 with replacement. text and html are the first parts of their kind that are not attachments; other parts are listed as attachments. One trailing line end of text and html is dropped. Broken MIME gives what can be read.',
  reference: 'RFC 5322; RFC 2045 to 2049; RFC 2047; RFC 2231; RFC 2183',
  keywords: ['email', 'mime', 'attachment', 'outlook', 'message file', 'extract attachments', 'rfc822'],
  cost: 'heavy',
  inputs: z.strictObject({
    message: z.string().min(1).max(5_000_000).describe('The whole message with its headers'),
    includeContent: z.boolean().default(false).describe("Whether to give the attachments' bytes as base64"),
  }),
  result: z.strictObject({
    subject: z.string().optional().describe('Subject of the message'),
    from: mailbox.optional().describe('First mailbox of the From header'),
    to: z.array(mailbox).describe('Mailboxes of the To header'),
    cc: z.array(mailbox).describe('Mailboxes of the Cc header'),
    date: z.string().optional().describe('Time of writing as ISO 8601 in UTC'),
    messageId: z.string().optional().describe('Message identifier without angle brackets'),
    text: z.string().optional().describe('The plain text, line ends as LF'),
    html: z.string().optional().describe('The HTML text, line ends as LF'),
    attachments: z
      .array(
        z.strictObject({
          filename: z.string().optional().describe('File name of the attachment'),
          contentType: z.string().describe('MIME type in lower case'),
          bytes: z.int().describe('Size of the decoded attachment in bytes'),
          inline: z.boolean().describe('Whether it is to be shown within the message'),
          contentId: z.string().optional().describe('Identifier that the HTML refers to, without angle brackets'),
          content: asFile(z.string().optional().describe('Bytes of the attachment as base64')),
        }),
      )
      .describe('All parts that are neither text nor html'),
  }),
  examples: [
    {
      inputs: {
        message:
          'From: A <a@x.org>\r\nTo: b@y.org\r\nSubject: =?utf-8?B?w6k=?=\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\ncaf=E9\r\n',
      },
      result: { subject: 'é', from: { name: 'A', address: 'a@x.org' }, to: [{ name: '', address: 'b@y.org' }], cc: [], text: 'café', attachments: [] },
    },
  ],
  async run({ message, includeContent }) {
    const { headers, leaves } = leavesOf(message);
    const mailboxesOf = async (name: string) =>
      (await Promise.all(headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => readMailboxes(value)))).flat();
    const body = (type: string) => leaves.find((leaf) => leaf.contentType === type && dispositionOf(leaf).value !== 'attachment');
    const [text, html] = [body('text/plain'), body('text/html')];
    const subject = firstValue(headers, 'subject');
    const [from] = await mailboxesOf('from');
    const date = parseMailDate(firstValue(headers, 'date') ?? '');
    const messageId = firstValue(headers, 'message-id')?.replace(/^<(.*)>$/, '$1');
    const others = leaves.filter((leaf) => leaf !== text && leaf !== html);
    return {
      ...(subject === undefined ? {} : { subject: await decodeMimeWords(subject) }),
      ...(from ? { from } : {}),
      to: await mailboxesOf('to'),
      cc: await mailboxesOf('cc'),
      ...(date ? { date: new Date(date.time).toISOString().replace('.000Z', 'Z') } : {}),
      ...(messageId === undefined ? {} : { messageId }),
      ...(text ? { text: bodyText(text) } : {}),
      ...(html ? { html: bodyText(html) } : {}),
      attachments: await Promise.all(others.map((leaf) => attachment(leaf, includeContent))),
    };
  },
});

const dispositionOf = ({ headers }: Leaf) => readParameters(firstValue(headers, 'content-disposition') ?? '');

async function attachment(leaf: Leaf, includeContent: boolean) {
  const disposition = dispositionOf(leaf);
  const filename = disposition.parameters.get('filename') ?? leaf.parameters.get('name');
  const contentId = firstValue(leaf.headers, 'content-id')?.replace(/^<(.*)>$/, '$1');
  const bytes = new Uint8Array(bodyBytes(leaf));
  return {
    ...(filename === undefined ? {} : { filename: await decodeMimeWords(filename) }),
    contentType: leaf.contentType,
    bytes: bytes.length,
    inline: disposition.value === 'inline',
    ...(contentId === undefined ? {} : { contentId }),
    ...(includeContent ? { content: base64Of(bytes) } : {}),
  };
}
