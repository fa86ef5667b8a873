import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { parseMailDate, withoutComments } from '../shared/net/mail-date.ts';
import { firstValue, type MailHeader, readMailHeaders, withoutLeadingLines } from '../shared/net/mail-headers.ts';
import { decodeMimeWords } from '../shared/net/mime-words.ts';

const text = (description: string) => z.string().optional().describe(description);

export default defineTool({
  slug: 'email-header-analyzer',
  name: 'Email Header Analyzer',
  category: 'network',
  summary: 'Analyses e-mail headers: hops with delays, addresses, and SPF, DKIM and DMARC results.',
  description:
    'Reading stops at the first empty line. From, by and with of a Received header are the word after that keyword, comments left out; its time is what follows its last semicolon. Results are those of the topmost Authentication-Results, in lower case. totalSeconds is between the earliest and the latest stamp. Times keep the offset of the header.',
  reference: 'RFC 5322; RFC 2047; RFC 8601; RFC 7208 section 9.1',
  keywords: ['received', 'trace email', 'mail delay', 'authentication-results', 'phishing', 'message source'],
  inputs: z.strictObject({ headers: z.string().min(1).max(500_000).describe('The headers, or a whole message') }),
  result: z.strictObject({
    from: text('Sender as shown to the reader'),
    to: text('Recipients as shown to the reader'),
    subject: text('Subject of the message'),
    date: text('Time of writing as ISO 8601, with the offset of the header'),
    messageId: text('Message identifier without angle brackets'),
    returnPath: text('Address for delivery failures, without angle brackets'),
    replyTo: text('Where replies should go'),
    hops: z
      .array(
        z.strictObject({
          from: text('Server that handed the message over'),
          by: text('Server that took the message'),
          with: text('Protocol of the transfer'),
          timestamp: text('Time of the transfer as ISO 8601'),
          delaySeconds: z.int().optional().describe('Seconds since the hop before'),
        }),
      )
      .describe('Stations of the message, oldest first'),
    totalSeconds: z.int().optional().describe('Seconds from the oldest to the newest stamp'),
    spf: text('Result of the SPF check'),
    dkim: text('Result of the DKIM check'),
    dmarc: text('Result of the DMARC check'),
    headers: z
      .array(z.strictObject({ name: z.string().describe('Header name as given'), value: z.string().describe('Header value, unfolded and decoded') }))
      .describe('All headers in order'),
  }),
  headline: 'hops',
  examples: [
    {
      inputs: {
        headers:
          'Received: from b.example (b [192.0.2.1]) by c.example with ESMTPS id 1; Mon, 01 Jan 2024 10:00:05 +0000\nReceived: from a.example by b.example with SMTP; Mon, 01 Jan 2024 11:00:00 +0100\nAuthentication-Results: c.example; spf=pass smtp.mailfrom=x; dkim=fail (bad) header.d=x; dmarc=none\nFrom: =?utf-8?q?J=C3=B6rg?= <j@a.example>\nSubject: Hi\n there\nMessage-ID: <1@a.example>\n',
      },
      result: {
        from: 'Jörg <j@a.example>',
        subject: 'Hi there',
        messageId: '1@a.example',
        hops: [
          { from: 'a.example', by: 'b.example', with: 'SMTP', timestamp: '2024-01-01T11:00:00+01:00' },
          { from: 'b.example', by: 'c.example', with: 'ESMTPS', timestamp: '2024-01-01T10:00:05+00:00', delaySeconds: 5 },
        ],
        totalSeconds: 5,
        spf: 'pass',
        dkim: 'fail',
        dmarc: 'none',
        headers: [
          { name: 'Received', value: 'from b.example (b [192.0.2.1]) by c.example with ESMTPS id 1; Mon, 01 Jan 2024 10:00:05 +0000' },
          { name: 'Received', value: 'from a.example by b.example with SMTP; Mon, 01 Jan 2024 11:00:00 +0100' },
          { name: 'Authentication-Results', value: 'c.example; spf=pass smtp.mailfrom=x; dkim=fail (bad) header.d=x; dmarc=none' },
          { name: 'From', value: 'Jörg <j@a.example>' },
          { name: 'Subject', value: 'Hi there' },
          { name: 'Message-ID', value: '<1@a.example>' },
        ],
      },
    },
  ],
  async run(inputs) {
    const raw = readMailHeaders(withoutLeadingLines(inputs.headers)).headers;
    if (raw.length === 0) unprocessable('There is no header of the form name: value.', 'headers');
    const headers: MailHeader[] = [];
    for (const { name, value } of raw) headers.push({ name, value: await decodeMimeWords(value) });
    const optional = (field: string, value: string | undefined): Record<string, string> => (value === undefined ? {} : { [field]: value });
    const bare = (name: string) => firstValue(headers, name)?.replace(/^<(.*)>$/, '$1');
    const { hops, totalSeconds } = readHops(raw);
    return {
      ...optional('from', firstValue(headers, 'from')),
      ...optional('to', firstValue(headers, 'to')),
      ...optional('subject', firstValue(headers, 'subject')),
      ...optional('date', parseMailDate(firstValue(raw, 'date') ?? '')?.iso),
      ...optional('messageId', bare('message-id')),
      ...optional('returnPath', bare('return-path')),
      ...optional('replyTo', firstValue(headers, 'reply-to')),
      hops,
      ...(totalSeconds === undefined ? {} : { totalSeconds }),
      ...authentication(raw),
      headers,
    };
  },
});

