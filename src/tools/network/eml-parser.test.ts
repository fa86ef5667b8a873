import { holdTo } from '../testing.ts';
import tool from './eml-parser.ts';

const HEAD = 'From: Nathaniel Borenstein <nsb@bellcore.com>\r\nTo: Ned Freed <ned@innosoft.com>\r\nMIME-Version: 1.0\r\n';
/** RFC 2046 section 5.1.1 */
const SIMPLE = `${HEAD}Content-type: multipart/mixed; boundary="simple boundary"\r\n\r\nThis is the preamble.\r\n\r\n--simple boundary\r\n\r\nThis is implicitly typed plain US-ASCII text.\r\nIt does NOT end with a linebreak.\r\n--simple boundary\r\nContent-type: text/plain; charset=us-ascii\r\n\r\nThis is explicitly typed plain US-ASCII text.\r\nIt DOES end with a linebreak.\r\n\r\n--simple boundary--\r\n\r\nThis is the epilogue.\r\n`;
const part = (headers: string, body: string): string => `--b\n${headers}\n\n${body}\n`;
const mixed = (...parts: string[]): string => `Content-Type: multipart/mixed; boundary=b\n\n${parts.join('')}--b--\n`;

// expected values by RFC 2045 to 2047, 2231 and 5322 and Python's email package
holdTo(tool, {
  answers: [
    [
      { message: SIMPLE },
      {
        from: { name: 'Nathaniel Borenstein', address: 'nsb@bellcore.com' },
        to: [{ name: 'Ned Freed', address: 'ned@innosoft.com' }],
        text: 'This is implicitly typed plain US-ASCII text.\nIt does NOT end with a linebreak.',
        attachments: [{ contentType: 'text/plain', bytes: 78, inline: false }],
      },
    ],
    // RFC 5322 appendix A.1.3 and A.5: groups, comments, quoted names, routes
    [
      {
        message:
          'From: Pete <pete@silly.example>\nTo: A Group:Ed Jones <joe@where.test>,joe@where.test,John <jdoe@one.test>;\nCc: Undisclosed recipients:;\nDate: Thu, 13 Feb 1969 23:32:54 -0330\nMessage-ID: <testabcd.1234@silly.example>\n\nTesting.\n',
      },
      {
        to: [
          { name: 'Ed Jones', address: 'joe@where.test' },
          { name: '', address: 'joe@where.test' },
          { name: 'John', address: 'jdoe@one.test' },
        ],
        cc: [],
        date: '1969-02-14T03:02:54Z',
        messageId: 'testabcd.1234@silly.example',
        text: 'Testing.',
      },
    ],
    [
      { message: 'To: "Doe, \\"J\\"" <j@x.org>, k@x.org (K, the first), =?utf-8?q?=C3=A9?= <@r.org:e@x.org>\n\n' },
      {
        to: [
          { name: 'Doe, "J"', address: 'j@x.org' },
          { name: 'K, the first', address: 'k@x.org' },
          { name: 'é', address: 'e@x.org' },
        ],
      },
    ],
    // RFC 2231 sections 3 and 4
    [
      {
        message: mixed(
          part(
            "Content-Type: application/x-stuff; name*0*=us-ascii'en'This%20is%20even%20more%20; name*1*=%2A%2A%2Afun%2A%2A%2A%20; name*2=\"isn't it!\"\nContent-Transfer-Encoding: base64\nContent-ID: <1@x>",
            'AAEC\n/w==',
          ),
        ),
        includeContent: true,
      },
      {
        attachments: [
          {
            filename: "This is even more ***fun*** isn't it!",
            contentType: 'application/x-stuff',
            bytes: 4,
            inline: false,
            contentId: '1@x',
            content: 'AAEC/w==',
          },
        ],
      },
    ],
    [
      { message: mixed(part("Content-Type: IMAGE/PNG\nContent-Disposition: inline; filename*=UTF-8''%e2%82%ac.png", 'x')) },
      { attachments: [{ filename: '€.png', contentType: 'image/png', inline: true, bytes: 1 }] },
    ],
    [
      {
        message: mixed(
          part('Content-Disposition: attachment; filename="=?utf-8?q?=C3=A9.txt?="', 'a'),
          part('Content-Type: text/html', '<p>h</p>'),
          part('X-A: 1', 'body'),
        ),
      },
      { text: 'body', html: '<p>h</p>', attachments: [{ filename: 'é.txt', bytes: 1 }] },
    ],
    // charsets and transfer encodings
    [{ message: 'Content-Type: text/plain; charset=ISO-2022-JP\nContent-Transfer-Encoding: base64\n\nGyRCRnxLXBsoQg==' }, { text: '日本' }],
    [{ message: 'Content-Type: text/plain; charset=nonsense\nContent-Transfer-Encoding: quoted-printable\n\n=C3=A9=\n =zz \n\n' }, { text: 'é =zz\n' }],
    [{ message: 'Content-Type: text/plain; charset=iso-8859-1\n\né' }, { text: 'é' }],
    // broken: no closing boundary, no boundary, no headers
    [{ message: 'Content-Type: multipart/alternative; boundary=b\n\n--b\n\nopen' }, { text: 'open' }],
    [{ message: 'Content-Type: multipart/mixed\n\nx' }, { text: 'x' }],
    [
      { message: mixed(part('Content-Type: multipart/alternative; boundary=c', '--c\n\nin\n--c\nContent-Type: text/html\n\n<i>\n--c--')) },
      { text: 'in', html: '<i>', attachments: [] },
    ],
  ],
  invalid: [[{ message: '' }, 'message']],
});
