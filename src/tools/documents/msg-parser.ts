import { z } from 'zod';
import { defineTool } from '../define.ts';
import { asFile } from '../shared/files/file-field.ts';
import { base64Of, isUtf8, latin1Text, looseUtf8 } from '../shared/platform/bytes.ts';
import { type CodePageReader, codePageReader } from './lib/code-pages.ts';
import { unpackRtf } from './lib/compressed-rtf.ts';
import { TINY_MSG } from './lib/file-samples.ts';
import { fileBytes, fileText } from './lib/given-file.ts';
import { type MsgProperties, openMsg } from './lib/msg.ts';
import { htmlOfRtf, wrapsHtml } from './lib/rtf-html.ts';

// MS-OXPROPS, by what the properties are for.
const MESSAGE_CLASS = 0x001a;
const SUBJECT = 0x0037;
const IMPORTANCE = 0x0017;
const SUBMITTED = 0x0039;
const DELIVERED = 0x0e06;
const MESSAGE_ID = 0x1035;
const BODY = 0x1000;
const HTML = 0x1013;
const RTF = 0x1009;
const HEADERS = 0x007d;
const SENDER = { name: 0x0c1a, address: 0x0c1f, smtp: 0x5d01 };
const REPRESENTED = { name: 0x0042, address: 0x0065, smtp: 0x5d02 };
const RECIPIENT = { name: 0x3001, address: 0x3003, smtp: 0x39fe };
const RECIPIENT_TYPE = 0x0c15;
const [TO, CC, BCC] = [1, 2, 3];
const ATTACHED = {
  data: 0x3701,
  longName: 0x3707,
  shortName: 0x3704,
  displayName: 0x3001,
  type: 0x370e,
  contentId: 0x3712,
  method: 0x3705,
  flags: 0x3714,
  hidden: 0x7ffe,
};
const EMBEDDED_MESSAGE = 5;
const RENDERED_IN_BODY = 4;

const mailbox = z.strictObject({
  name: z.string().describe('Display name; empty when there is none'),
  address: z.string().describe('E-mail address, that of Exchange where there is no other'),
});

export default defineTool({
  slug: 'msg-parser',
  name: 'Outlook MSG Parser',
  category: 'documents',
  summary: 'Reads an Outlook message (.msg): sender, recipients, dates, text, HTML and attachments.',
  description:
    'SMTP addresses are preferred to those of Exchange. HTML that Outlook has wrapped in RTF is taken out of it. Line ends of text and HTML become LF, one at the end is dropped. Embedded messages are listed, not opened: their size is 0.',
  reference: 'MS-CFB; MS-OXMSG; MS-OXPROPS; MS-OXRTFCP; MS-OXRTFEX',
  keywords: ['msg to eml', 'email', 'mapi', 'winmail', 'open msg', 'attachments'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileText('The Outlook message'),
    includeContent: z.boolean().default(false).describe("Whether to give the attachments' bytes in Base64"),
  }),
  result: z.strictObject({
    messageClass: z.string().describe('Kind of the item, such as IPM.Note for a message; empty when the file does not say'),
    subject: z.string().optional().describe('Subject of the message'),
    from: mailbox.optional().describe('Sender of the message'),
    to: z.array(mailbox).describe('Recipients of the message'),
    cc: z.array(mailbox).describe('Recipients of a copy'),
    bcc: z.array(mailbox).describe('Recipients of a blind copy'),
    date: z.string().optional().describe('When the message was sent, else when it was delivered, as ISO 8601 in UTC'),
    messageId: z.string().optional().describe('Message identifier without angle brackets'),
    importance: z.enum(['low', 'normal', 'high']).describe('Importance that the sender gave it'),
    text: z.string().optional().describe('The plain text, line ends as LF'),
    html: z.string().optional().describe('The HTML text, line ends as LF'),
    rtf: z.boolean().describe('Whether the message has a compressed RTF body'),
    headers: z.string().optional().describe('The headers with which it came over the internet'),
    attachments: z
      .array(
        z.strictObject({
          filename: z.string().optional().describe('File name of the attachment'),
          contentType: z.string().optional().describe('MIME type of the attachment in lower case'),
          bytes: z.int().describe('Size of the attachment in bytes; 0 for an embedded message'),
          inline: z.boolean().describe('Whether it is to be shown within the message'),
          contentId: z.string().optional().describe('Identifier that the HTML refers to, without angle brackets'),
          embeddedMessage: z.boolean().describe('Whether it is itself a message'),
          content: asFile(z.string().optional().describe('Bytes of the attachment in Base64')),
        }),
      )
      .describe('The attachments in their order'),
  }),
  headline: 'subject',
  examples: [
    {
      inputs: { file: TINY_MSG },
      result: { messageClass: 'IPM.Note', subject: 'Hi', to: [], cc: [], bcc: [], importance: 'normal', text: 'Hello', rtf: false, attachments: [] },
    },
  ],
  async run({ file, includeContent }) {
    const read = await codePageReader();
    const message = openMsg(fileBytes(file), read);
    const headers = message.text(HEADERS);
    const rtf = message.binary(RTF);
    const recipients = message.items('recip');
    const ofType = (type: number) => recipients.filter((recipient) => ((recipient.integer(RECIPIENT_TYPE) ?? TO) & 15) === type).map(mailboxOf(RECIPIENT));
    const from = [SENDER, REPRESENTED].map((ids) => mailboxOf(ids)(message)).find(({ name, address }) => name !== '' || address !== '');
    return {
      messageClass: message.text(MESSAGE_CLASS) ?? '',
      ...known({ subject: withoutPrefixMark(message.text(SUBJECT)), from }),
      to: ofType(TO),
      cc: ofType(CC),
      bcc: ofType(BCC),
      ...known({ date: message.time(SUBMITTED) ?? message.time(DELIVERED), messageId: messageIdOf(message.text(MESSAGE_ID)) }),
      importance: importanceOf(message.integer(IMPORTANCE)),
      ...known({ text: withPlainEnds(message.text(BODY)), html: withPlainEnds(htmlOf(message, rtf, read)) }),
      rtf: rtf !== undefined && rtf.length > 0,
      ...known({ headers }),
      attachments: message.items('attach').map((attachment) => attachmentOf(attachment, includeContent)),
    };
  },
});

