import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './syslog-parser.ts';

// The examples of RFC 5424 section 6.5 and RFC 3164 section 5.4.
holdTo(tool, {
  answers: [
    [
      { message: "<34>1 2003-10-11T22:14:15.003Z mymachine.example.com su - ID47 - \ufeff'su root' failed for lonvick on /dev/pts/8" },
      { format: 'rfc5424', facilityName: 'auth', severityName: 'crit', messageId: 'ID47', message: "'su root' failed for lonvick on /dev/pts/8" },
    ],
    [
      { message: "<165>1 2003-08-24T05:14:15.000003-07:00 192.0.2.1 myproc 8710 - - %% It's time to make the do-nuts." },
      { facilityName: 'local4', severity: 5, processId: '8710', timestamp: '2003-08-24T05:14:15.000003-07:00' },
    ],
    [
      {
        message:
          '<165>1 2003-10-11T22:14:15.003Z mymachine.example.com evntslog - ID47 [exampleSDID@32473 iut="3" eventSource="Application" eventID="1011"][examplePriority@32473 class="high"]',
      },
      {
        structuredData: { 'exampleSDID@32473': { iut: '3', eventSource: 'Application', eventID: '1011' }, 'examplePriority@32473': { class: 'high' } },
        message: '',
      },
    ],
    [{ message: '<0>1 - - - - - [a x="1" x="\\]\\\\\\""]' }, { structuredData: { a: { x: ['1', ']\\"'] } }, facilityName: 'kern', severityName: 'emerg' }],
    [
      { message: "<34>Oct 11 22:14:15 mymachine su: 'su root' failed for lonvick on /dev/pts/8" },
      { format: 'rfc3164', hostname: 'mymachine', appName: 'su', time: 'Oct 11 22:14:15', message: "'su root' failed for lonvick on /dev/pts/8" },
    ],
    [{ message: 'Use the BFG!' }, { format: 'rfc3164', message: 'Use the BFG!' }],
    [
      { message: 'Feb  5 17:32:18 10.0.0.99 no tag here', year: 2026 },
      { timestamp: '2026-02-05T17:32:18', hostname: '10.0.0.99', message: 'no tag here' },
    ],
    [{ message: '<191>Dec 31 23:59:59 h a/b-c.d[x1]:y' }, { facilityName: 'local7', severityName: 'debug', appName: 'a/b-c.d', processId: 'x1', message: 'y' }],
  ],
  invalid: [
    [{ message: '' }, 'message'],
    [{ message: 'a', year: 1969 }, 'year'],
  ],
  unprocessable: [
    [{ message: '<192>Oct 11 22:14:15 h a: b' }, /191/],
    // RFC 5424 section 6.2.1: "leading "0"s MUST NOT be used"
    [{ message: '<034>1 - - - - - - x' }, /priority 034/],
    [{ message: '<00>1 - - - - - - x' }, /priority 00/],
    [{ message: '<34>1 2003-13-11T22:14:15.003Z h a - - -' }],
    [{ message: '<34>1 - h a -' }],
    [{ message: '<34>1 - h a - - x' }],
    [{ message: '<34>1 - h a - - [x y=z]' }],
    [{ message: '<34>1 - h a - - [x y="z"' }],
    [{ message: '<34>1 - h a - - -x' }],
  ],
});

it('leaves out what is not there', async () =>
  expect(await run(tool, { message: '<13>1 - - - - - -' })).toEqual({
    format: 'rfc5424',
    priority: 13,
    facility: 1,
    facilityName: 'user',
    severity: 5,
    severityName: 'notice',
    version: 1,
    message: '',
  }));
