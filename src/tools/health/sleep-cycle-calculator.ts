import { z } from 'zod';
import { defineTool } from '../define.ts';

const CYCLES = [6, 5, 4, 3];
const MINUTES_OF_DAY = 1440;

export default defineTool({
  slug: 'sleep-cycle-calculator',
  name: 'Sleep Cycle Calculator',
  category: 'health',
  summary: 'Finds bedtimes for a wake-up time, or wake-up times for a bedtime, in whole sleep cycles.',
  description: 'A cycle takes about 90 minutes, from 70 to 120 by person and night. Times are those of a 24-hour clock; a change of the clock is not counted.',
  reference: 'Time to wake up = bedtime + minutes to fall asleep + cycles·minutes of a cycle; 90 minutes after Dement and Kleitman 1957',
  keywords: ['when to go to bed', 'alarm', 'rem', 'nap', 'rest', 'sleep time', 'wake up tired', 'insomnia'],
  inputs: z.strictObject({
    mode: z
      .enum(['wake-at', 'bed-at'])
      .default('wake-at')
      .describe('What time is: wake-at gives bedtimes for waking up then, bed-at wake-up times for going to bed then'),
    time: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time of day HH:MM, from 00:00 to 23:59' })
      .describe('Time of waking up or of going to bed, HH:MM'),
    fallAsleepMinutes: z.int().min(0).max(120).default(15).describe('Minutes it takes to fall asleep'),
    cycleMinutes: z.int().min(60).max(120).default(90).describe('Minutes of one sleep cycle'),
  }),
  result: z.strictObject({
    options: z
      .array(
        z.strictObject({
          cycles: z.int().describe('Number of whole sleep cycles'),
          time: z.string().describe('The bedtime or wake-up time, HH:MM'),
          sleepMinutes: z.int().describe('Minutes asleep, without falling asleep'),
        }),
      )
      .describe('The times for 6, 5, 4 and 3 cycles'),
  }),
  examples: [
    {
      inputs: { time: '07:00' },
      result: {
        options: [
          { cycles: 6, time: '21:45', sleepMinutes: 540 },
          { cycles: 5, time: '23:15', sleepMinutes: 450 },
          { cycles: 4, time: '00:45', sleepMinutes: 360 },
          { cycles: 3, time: '02:15', sleepMinutes: 270 },
        ],
      },
    },
    {
      inputs: { mode: 'bed-at', time: '22:30' },
      result: {
        options: [
          { cycles: 6, time: '07:45', sleepMinutes: 540 },
          { cycles: 5, time: '06:15', sleepMinutes: 450 },
          { cycles: 4, time: '04:45', sleepMinutes: 360 },
          { cycles: 3, time: '03:15', sleepMinutes: 270 },
        ],
      },
    },
  ],
  run({ mode, time, fallAsleepMinutes, cycleMinutes }) {
    const start = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const options = CYCLES.map((cycles) => {
      const sleepMinutes = cycles * cycleMinutes;
      const away = (sleepMinutes + fallAsleepMinutes) * (mode === 'wake-at' ? -1 : 1);
      // 840 minutes at most, so a day more is enough to stay above 0.
      return { cycles, time: clock((start + away + MINUTES_OF_DAY) % MINUTES_OF_DAY), sleepMinutes };
    });
    return { options };
  },
});

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
