import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { exactly } from './lib/choice.ts';
import { M2_PER_SQ_FT } from './lib/measures.ts';
import { settled } from './lib/pieces.ts';

/** Cooling in BTU/h for rooms of up to so many square feet. */
const TABLE = [
  [150, 5000],
  [250, 6000],
  [300, 7000],
  [350, 8000],
  [400, 9000],
  [450, 10_000],
  [550, 12_000],
  [700, 14_000],
  [1000, 18_000],
  [1200, 21_000],
  [1400, 23_000],
  [1500, 24_000],
  [2000, 30_000],
  [2500, 34_000],
] as const;

const SUN_PERCENT = { normal: 100, sunny: 110, shaded: 90 };
const PEOPLE_INCLUDED = 2;
const BTU_PER_PERSON = 600;
const BTU_FOR_KITCHEN = 4000;
const BTU_PER_TON = 12_000;
const WATTS_PER_BTU = new D('0.29307107017222');

export default defineTool({
  slug: 'air-conditioner-btu-calculator',
  name: 'Air Conditioner BTU Calculator',
  category: 'everyday',
  summary: 'Calculates the cooling power for a room by the ENERGY STAR table.',
  description:
    'The table is for two people and ordinary sun: 10 percent more for a sunny room, 10 percent less for a shaded one, 600 BTU/h for each further person, 4000 for a kitchen.',
  reference: 'ENERGY STAR, Room Air Conditioners: properly sized room',
  keywords: ['ac size', 'air conditioning', 'room size', 'hvac', 'window unit', 'tons'],
  inputs: z.strictObject({
    areaM2: z.number().min(1).max(232).optional().describe('Floor area of the room in m²; or give areaSqFt'),
    areaSqFt: z.number().min(10).max(2500).optional().describe('Floor area of the room in square feet; or give areaM2'),
    people: z.int().min(0).max(1000).default(2).describe('Number of people usually in the room'),
    sun: z
      .enum(['normal', 'sunny', 'shaded'])
      .default('normal')
      .describe('How much sun the room gets: normal, sunny (10 percent more) or shaded (10 percent less)'),
    kitchen: z.boolean().default(false).describe('Whether the room is a kitchen'),
  }),
  result: z.strictObject({
    baseBtu: z.int().describe('Cooling power of the table in BTU/h, by area alone'),
    btu: z.number().describe('Cooling power to look for in BTU/h'),
    watts: z.number().describe('Cooling power in watts of heat, not of electricity'),
    tons: z.number().describe('Cooling power in tons of refrigeration of 12,000 BTU/h'),
  }),
  headline: 'btu',
  examples: [
    { inputs: { areaSqFt: 320, people: 3, sun: 'sunny' }, result: { baseBtu: 8000, btu: 9400, watts: 2754.868059618868, tons: 0.7833333333333333 } },
    { inputs: { areaM2: 25, kitchen: true }, result: { baseBtu: 7000, btu: 11_000, watts: 3223.78177189442, tons: 0.9166666666666666 } },
  ],
  run(inputs) {
    exactly(1, inputs, ['areaM2', 'areaSqFt']);
    const area = settled(inputs.areaSqFt === undefined ? new D(inputs.areaM2 ?? 0).div(M2_PER_SQ_FT) : new D(inputs.areaSqFt));
    const [, base] = TABLE.find(([upTo]) => area.lte(upTo)) ?? unprocessable('The table ends at 2500 square feet.');
    const btu = new D(base)
      .times(SUN_PERCENT[inputs.sun])
      .div(100)
      .plus(Math.max(0, inputs.people - PEOPLE_INCLUDED) * BTU_PER_PERSON)
      .plus(inputs.kitchen ? BTU_FOR_KITCHEN : 0);
    return { baseBtu: base, btu: ratio(btu), watts: ratio(btu.times(WATTS_PER_BTU)), tons: ratio(btu.div(BTU_PER_TON)) };
  },
});