function known<Fields extends Record<string, unknown>>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
}

const mailboxOf =
  (ids: typeof SENDER) =>
  (item: MsgProperties): { name: string; address: string } => ({
    name: item.text(ids.name) ?? '',
    address: item.text(ids.smtp) || item.text(ids.address) || '',
  });

/** A subject may begin with a mark and the length of its prefix, Re: and the like. */
const withoutPrefixMark = (subject: string | undefined): string | undefined => (subject?.startsWith('\x01') ? subject.slice(2) : subject);

const messageIdOf = (id: string | undefined): string | undefined => id?.trim().replace(/^<(.*)>$/, '$1') || undefined;

const withPlainEnds = (text: string | undefined): string | undefined => text?.replace(/\r\n?/g, '\n').replace(/\n$/, '');

const importanceOf = (importance: number | undefined): 'low' | 'normal' | 'high' => (importance === 0 ? 'low' : importance === 2 ? 'high' : 'normal');

function htmlOf(message: MsgProperties, packed: Uint8Array | undefined, read: CodePageReader): string | undefined {
  const asText = message.text(HTML);
  if (asText !== undefined) return asText;
  const bytes = message.binary(HTML);
  if (bytes) return readHtml(bytes, message.internetCodePage, read);
  if (!packed || packed.length === 0) return undefined;
  const rtf = unpackRtf(packed);
  return wrapsHtml(rtf) ? htmlOfRtf(rtf, read) : undefined;
}

function readHtml(bytes: Uint8Array, codePage: number | undefined, read: CodePageReader): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return looseUtf8(bytes.subarray(3));
  const says = codePage === undefined && /<meta[^>]{0,200}charset\s*=\s*["']?utf-8/i.test(latin1Text(bytes.subarray(0, 2048)));
  const text = says && isUtf8(bytes) ? looseUtf8(bytes) : read(bytes, codePage ?? 1252);
  return text.replace(/\0+$/, '');
}

function attachmentOf(item: MsgProperties, includeContent: boolean) {
  const embeddedMessage = item.integer(ATTACHED.method) === EMBEDDED_MESSAGE;
  const bytes = (embeddedMessage ? undefined : item.binary(ATTACHED.data)) ?? new Uint8Array(0);
  const contentId = messageIdOf(item.text(ATTACHED.contentId));
  const isShownInText = item.boolean(ATTACHED.hidden) || ((item.integer(ATTACHED.flags) ?? 0) & RENDERED_IN_BODY) !== 0;
  return {
    ...known({
      filename: item.text(ATTACHED.longName) || item.text(ATTACHED.shortName) || item.text(ATTACHED.displayName) || undefined,
      contentType: item.text(ATTACHED.type)?.toLowerCase() || undefined,
    }),
    bytes: bytes.length,
    inline: contentId !== undefined && isShownInText,
    ...known({ contentId }),
    embeddedMessage,
    ...(includeContent && !embeddedMessage && { content: base64Of(bytes) }),
  };
}
