import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { daysInMonth } from '../shared/dates/dates.ts';
import { withAnyNames } from '../shared/json/any-names.ts';
import { optionalField } from '../shared/json/optional-field.ts';
import { readStructuredData } from './lib/syslog-data.ts';

const FACILITIES =
  'kern user mail daemon auth syslog lpr news uucp cron authpriv ftp ntp audit alert clock local0 local1 local2 local3 local4 local5 local6 local7'.split(' ');
const SEVERITIES = 'emerg alert crit err warning notice info debug'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const MAX_PRIORITY = 191;
const HEADER = /^([1-9]\d{0,2}) (-|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)) ([!-~]{1,255}) ([!-~]{1,48}) ([!-~]{1,128}) ([!-~]{1,32}) /;
const OLD_HEADER = /^((Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ([ 0-3]?\d) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)) (\S+) /;
const TAG = /^([A-Za-z0-9._/-]{1,32})(?:\[([^\]\s]*)\])?: ?/;

export default defineTool({
  slug: 'syslog-parser',
  name: 'Syslog Parser',
  category: 'developer',
  summary: 'Parses syslog messages (RFC 5424 and RFC 3164) into facility, severity, time and other parts.',
  description:
    'RFC 5424 when the priority is followed by a version and a space, otherwise RFC 3164 with its tag and [pid]; the priority may be missing there, as in files. A - is absent. A priority above 191, or RFC 5424 that breaks its grammar, is refused.',
  reference: 'RFC 5424; RFC 3164 section 4.1',
  keywords: ['log parser', 'rsyslog', 'priority', 'facility', 'rfc5424'],

  inputs: z.strictObject({
    message: z.string().min(1).max(65_536).describe('One syslog message, of either format'),
    year: z.int().min(1970).max(9999).optional().describe('Year for RFC 3164 times, which have none'),
  }),
  result: z.strictObject({
    format: z.enum(['rfc5424', 'rfc3164']).describe('Which of the two formats the message has'),
    priority: z.int().optional().describe('Number in angle brackets, eight times the facility and the severity'),
    facility: z.int().optional().describe('Number of the facility, 0 to 23'),
    facilityName: z.string().optional().describe('Short name of the facility'),
    severity: z.int().optional().describe('Number of the severity, 0 to 7'),
    severityName: z.string().optional().describe('Short name of the severity'),
    version: z.int().optional().describe('Version of the RFC 5424 format'),
    timestamp: z.string().optional().describe('Time as written in RFC 5424; of RFC 3164 in ISO form, with year only'),
    time: z.string().optional().describe("RFC 3164's own text of the time"),
    hostname: z.string().optional().describe('Machine that sent the message'),
    appName: z.string().optional().describe('Program that wrote the message'),
    processId: z.string().optional().describe('Process that wrote the message'),
    messageId: z.string().optional().describe('Type of the message in RFC 5424'),
    structuredData: withAnyNames(z.unknown()).optional().describe('Ids and their parameters; of a repeated parameter an array'),
    message: z.string().describe('Text of the message, without the byte order mark in front'),
  }),
  headline: 'message',
  examples: [
    {
      inputs: { message: '<34>1 2003-10-11T22:14:15.003Z mymachine.example.com su - ID47 [x@1 a="b\\"c"] BOMless text' },
      result: {
        format: 'rfc5424',
        priority: 34,
        facility: 4,
        facilityName: 'auth',
        severity: 2,
        severityName: 'crit',
        version: 1,
        timestamp: '2003-10-11T22:14:15.003Z',
        hostname: 'mymachine.example.com',
        appName: 'su',
        messageId: 'ID47',
        structuredData: { 'x@1': { a: 'b"c' } },
        message: 'BOMless text',
      },
    },
    {
      inputs: { message: '<13>Feb  5 17:32:18 host app[123]: Use the BFG!', year: 2026 },
      result: {
        format: 'rfc3164',
        priority: 13,
        facility: 1,
        facilityName: 'user',
        severity: 5,
        severityName: 'notice',
        timestamp: '2026-02-05T17:32:18',
        time: 'Feb  5 17:32:18',
        hostname: 'host',
        appName: 'app',
        processId: '123',
        message: 'Use the BFG!',
      },
    },
  ],
  run({ message, year }) {
    const [whole = '', digits] = /^<(\d{1,3})>/.exec(message) ?? [];
    const priority = digits === undefined ? undefined : Number(digits);
    if (priority !== undefined && priority > MAX_PRIORITY) unprocessable(`The priority ${priority} is above ${MAX_PRIORITY}.`, 'message');
    const rest = message.slice(whole.length);
    const head =
      priority === undefined
        ? {}
        : {
            priority,
            facility: priority >> 3,
            facilityName: FACILITIES[priority >> 3] ?? '',
            severity: priority & 7,
            severityName: SEVERITIES[priority & 7] ?? '',
          };
    const isNew = priority !== undefined && /^[1-9]\d{0,2} /.test(rest);
    // RFC 5424 section 6.2.1: leading zeros must not be used.
    if (isNew && String(priority) !== digits) unprocessable(`The priority ${digits} begins with a 0.`, 'message');
    return isNew ? { format: 'rfc5424' as const, ...head, ...readNew(rest) } : { format: 'rfc3164' as const, ...head, ...readOld(rest, year) };
  },
});

