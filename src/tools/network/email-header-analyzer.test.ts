import { holdTo } from '../testing.ts';
import tool from './email-header-analyzer.ts';

// dates by Python's email.utils.parsedate_to_datetime, encoded words by RFC 2047 section 8
holdTo(tool, {
  answers: [
    [{ headers: 'Date: Fri, 21 Nov 1997 09:55:06 -0600\n' }, { date: '1997-11-21T09:55:06-06:00' }],
    [{ headers: 'Date: 21 Nov 97 09:55:06 GMT' }, { date: '1997-11-21T09:55:06+00:00' }],
    [{ headers: 'Date: Tue, 1 Jul 2003 10:52 +0200 (CEST)' }, { date: '2003-07-01T10:52:00+02:00' }],
    [{ headers: 'Date: Mon, 1 Jan 2024 00:00:00 EST' }, { date: '2024-01-01T00:00:00-05:00' }],
    [
      { headers: 'Subject: =?ISO-8859-1?B?SWYgeW91IGNhbiByZWFkIHRoaXMgeW8=?=\n =?ISO-8859-2?B?dSB1bmRlcnN0YW5kIHRoZSBleGFtcGxlLg==?=' },
      { subject: 'If you can read this you understand the example.' },
    ],
    [
      { headers: 'To: =?ISO-8859-1?Q?Keld_J=F8rn_Simonsen?= <keld@dkuug.dk>\r\nReturn-Path: <>\r\nReply-To: a@x.org\r\n\r\nSubject: body' },
      { to: 'Keld Jørn Simonsen <keld@dkuug.dk>', returnPath: '', replyTo: 'a@x.org', headers: [{}, {}, {}] },
    ],
    [{ headers: 'Subject: first\nSubject: second' }, { subject: 'first' }],
    [{ headers: 'From a@x.org Mon Jan 1\nFrom: a@x.org' }, { from: 'a@x.org', headers: [{ name: 'From' }] }],
    // hops: nested comments, no stamp, clocks that run backwards
    [
      {
        headers:
          'Received: by c (x (y) by z) with LMTP; Mon, 1 Jan 2024 10:00:00 +0000 (UTC; now)\nReceived: from a (HELO by b) by b; nonsense\nReceived: from o by a with ESMTP; Mon, 1 Jan 2024 10:00:09 +0000\nReceived: by o; Mon, 1 Jan 2024 10:00:10 +0000\n',
      },
      {
        hops: [
          { by: 'o', timestamp: '2024-01-01T10:00:10+00:00' },
          { from: 'o', by: 'a', with: 'ESMTP', delaySeconds: -1 },
          { from: 'a', by: 'b' },
          { by: 'c', with: 'LMTP', timestamp: '2024-01-01T10:00:00+00:00' },
        ],
        totalSeconds: 10,
      },
    ],
    // results: the topmost header, SPF from Received-SPF otherwise
    [
      { headers: 'Authentication-Results: x; dkim=PASS; dkim=fail\nAuthentication-Results: y; spf=fail\nReceived-SPF: SoftFail (x) client-ip=1' },
      { dkim: 'pass', spf: 'softfail' },
    ],
  ],
  invalid: [[{ headers: '' }, 'headers']],
  unprocessable: [[{ headers: 'no header here' }], [{ headers: '\n\n' }]],
});
