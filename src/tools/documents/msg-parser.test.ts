import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from '../shared/bytes/crc32.ts';
import { base64Of, latin1Bytes, utf8Bytes, utf16Bytes } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import { TINY_MSG } from './lib/file-samples.ts';
import tool from './msg-parser.ts';
import { compoundFile, type Folder } from './testdata/compound-file.ts';
import messages from './testdata/messages.json' with { type: 'json' };
import { survivesDamage } from './testdata/mutated.ts';

const unpacked = (packed: string): Uint8Array => new Uint8Array(gunzipSync(Buffer.from(packed, 'base64')));
const real = (name: 'sent' | 'exchange' | 'received'): string => base64Of(unpacked(messages[name]));

type Value = string | number | bigint | boolean | Uint8Array;

/** The streams of properties, by their numbers and types in hex. */
function properties(header: number, values: Record<string, Value>): Folder {
  const folder: Folder = {};
  const short: number[] = Array.from({ length: header }, () => 0);
  for (const [tag, value] of Object.entries(values)) {
    if (value instanceof Uint8Array) folder[`__substg1.0_${tag}`] = value;
    else if (typeof value === 'string') folder[`__substg1.0_${tag}`] = utf16Bytes(value);
    else {
      const entry = new DataView(new ArrayBuffer(16));
      entry.setUint32(0, Number.parseInt(tag, 16), true);
      entry.setBigUint64(8, BigInt(value), true);
      short.push(...new Uint8Array(entry.buffer));
    }
  }
  return { ...folder, '__properties_version1.0': Uint8Array.from(short) };
}

const message = (values: Record<string, Value>, more: Folder = {}): string =>
  base64Of(compoundFile({ ...properties(32, { '001A001F': 'IPM.Note', ...values }), ...more }));
const recipient = (values: Record<string, Value>): Folder => properties(8, values);
const given = (values: Record<string, Value>, more: Folder = {}): Record<string, unknown> => ({ file: message(values, more) });
/** RTF that is not compressed, as MS-OXRTFCP has it too. */
const stored = (rtf: string): Uint8Array => {
  const bytes = new Uint8Array(16 + rtf.length);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of [rtf.length + 12, rtf.length, 0x414c_454d, 0].entries()) view.setUint32(index * 4, value, true);
  bytes.set(latin1Bytes(rtf), 16);
  return bytes;
};
// The second example of MS-OXRTFCP, section 3.2: {\rtf1 WXYZWXYZWXYZWXYZWXYZ}
const EXAMPLE = Uint8Array.from([
  0x1a, 0, 0, 0, 0x1c, 0, 0, 0, 0x4c, 0x5a, 0x46, 0x75, 0xe2, 0xd4, 0x4b, 0x51, 0x41, 0, 4, 0x20, 0x57, 0x58, 0x59, 0x5a, 0x0d, 0x6e, 0x7d, 1, 0x0e, 0xb0,
]);
const wrapped = String.raw`{\rtf1\ansi\ansicpg1251\fromhtml1 \fbidi \deff0{\fonttbl{\f0\fswiss Arial;}{\f1\fcharset128 MS Gothic;}}{\*\generator Riched}
{\*\htmltag18 <html>}{\*\htmltag64 <p>}\htmlrtf {\htmlrtf0 caf\'e9 \htmlrtf \b hidden\htmlrtf0 {\f1\'93\'fa\'96\'7b}\u8364?\uc2\u8211xx\emdash\tab x\~y\{\}\par
{\*\htmltag84 &lt;}\htmlrtf <\htmlrtf0 {\*\mhtmltag64 <p cid>}{\*\htmltag240 <!-- a\par b -->}\htmlrtf }\htmlrtf0 {\*\htmltag27 </html>}}`;