function readHops(headers: readonly MailHeader[]) {
  const times: number[] = [];
  let before: number | undefined;
  const received = headers.filter(({ name }) => name.toLowerCase() === 'received').toReversed();
  const hops = received.map(({ value }) => {
    const plain = withoutComments(value);
    const semicolon = plain.lastIndexOf(';');
    const words = (semicolon < 0 ? plain : plain.slice(0, semicolon)).split(/\s+/).filter((word) => word !== '');
    const after = (keyword: string): Record<string, string> => {
      const word = words[words.findIndex((candidate) => candidate.toLowerCase() === keyword) + 1];
      return word === undefined || !words.some((candidate) => candidate.toLowerCase() === keyword) ? {} : { [keyword]: word };
    };
    const stamp = semicolon < 0 ? undefined : parseMailDate(plain.slice(semicolon + 1));
    const delay = stamp === undefined || before === undefined ? undefined : (stamp.time - before) / 1000;
    before = stamp?.time;
    if (stamp) times.push(stamp.time);
    return {
      ...after('from'),
      ...after('by'),
      ...after('with'),
      ...(stamp === undefined ? {} : { timestamp: stamp.iso }),
      ...(delay === undefined ? {} : { delaySeconds: delay }),
    };
  });
  if (times.length === 0) return { hops, totalSeconds: undefined };
  const earliest = times.reduce((a, b) => Math.min(a, b));
  const latest = times.reduce((a, b) => Math.max(a, b));
  return { hops, totalSeconds: (latest - earliest) / 1000 };
}

/** RFC 8601: results after the name of the checking server; SPF also from Received-SPF. */
function authentication(headers: readonly MailHeader[]): Record<string, string> {
  const results: Record<string, string> = {};
  for (const piece of withoutComments(firstValue(headers, 'authentication-results') ?? '').split(';')) {
    const [, method = '', result = ''] = /^\s*(spf|dkim|dmarc)\s*=\s*([A-Za-z]+)/i.exec(piece) ?? [];
    if (method !== '') results[method.toLowerCase()] ??= result.toLowerCase();
  }
  const received = /^\s*([A-Za-z]+)/.exec(firstValue(headers, 'received-spf') ?? '')?.[1];
  if (results.spf === undefined && received !== undefined) results.spf = received.toLowerCase();
  return results;
}