const present = <Name extends string>(name: Name, value: string | undefined): { [key in Name]?: string } =>
  optionalField(name, value === '-' ? undefined : value);

function readNew(text: string) {
  const found = HEADER.exec(text);
  if (!found) return unprocessable('The header is not VERSION TIMESTAMP HOSTNAME APP-NAME PROCID MSGID of RFC 5424.', 'message');
  const [whole, version, timestamp = '-', hostname, appName, processId, messageId] = found;
  if (timestamp !== '-' && !isRealTime(timestamp)) unprocessable(`${timestamp} is not a real time.`, 'message');
  const { data, end } = readStructuredData(text, whole.length);
  if (end < text.length && text[end] !== ' ') unprocessable('A space must be between the structured data and the message.', 'message');
  const message = text.slice(end + 1).replace(/^\ufeff/, '');
  return {
    version: Number(version),
    ...present('timestamp', timestamp),
    ...present('hostname', hostname),
    ...present('appName', appName),
    ...present('processId', processId),
    ...present('messageId', messageId),
    ...(data && { structuredData: data }),
    message,
  };
}

function isRealTime(text: string): boolean {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.slice(0, 19).split(/[-T:]/).map(Number);
  const [, offsetHours = '0', offsetMinutes = '0'] = /[+-](\d\d):(\d\d)$/.exec(text) ?? [];
  return (
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month) &&
    hour < 24 &&
    minute < 60 &&
    second < 60 &&
    Number(offsetHours) < 24 &&
    Number(offsetMinutes) < 60
  );
}

function readOld(text: string, year: number | undefined) {
  const found = OLD_HEADER.exec(text);
  const rest = text.slice(found?.[0].length ?? 0);
  const [tag = '', appName, processId] = (found && TAG.exec(rest)) ?? [];
  const message = rest.slice(tag.length).replace(/^\ufeff/, '');
  if (!found) return { message };
  const [, time = '', monthName = '', day = '', hours, minutes, seconds, hostname] = found;
  const month = MONTHS.indexOf(monthName) + 1;
  const number = Number(day.trim());
  const isReal = year !== undefined && number >= 1 && number <= daysInMonth(year, month);
  const timestamp = isReal ? `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}T${hours}:${minutes}:${seconds}` : undefined;
  return {
    ...present('timestamp', timestamp),
    time,
    ...present('hostname', hostname),
    ...present('appName', appName),
    ...(processId !== undefined && { processId }),
    message,
  };
}