holdTo(tool, {
  answers: [
    // What msgreader says of the same files.
    [
      { file: real('sent') },
      {
        messageClass: 'IPM.Note',
        subject: 'Sent time',
        from: { name: 'xmailuser', address: 'xmailuser@xmailserver.test' },
        to: [{ name: "'xmailuser@xmailserver.test'", address: 'xmailuser@xmailserver.test' }],
        date: '2021-02-15T08:19:04.974Z',
        text: 'Test mail\n',
        html: expect.stringMatching(
          /^<html xmlns:v="urn:schemas-microsoft-com:vml"[\s\S]*<span lang=EN-US style='font-size:10.0pt'>Test mail<o:p><\/o:p><\/span><\/p><\/div><\/body><\/html>$/,
        ),
        rtf: true,
      },
    ],
    [
      { file: real('exchange') },
      {
        messageClass: 'IPM.Appointment',
        from: {
          name: 'UnoKenji',
          address: '/o=ExchangeLabs/ou=Exchange Administrative Group (FYDIBOHF23SPDLT)/cn=Recipients/cn=a17940f5293148ccb36a0455deaf4f84-ku',
        },
        to: [{ name: 'UnoKenji', address: 'ku@digitaldolphins.onmicrosoft.com' }],
        date: '2021-10-13T09:14:08.500Z',
        text: 'A message body.',
      },
    ],
    [
      { file: real('received'), includeContent: true },
      {
        messageId: '000001da0c5d$22ab1460$68013d20$@hmailserver.test',
        date: '2023-11-01T00:48:31Z',
        headers: expect.stringMatching(/^Return-Path: hmailuser@hmailserver\.test\r\n/),
        attachments: [
          { filename: 'jpg.jpg', contentType: 'image/jpeg', bytes: 726, content: expect.stringMatching(/^\/9j\//) },
          { filename: 'png.png', contentType: 'image/png', bytes: 134, content: expect.stringMatching(/^iVBORw0KGgo/) },
          { filename: 'tif.tif', contentType: 'image/tiff', bytes: 664 },
        ],
      },
    ],
    [
      given(
        {
          '0C1A001F': 'S',
          '0C1F001F': '/o=Ex',
          '5D01001F': 's@x.org',
          '0042001F': 'Other',
          '00170003': 2,
          '00390040': 133_536_980_961_230_000n,
          '10350003': 0,
          '1035001F': '<1@x>',
        },
        {
          '__recip_version1.0_#0000000A': recipient({ '3001001F': 'C', '3003001F': 'c@x.org', '0C150003': 2 }),
          '__recip_version1.0_#00000002': recipient({ '3001001F': 'B', '3003001F': '/o=Ex/b', '39FE001F': 'b@x.org', '0C150003': 1 }),
          '__recip_version1.0_#00000001': recipient({ '3001001F': 'D', '3003001F': 'd@x.org', '0C150003': 3 }),
        },
      ),
      {
        from: { name: 'S', address: 's@x.org' },
        to: [{ name: 'B', address: 'b@x.org' }],
        cc: [{ name: 'C', address: 'c@x.org' }],
        bcc: [{ name: 'D', address: 'd@x.org' }],
        importance: 'high',
        // 13,353,698,096.123 seconds after 1601, by GNU date
        date: '2024-02-29T16:34:56.123Z',
        messageId: '1@x',
      },
    ],
    [
      given({ '0042001F': 'Other', '0065001F': 'o@x.org', '00170003': 0, '0E060040': 116_444_736_000_000_000n }),
      { from: { name: 'Other', address: 'o@x.org' }, importance: 'low', date: '1970-01-01T00:00:00Z' },
    ],
    // 8-bit strings, in the page of the message before that of the internet.
    [given({ '0037001E': latin1Bytes('\x93\xfa\x96{'), '3FFD0003': 932, '3FDE0003': 65001 }), { subject: '日本' }],
    [given({ '0037001E': utf8Bytes('caf\u00e9'), '3FDE0003': 65001 }), { subject: 'café' }],
    [given({ '0037001E': latin1Bytes('caf\xe9 \x80\0') }), { subject: 'café €' }],
    [given({ '0037001E': latin1Bytes('\x93\xfa\x96{'), '3FDE0003': 50220 }), { subject: '日本' }],
    [given({ '0037001E': latin1Bytes('\x1b$BF|K\\\x1b(B'), '3FDE0003': 50220 }), { subject: '日本' }],
    [given({ '0037001F': '\x01\x05Re: x' }), { subject: 'Re: x' }],
    [given({ '1000001F': 'a\r\nb\rc\n\n' }), { text: 'a\nb\nc\n', rtf: false }],
    [given({ '10130102': latin1Bytes('<p>\xe9\r\n'), '3FDE0003': 28591, '10090102': stored('{\\rtf1}') }), { html: '<p>é', rtf: true }],
    [given({ '10090102': stored(wrapped) }), { rtf: true, html: '<html><p>cafй 日本€–&mdash;\tx&nbsp;y{}\n&lt;<!-- a\nb --></html>' }],
    [
      given(
        {},
        {
          '__attach_version1.0_#00000000': properties(8, {
            '3707001F': 'long name.png',
            '3704001F': 'LONG~1.PNG',
            '370E001F': 'IMAGE/PNG',
            '3712001F': '<c@x>',
            '37010102': utf8Bytes('png'),
            '37140003': 4,
          }),
          '__attach_version1.0_#00000001': properties(8, { '3704001F': 'SHORT.TXT', '37010102': new Uint8Array(5000).fill(65), '7FFE000B': true }),
          '__attach_version1.0_#00000002': properties(8, { '3712001F': 'd@x', '37010102': utf8Bytes('x'), '7FFE000B': true }),
          '__attach_version1.0_#00000003': { ...properties(8, { '3001001F': 'Inner', '37050003': 5 }), '__substg1.0_3701000D': properties(24, {}) },
        },
      ),
      {
        attachments: [
          { filename: 'long name.png', contentType: 'image/png', contentId: 'c@x', inline: true, bytes: 3 },
          { filename: 'SHORT.TXT', inline: false, bytes: 5000 },
          { contentId: 'd@x', inline: true, bytes: 1 },
          { filename: 'Inner', embeddedMessage: true, bytes: 0 },
        ],
      },
    ],
  ],
  invalid: [
    [{}, 'file'],
    [{ file: '*' }, 'file'],
    [{ file: TINY_MSG, includeContent: 1 }, 'includeContent'],
  ],
  unprocessable: [
    [{ file: base64Of(utf8Bytes('Subject: hi\n\n')) }, /not a compound file/],
    [{ file: base64Of(compoundFile({ WordDocument: utf8Bytes('x') })) }, /no Outlook message/],
    [{ file: base64Of(unpacked(messages.sent).subarray(0, 6000)) }, /broken/],
    [given({ '10090102': EXAMPLE.subarray(0, 20) }), /cut off/],
    [given({ '10090102': EXAMPLE.map((byte, index) => (index === 20 ? byte + 1 : byte)) }), /checksum/],
  ],
});

it('unpacks the example of MS-OXRTFCP', async () => {
  const { unpackRtf } = await import('./lib/compressed-rtf.ts');
  expect(Buffer.from(unpackRtf(EXAMPLE)).toString()).toBe('{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}');
  expect(crc32(utf8Bytes('123456789'))).toBe(0xcbf4_3926);
});

it('refuses chains that lead round', async () => {
  const bytes = compoundFile({ ...properties(32, { '10000102': new Uint8Array(9000) }), '__substg1.0_1000001E': new Uint8Array(9000) });
  const view = new DataView(bytes.buffer);
  const fat = (view.getUint32(76, true) + 1) * 512;
  for (let entry = 0; entry < 40; entry++) if (view.getUint32(fat + entry * 4, true) === entry + 1) view.setUint32(fat + entry * 4, entry, true);
  await expect(run(tool, { file: base64Of(bytes) })).rejects.toThrow(/leads round/);
});

it('survives damaged files', async () => {
  await survivesDamage(tool, unpacked(messages.sent), { runs: 300, seed: 29 });
  await survivesDamage(tool, Buffer.from(TINY_MSG, 'base64'), { runs: 300, seed: 3 });
  await survivesDamage(tool, compoundFile(properties(32, { '10090102': stored(wrapped) })), { runs: 200, seed: 7, inputs: { includeContent: true } });
});
