import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './cron-expression-parser.ts';

const range = (low: number, high: number, step = 1) => Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step);
const values = (...lists: number[][]) => ({ valid: true, fields: lists.map((list) => ({ values: list })) });
const ALL = [range(0, 59), range(0, 23), range(1, 31), range(1, 12), range(0, 6)] as const;

// Fields from crontab(5) and the table of macros there.
holdTo(tool, {
  answers: [
    [{ expression: '* * * * *' }, { ...values(...ALL), description: 'Every minute' }],
    [{ expression: '0 22 * * 1-5' }, { ...values([0], [22], ALL[2], ALL[3], range(1, 5)), description: 'At 22:00, Monday through Friday' }],
    [{ expression: '23 0-20/2 * * *' }, values([23], range(0, 20, 2), ALL[2], ALL[3], ALL[4])],
    [{ expression: '5 4 * * sun' }, { ...values([5], [4], ALL[2], ALL[3], [0]), description: 'At 04:05, only on Sunday' }],
    [{ expression: '0 0 * * 7' }, values([0], [0], ALL[2], ALL[3], [0])],
    [{ expression: '0 0 * * 5-7' }, values([0], [0], ALL[2], ALL[3], [0, 5, 6])],
    [{ expression: '10/15 * * jan,DEC *' }, values(range(10, 59, 15), ALL[1], ALL[2], [1, 12], ALL[4])],
    [{ expression: '*/100 * * * *' }, values([0], ALL[1], ALL[2], ALL[3], ALL[4])],
    [{ expression: '30 0 12 ? * MON' }, values([30], [0], [12], ALL[2], ALL[3], [1])],
    [{ expression: '\t0  0 L * *' }, { valid: true, fields: [{}, {}, { name: 'dayOfMonth', values: [], special: ['L'] }, {}, {}] }],
    [{ expression: '0 0 1,l * friL,2#3,7#1' }, { fields: [{}, {}, { values: [1], special: ['L'] }, {}, { values: [], special: ['5L', '2#3', '0#1'] }] }],
    [{ expression: '@hourly' }, { ...values([0], ALL[1], ALL[2], ALL[3], ALL[4]), fields: [{ text: '0' }, { text: '*' }, {}, {}, {}] }],
    [{ expression: '@yearly' }, values([0], [0], [1], [1], ALL[4])],
  ],
  invalid: [
    [{ expression: '' }, 'expression'],
    [{ expression: '*'.repeat(501) }, 'expression'],
  ],
});

it.each([
  '* * * *',
  '* * * * * * *',
  '60 * * * *',
  '* 24 * * *',
  '* * 0 * *',
  '* * 32 * *',
  '* * * 13 *',
  '* * * 0 *',
  '* * * * 8',
  '5-1 * * * *',
  '*/0 * * * *',
  '1- * * * *',
  ',1 * * * *',
  '1,,2 * * * *',
  '? * * * *',
  '* ? * * *',
  '* * * JANU *',
  'MON * * * *',
  '* * * * 1#6',
  '* * * * 1#0',
  '* * * * L',
  '* * 5L * *',
  '* * L/2 * *',
  '@reboot',
  '@',
  '-1 * * * *',
  '1.5 * * * *',
  '* * * * SAT-SUN',
  '1/ * * * *',
])('says why %j is malformed', async (expression) => expect(await run(tool, { expression })).toEqual({ valid: false, reason: expect.stringMatching(/\S/) }));
