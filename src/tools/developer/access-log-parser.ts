import { z } from 'zod';
import { defineTool } from '../define.ts';
import { daysInMonth } from '../shared/dates/dates.ts';
import { bytesOfHex, looseUtf8 } from '../shared/platform/bytes.ts';
import { lines as linesOf } from '../shared/text/segments.ts';

const ENTRY =
  /^(\S+) (\S+) ([^[]+?) \[(\d\d)\/([A-Z][a-z]{2})\/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)\] "((?:[^"\\]|\\.)*)" (\d{3}) (\d{1,15}|-)(?: "((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)")?(?: .*)?$/;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const MAX_FAILED = 1000;

export default defineTool({
  slug: 'access-log-parser',
  name: 'Access Log Parser',
  category: 'developer',
  summary: 'Parses Apache and nginx access logs and summarises what is in them.',
  description:
    'Each line by itself: host ident user [day/Mon/year:time zone] "request" status bytes, and "referer" "agent". A - is absent. \\" and \\\\ in quoted parts are unescaped, and \\xHH bytes are taken as UTF-8. Method, path and protocol are given only where the request has that shape; further fields after the agent are ignored.',
  reference: 'NCSA Common and Combined Log Format; mod_log_config of Apache',
  keywords: ['apache log', 'nginx log', 'combined log', 'web server log', 'log analyzer'],

  inputs: z.strictObject({
    log: z.string().max(1_000_000).describe('Lines of an access log'),
    limit: z.int().min(1).max(10_000).default(1000).describe('How many entries are listed at most; all are counted'),
  }),
  result: z.strictObject({
    entries: z
      .array(
        z.strictObject({
          line: z.int().describe('Line of the log, counted from 1'),
          host: z.string().describe('Address of the client'),
          ident: z.string().optional().describe('Identity by RFC 1413, where known'),
          user: z.string().optional().describe('Name the client logged in with'),
          time: z.string().describe("Time in ISO 8601 with the log's offset"),
          method: z.string().optional().describe('HTTP method of the request'),
          path: z.string().optional().describe('Path that was asked for'),
          protocol: z.string().optional().describe('Protocol of the request'),
          request: z.string().describe('The whole request line'),
          status: z.int().describe('HTTP status of the answer'),
          bytes: z.int().optional().describe('Size of the answer in bytes'),
          referer: z.string().optional().describe('Page the request came from'),
          userAgent: z.string().optional().describe('Program that made the request'),
        }),
      )
      .describe('The entries in order, up to the limit'),
    parsed: z.int().describe('How many lines are entries'),
    failed: z.array(z.int()).describe('Lines that are not entries, blank ones left out; the first 1,000'),
    statusCounts: z.record(z.string(), z.int()).describe('Number of entries for each status'),
    totalBytes: z.int().describe('Bytes of all answers together'),
    hosts: z.int().describe('How many different hosts there are'),
  }),
  examples: [
    {
      inputs: { log: '127.0.0.1 - frank [10/Oct/2000:13:55:36 -0700] "GET /apache_pb.gif HTTP/1.0" 200 2326' },
      result: {
        entries: [
          {
            line: 1,
            host: '127.0.0.1',
            user: 'frank',
            time: '2000-10-10T13:55:36-07:00',
            method: 'GET',
            path: '/apache_pb.gif',
            protocol: 'HTTP/1.0',
            request: 'GET /apache_pb.gif HTTP/1.0',
            status: 200,
            bytes: 2326,
          },
        ],
        parsed: 1,
        failed: [],
        statusCounts: { '200': 1 },
        totalBytes: 2326,
        hosts: 1,
      },
    },
  ],
  run({ log, limit }) {
    const entries: Entry[] = [];
    const failed: number[] = [];
    const statuses = new Map<string, number>();
    const hosts = new Set<string>();
    let [parsed, totalBytes] = [0, 0];
    for (const [index, line] of linesOf(log).entries()) {
      const entry = readEntry(line, index + 1);
      if (!entry) {
        if (line.trim() !== '' && failed.length < MAX_FAILED) failed.push(index + 1);
        continue;
      }
      parsed++;
      totalBytes += entry.bytes ?? 0;
      hosts.add(entry.host);
      statuses.set(String(entry.status), (statuses.get(String(entry.status)) ?? 0) + 1);
      if (entries.length < limit) entries.push(entry);
    }
    return { entries, parsed, failed, statusCounts: Object.fromEntries(statuses), totalBytes, hosts: hosts.size };
  },
});
interface Entry {
  line: number;
  host: string;
  ident?: string;
  user?: string;
  time: string;
  method?: string;
  path?: string;
  protocol?: string;
  request: string;
  status: number;
  bytes?: number;
  referer?: string;
  userAgent?: string;
}

function readEntry(line: string, number: number): Entry | undefined {
  const found = ENTRY.exec(line);
  if (!found) return undefined;
  const [
    ,
    host = '',
    ident = '-',
    user = '-',
    day = '',
    monthName = '',
    year = '',
    clock = '',
    zone = '',
    zoneMinutes = '',
    quoted = '',
    status = '',
    bytes = '-',
    referer = '-',
    userAgent = '-',
  ] = found;
  const month = MONTHS.indexOf(monthName) + 1;
  const [hour = 0, minute = 0, second = 0] = clock.split(':').map(Number);
  if (month === 0 || Number(day) < 1 || Number(day) > daysInMonth(Number(year), month) || hour > 23 || minute > 59 || second > 60) return undefined;
  const request = unescaped(quoted);
  const [, method, path, protocol] = /^(\S+) (\S+) ([A-Z]+\/\d+(?:\.\d+)?)$/.exec(request) ?? [];
  return {
    line: number,
    host,
    ...(ident !== '-' && { ident }),
    ...(user !== '-' && { user }),
    time: `${year}-${String(month).padStart(2, '0')}-${day}T${clock}${zone}:${zoneMinutes}`,
    ...(method !== undefined && path !== undefined && protocol !== undefined && { method, path, protocol }),
    request,
    status: Number(status),
    ...(bytes !== '-' && { bytes: Number(bytes) }),
    ...(referer !== '-' && { referer: unescaped(referer) }),
    ...(userAgent !== '-' && { userAgent: unescaped(userAgent) }),
  };
}

const LETTERS: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', v: '\v', f: '\f' };

const unescaped = (text: string): string =>
  text.replaceAll(/((?:\\x[0-9A-Fa-f]{2})+)|\\(.)/g, (_, bytes: string | undefined, letter: string) =>
    bytes === undefined ? (LETTERS[letter] ?? letter) : looseUtf8(bytesOfHex(bytes.replaceAll('\\x', ''))),
  );
