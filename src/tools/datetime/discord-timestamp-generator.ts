import { z } from 'zod';
import { defineTool } from '../define.ts';
import { floorDivide, momentText, SECOND, zonedOrNow, zoneOf, zoneText } from './lib/moments.ts';

const STYLES = [
  ['t', 'Short time, such as 16:20'],
  ['T', 'Long time, such as 16:20:30'],
  ['d', 'Short date, such as 20/04/2021'],
  ['D', 'Long date, such as 20 April 2021'],
  ['f', 'Short date and time, such as 20 April 2021 16:20 (what Discord shows without a style)'],
  ['F', 'Long date and time, such as Tuesday, 20 April 2021 16:20'],
  ['R', 'Relative time, such as 2 months ago'],
] as const;

export default defineTool({
  slug: 'discord-timestamp-generator',
  name: 'Discord Timestamp Generator',
  category: 'datetime',
  summary: 'Generates Discord markup for a moment, which every reader sees in their own time zone.',
  reference: "Discord's message formatting reference: <t:seconds:style>",
  keywords: ['discord time', 'hammertime', 'timestamp code', 'event time', 'discord markdown', 'discord date format'],
  inputs: z.strictObject({
    date: momentText.optional().describe('Date, local time or instant to show; now if omitted'),
    timeZone: zoneText.default('UTC').describe('Time zone of a date or local time'),
  }),
  result: z.strictObject({
    unixSeconds: z.int().describe('Unix timestamp in seconds, rounded down'),
    short: z.string().describe('Markup without a style, <t:n>'),
    formats: z
      .array(
        z.strictObject({
          style: z.string().describe('Letter of the style'),
          markup: z.string().describe('Text to paste into a message'),
          description: z.string().describe('What readers will see'),
        }),
      )
      .describe('Markup of every style: t, T, d, D, f, F, R'),
  }),
  headline: 'short',
  examples: [
    {
      inputs: {
        date: '2024-03-05T15:00',
        timeZone: 'America/New_York',
      },
      result: {
        unixSeconds: 1709668800,
        short: '<t:1709668800>',
        formats: [
          {
            style: 't',
            markup: '<t:1709668800:t>',
            description: 'Short time, such as 16:20',
          },
          {
            style: 'T',
            markup: '<t:1709668800:T>',
            description: 'Long time, such as 16:20:30',
          },
          {
            style: 'd',
            markup: '<t:1709668800:d>',
            description: 'Short date, such as 20/04/2021',
          },
          {
            style: 'D',
            markup: '<t:1709668800:D>',
            description: 'Long date, such as 20 April 2021',
          },
          {
            style: 'f',
            markup: '<t:1709668800:f>',
            description: 'Short date and time, such as 20 April 2021 16:20 (what Discord shows without a style)',
          },
          {
            style: 'F',
            markup: '<t:1709668800:F>',
            description: 'Long date and time, such as Tuesday, 20 April 2021 16:20',
          },
          {
            style: 'R',
            markup: '<t:1709668800:R>',
            description: 'Relative time, such as 2 months ago',
          },
        ],
      },
    },
    {
      inputs: {
        date: '1969-12-31T23:59:59Z',
      },
      result: {
        unixSeconds: -1,
        short: '<t:-1>',
        formats: [
          {
            style: 't',
            markup: '<t:-1:t>',
            description: 'Short time, such as 16:20',
          },
          {
            style: 'T',
            markup: '<t:-1:T>',
            description: 'Long time, such as 16:20:30',
          },
          {
            style: 'd',
            markup: '<t:-1:d>',
            description: 'Short date, such as 20/04/2021',
          },
          {
            style: 'D',
            markup: '<t:-1:D>',
            description: 'Long date, such as 20 April 2021',
          },
          {
            style: 'f',
            markup: '<t:-1:f>',
            description: 'Short date and time, such as 20 April 2021 16:20 (what Discord shows without a style)',
          },
          {
            style: 'F',
            markup: '<t:-1:F>',
            description: 'Long date and time, such as Tuesday, 20 April 2021 16:20',
          },
          {
            style: 'R',
            markup: '<t:-1:R>',
            description: 'Relative time, such as 2 months ago',
          },
        ],
      },
    },
  ],
  run({ date, timeZone }) {
    const instant = zonedOrNow(date, zoneOf(timeZone)).toInstant();
    const unixSeconds = Number(floorDivide(instant.epochNanoseconds, SECOND));
    return {
      unixSeconds,
      short: `<t:${unixSeconds}>`,
      formats: STYLES.map(([style, description]) => ({ style, markup: `<t:${unixSeconds}:${style}>`, description })),
    };
  },
});
