import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { exactly } from './lib/choice.ts';
import { nearest, settled } from './lib/pieces.ts';

/** 25 °F apart, from 225 °F. */
const GAS_MARKS = ['1/4', '1/2', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const FIRST_MARK = 225;
const MARK_STEP = 25;
const FAN_DIFFERENCE = 20;

/** Each below its temperature in °F. */
const NAMES = [
  ['very cool', 275],
  ['cool', 325],
  ['moderate', 375],
  ['moderately hot', 400],
  ['hot', 450],
] as const;

function fahrenheitOfMark(mark: string): D {
  const index = GAS_MARKS.indexOf(mark.trim());
  if (index < 0) unprocessable(`${mark} is not a gas mark: they are 1/4, 1/2 and 1 to 10.`, 'gasMark');
  return new D(FIRST_MARK + MARK_STEP * index);
}

export default defineTool({
  slug: 'oven-temperature-converter',
  name: 'Oven Temperature Converter',
  category: 'everyday',
  summary: 'Converts oven temperatures between Celsius, Fahrenheit, gas mark and fan oven.',
  description: 'Give one of the three. A fan oven is set 20 °C lower than a conventional one; gas marks are 25 °F apart, with mark 1 at 275 °F.',
  reference: '°F = °C·9/5 + 32; gas mark n = 250 + 25n °F',
  keywords: ['baking', 'convection', 'gas mark to celsius', 'fahrenheit to celsius oven', 'regulo', 'cooking', 'degrees'],
  inputs: z.strictObject({
    celsius: z.number().min(40).max(350).optional().describe('Temperature of a conventional oven in °C'),
    fahrenheit: z.number().min(100).max(650).optional().describe('Temperature of a conventional oven in °F'),
    gasMark: z
      .string()
      .min(1)
      .max(4)
      .optional()
      .describe('Gas mark of a British oven: 1/4, 1/2 or 1 to 10')
      .meta({ examples: ['1/4', '1/2', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] }),
  }),
  result: z.strictObject({
    celsius: z.number().describe('Temperature of a conventional oven in °C'),
    fahrenheit: z.number().describe('Temperature of a conventional oven in °F'),
    fanCelsius: z.number().describe('What to set a fan oven to in °C, 20 less'),
    gasMark: z.string().optional().describe('The nearest gas mark; absent below 212.5 °F and from 512.5 °F, where there is none'),
    description: z.string().describe('What recipes call such an oven: very cool, cool, moderate, moderately hot, hot or very hot'),
  }),
  examples: [
    { inputs: { celsius: 180 }, result: { celsius: 180, fahrenheit: 356, fanCelsius: 160, gasMark: '4', description: 'moderate' } },
    {
      inputs: { gasMark: '6' },
      result: { celsius: 204.44444444444446, fahrenheit: 400, fanCelsius: 184.44444444444446, gasMark: '6', description: 'hot' },
    },
  ],
  run(inputs) {
    exactly(1, inputs, ['celsius', 'fahrenheit', 'gasMark']);
    const { celsius: given, gasMark: mark } = inputs;
    const fahrenheit =
      given !== undefined ? new D(given).times(9).div(5).plus(32) : mark !== undefined ? fahrenheitOfMark(mark) : new D(inputs.fahrenheit ?? 0);
    const celsius = given === undefined ? fahrenheit.minus(32).times(5).div(9) : new D(given);
    const gasMark = GAS_MARKS[nearest(fahrenheit.minus(FIRST_MARK).div(MARK_STEP)).toNumber()];
    return {
      celsius: ratio(celsius),
      fahrenheit: ratio(fahrenheit),
      fanCelsius: ratio(celsius.minus(FAN_DIFFERENCE)),
      ...(gasMark !== undefined && { gasMark }),
      description: NAMES.find(([, below]) => settled(fahrenheit).lt(below))?.[0] ?? 'very hot',
    };
  },
});
