import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './cron-expression-generator.ts';
import parser from './cron-expression-parser.ts';

// The forms are those of crontab(5).
holdTo(tool, {
  answers: [
    [{ every: 'minute' }, { expression: '* * * * *', description: 'Every minute' }],
    [{ every: 'minute', interval: 59 }, { expression: '*/59 * * * *' }],
    [{ every: 'hour', minute: 5, interval: 23 }, { expression: '5 */23 * * *' }],
    [
      { every: 'day', hour: 23, minute: 59 },
      { expression: '59 23 * * *', description: 'At 23:59' },
    ],
    [{ every: 'day', interval: 31 }, { expression: '0 0 */31 * *' }],
    [{ every: 'week' }, { expression: '0 0 * * 1' }],
    [{ every: 'week', daysOfWeek: [6, 0, 6, 3] }, { expression: '0 0 * * 0,3,6' }],
    [{ every: 'month', dayOfMonth: 31, interval: 3, hour: 6 }, { expression: '0 6 31 */3 *' }],
    [{ every: 'year', month: 2, dayOfMonth: 29 }, { expression: '0 0 29 2 *' }],
    [{ every: 'year' }, { expression: '0 0 1 1 *' }],
  ],
  invalid: [
    [{ every: 'hour', interval: 24 }, 'interval'],
    [{ every: 'month', interval: 13 }, 'interval'],
    [{ every: 'day', interval: 32 }, 'interval'],
    [{ every: 'week', interval: 2 }, 'interval'],
    [{ every: 'year', interval: 2 }, 'interval'],
    [{ every: 'year', month: 2, dayOfMonth: 30 }, 'dayOfMonth'],
    [{ every: 'year', month: 4, dayOfMonth: 31 }, 'dayOfMonth'],
    [{ every: 'week', daysOfWeek: [] }, 'daysOfWeek'],
    [{ every: 'week', daysOfWeek: [7] }, 'daysOfWeek[0]'],
    [{ every: 'second' }, 'every'],
  ],
});

it('writes expressions that the parser takes', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('minute', 'hour', 'day', 'month'),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 23 }),
      async (every, interval, hour) => {
        const { expression } = await run(tool, { every, interval, hour });
        expect((await run(parser, { expression })).valid).toBe(true);
      },
    ),
  ));
