import { expect, it } from 'vitest';
import { base64Of, latin1Bytes, utf8Bytes } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import tool from './mbox-splitter.ts';

const file = (text: string): string => base64Of(utf8Bytes(text));
const asText = (text: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({ file: file(text), messageEncoding: 'text', ...more });
const LINE = 'From a@x.org Thu Feb 29 12:34:56 2024\n';
const quotedLines = `${LINE}A: b\n\n>From one\n>>From two\n> From three\nx >From four\n\n${LINE}A: c\n\n`;
// The lengths of bodies are given, and lines that begin with From stand in them as they are.
const counted = `${LINE}Content-Length: 61\n\none\n\nFrom b@y.org Fri Mar  1 00:00:00 2024\nSubject: inside\n\n\n\n${LINE}Content-Length: 3\n\nend`;
const miscounted = counted.replace('61', '59');

holdTo(tool, {
  answers: [
    [asText(quotedLines), { total: 2, messages: [{ message: 'A: b\n\nFrom one\n>From two\n> From three\nx >From four\n' }, { message: 'A: c\n', index: 2 }] }],
    [asText(quotedLines, { format: 'mboxo' }), { messages: [{ message: 'A: b\n\n>From one\n>>From two\n> From three\nx >From four\n' }, {}] }],
    [
      asText(counted, { format: 'mboxcl2' }),
      {
        total: 2,
        messages: [{ message: counted.slice(LINE.length, counted.lastIndexOf('\nFrom a@x.org')) }, { message: 'Content-Length: 3\n\nend' }],
      },
    ],
    [asText(counted), { total: 3, messages: [{ message: 'Content-Length: 61\n\none\n' }, { message: 'Subject: inside\n\n\n' }, {}] }],
    [asText(miscounted, { format: 'mboxcl2' }), { total: 3 }],
    [
      asText(`\r\n\r\n${LINE}A: b\r\n\r\nx\r\n\r\n${LINE}A: c\r\n\r\ny\r\n`),
      { total: 2, messages: [{ message: 'A: b\r\n\r\nx\r\n' }, { message: 'A: c\r\n\r\ny\r\n' }] },
    ],
    // No empty line in front, or no date: no message begins.
    [asText(`${LINE}A: b\n\nx\n${LINE}y\n\nFrom here on\n`), { total: 1 }],
    [asText(LINE), { total: 1, messages: [{ message: '', bytes: 0, sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' }] }],
    [asText(`${LINE}\nbody\n`), { messages: [{ message: '\nbody\n' }] }],
    [asText('From nobody\nA: b\n'), { messages: [{ sender: 'nobody', message: 'A: b\n' }] }],
    [asText('From "a b"@x.org Thu Feb 29 12:34:56 +0130 2024\n'), { messages: [{ sender: '"a b"@x.org', envelopeDate: '2024-02-29T12:34:56+01:30' }] }],
    [asText('From - Thu Feb  9 01:02:03 PST 2023\n'), { messages: [{ sender: '-', envelopeDate: '2023-02-09T01:02:03-08:00' }] }],
    [asText('From a Thu Feb 9 01:02 2023 +0000 remote from b\n'), { messages: [{ sender: 'a', envelopeDate: '2023-02-09T01:02:00+00:00' }] }],
    [
      asText(
        `${LINE}Subject: =?utf-8?Q?caf=C3=A9?=\n  au lait\nFROM: =?iso-8859-1?B?6Q==?= <e@x.org>\nDate: Thu, 29 Feb 2024 13:00:00 +0100\nMessage-ID: <1@x.org>\n\n`,
      ),
      { messages: [{ subject: 'café au lait', from: 'é <e@x.org>', date: '2024-02-29T12:00:00Z', messageId: '1@x.org' }] },
    ],
    [
      { file: base64Of(latin1Bytes(`${LINE}Subject: caf\xe9\n\n\x80\n`)), messageEncoding: 'text' },
      { messages: [{ subject: 'café', message: 'Subject: café\n\n€\n', bytes: 17 }] },
    ],
    [asText(`${LINE}A: 1\n\n${LINE}A: 2\n\n${LINE}A: 3\n`, { offset: 1, limit: 1 }), { total: 3, messages: [{ index: 2, message: 'A: 2\n' }] }],
    [asText(LINE, { offset: 5 }), { total: 1, messages: [] }],
  ],
  invalid: [
    [{ file: '?' }, 'file'],
    [{ file: file(LINE), limit: 0 }, 'limit'],
    [{}, 'file'],
  ],
  unprocessable: [
    [{ file: file('Subject: no mailbox\n\nx') }, /not a mailbox/],
    [{ file: file('\n\n') }, /not a mailbox/],
  ],
});

it('leaves out the date of a day that there is not', async () => {
  const { messages } = await run(tool, asText(`From a Thu Feb 30 12:34:56 2024\n`));
  expect(messages[0]).not.toHaveProperty('envelopeDate');
});

it('splits ten megabytes of lines that look like the start of a message in a moment', async () => {
  const hostile = `${LINE}\n${`From ${' Mon Mar 1'.repeat(190)}\n\n`.repeat(4000)}`;
  expect(await run(tool, { file: file(hostile), limit: 1 })).toMatchObject({ total: 1 });
});
