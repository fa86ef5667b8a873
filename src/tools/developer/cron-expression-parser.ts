import { z } from 'zod';
import { defineTool } from '../define.ts';
import { describeCron, readCron } from './lib/cron.ts';

export default defineTool({
  slug: 'cron-expression-parser',
  name: 'Cron Expression Parser',
  category: 'developer',
  summary: 'Checks a cron expression, explains it in English and lists what each field means.',
  description:
    'Five fields (minute, hour, day of month, month, day of week), or six with seconds in front; names in any case; *, n, a-b and /step in lists; ? in the day fields is *; L, nL and n#k; @yearly, @annually, @monthly, @weekly, @daily, @midnight and @hourly. A day matches when both day fields do, but when neither begins with * or ?, either is enough.',
  reference: 'crontab(5) with seconds, L and #; descriptions by cronstrue 3',
  keywords: ['crontab', 'cronjob', 'schedule', 'crontab guru', 'explain cron'],

  inputs: z.strictObject({ expression: z.string().min(1).max(500).describe('Cron expression of five or six fields, or a macro such as @daily') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the input follows the rules'),
    description: z.string().optional().describe('When it runs, in English on a 24-hour clock'),
    fields: z
      .array(
        z.strictObject({
          name: z.enum(['second', 'minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek']).describe('Name of the cron field'),
          text: z.string().describe('The field as written'),
          values: z.array(z.int()).describe('Values it matches, ascending; Sunday is 0'),
          special: z.array(z.string()).describe('Items of the form L, nL and n#k in order, weekdays as numbers'),
        }),
      )
      .optional()
      .describe('The fields in order, of a macro those it is short for; only when valid'),
    reason: z.string().optional().describe('Why it is not valid, in words'),
  }),
  headline: 'description',
  beside: [
    {
      title: 'Next runs',
      tool: 'cron-next-runs-calculator',
      from: { expression: { input: 'expression' }, count: { value: 5 }, timeZone: { zone: true } },
      show: 'runs',
    },
  ],
  presets: {
    'Every 5 minutes': { expression: '*/5 * * * *' },
    'Every hour': { expression: '0 * * * *' },
    'Every day at 9': { expression: '0 9 * * *' },
    'Weekdays at 9': { expression: '0 9 * * MON-FRI' },
    'Every Sunday': { expression: '0 0 * * SUN' },
    'First of the month': { expression: '0 0 1 * *' },
    'Every year': { expression: '0 0 1 1 *' },
  },
  examples: [
    {
      inputs: { expression: '*/20 9-17 * * MON-FRI' },
      result: {
        valid: true,
        description: 'Every 20 minutes, between 09:00 and 17:59, Monday through Friday',
        fields: [
          { name: 'minute', text: '*/20', values: [0, 20, 40], special: [] },
          { name: 'hour', text: '9-17', values: [9, 10, 11, 12, 13, 14, 15, 16, 17], special: [] },
          {
            name: 'dayOfMonth',
            text: '*',
            values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31],
            special: [],
          },
          { name: 'month', text: '*', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], special: [] },
          { name: 'dayOfWeek', text: 'MON-FRI', values: [1, 2, 3, 4, 5], special: [] },
        ],
      },
    },
    { inputs: { expression: '61 * * * *' }, result: { valid: false, reason: '"61" in the minute field is outside 0 to 59.' } },
  ],
  async run({ expression }) {
    const cron = readCron(expression);
    return 'reason' in cron ? { valid: false, reason: cron.reason } : { valid: true, description: await describeCron(cron), fields: cron.fields };
  },
});
