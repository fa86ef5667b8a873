import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { PI } from '../shared/numbers/precise.ts';

const MM_PER_INCH = new D('25.4');
const teeth = z.int().min(1).max(200);

export default defineTool({
  slug: 'bike-gear-calculator',
  name: 'Bike Gear Calculator',
  category: 'everyday',
  summary: 'Calculates the gear ratio, gear inches, development and speed of bicycle gears.',
  description: 'Every chainring with every cog, in the order given. Gear inches are the diameter of a wheel that the cranks would turn directly.',
  reference: 'ratio = chainring / cog; gain ratio (Sheldon Brown) = wheel radius / crank·ratio',
  keywords: ['cycling', 'cassette', 'chainring', 'sprocket', 'cadence', 'gear table', 'gain ratio', 'rollout'],
  inputs: z.strictObject({
    chainrings: z.array(teeth.describe('Number of teeth of a chainring')).min(1).max(5).describe('Teeth of the chainrings at the cranks'),
    cogs: z.array(teeth.describe('Number of teeth of a cog')).min(1).max(15).describe('Teeth of the cogs at the rear wheel'),
    wheelCircumferenceMm: z.number().min(100).max(10_000).default(2096).describe('Circumference of the rear wheel in mm; 2096 is that of 700x25C'),
    cadenceRpm: z.number().min(0).max(300).default(90).describe('Turns of the cranks in a minute, for the speed'),
    crankMm: z.number().min(50).max(300).default(172.5).describe('Length of the cranks in mm, for the gain ratio'),
  }),
  result: z.strictObject({
    gears: z
      .array(
        z.strictObject({
          chainring: z.int().describe('Teeth of the chainring'),
          cog: z.int().describe('Teeth of the cog'),
          ratio: z.number().describe('Turns of the wheel for one of the cranks'),
          gearInches: z.number().describe('Gear ratio times the wheel diameter in inches'),
          developmentM: z.number().describe('Distance in metres for one turn of the cranks'),
          speedKmh: z.number().describe('Speed in km/h at the cadence given'),
          gainRatio: z.number().describe('Distance the bike goes for that of the pedals'),
        }),
      )
      .describe('The gears, all cogs of the first chainring first'),
  }),
  examples: [
    {
      inputs: { chainrings: [50], cogs: [11, 28] },
      result: {
        gears: [
          {
            chainring: 50,
            cog: 11,
            ratio: 4.545454545454546,
            gearInches: 119.39468887638247,
            developmentM: 9.527272727272727,
            speedKmh: 51.447272727272725,
            gainRatio: 8.790217673797434,
          },
          {
            chainring: 50,
            cog: 28,
            ratio: 1.7857142857142858,
            gearInches: 46.905056344293115,
            developmentM: 3.742857142857143,
            speedKmh: 20.21142857142857,
            gainRatio: 3.4532998004204205,
          },
        ],
      },
    },
    {
      inputs: { chainrings: [32], cogs: [32], wheelCircumferenceMm: 2288, cadenceRpm: 80, crankMm: 175 },
      result: {
        gears: [{ chainring: 32, cog: 32, ratio: 1, gearInches: 28.672953527106813, developmentM: 2.288, speedKmh: 10.9824, gainRatio: 2.080837198824323 }],
      },
    },
  ],
  run({ chainrings, cogs, wheelCircumferenceMm, cadenceRpm, crankMm }) {
    const circumference = new D(wheelCircumferenceMm);
    const diameter = circumference.div(PI);
    /** Of a gear of 1:1. */
    const direct = {
      gearInches: diameter.div(MM_PER_INCH),
      developmentM: circumference.div(1000),
      speedKmh: circumference.times(cadenceRpm).times(60).div(1_000_000),
      gainRatio: diameter.div(2).div(crankMm),
    };
    const gearOf = (chainring: number, cog: number) => {
      const geared = (value: D) => ratio(value.times(chainring).div(cog));
      return {
        chainring,
        cog,
        ratio: chainring / cog,
        gearInches: geared(direct.gearInches),
        developmentM: geared(direct.developmentM),
        speedKmh: geared(direct.speedKmh),
        gainRatio: geared(direct.gainRatio),
      };
    };
    return { gears: chainrings.flatMap((chainring) => cogs.map((cog) => gearOf(chainring, cog))) };
  },
});
