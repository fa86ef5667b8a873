import { z } from 'zod';
import { convert, findPair, formula, parseDecimal } from '../../units/index.ts';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';

const description = [
  'The value is taken as the decimal it is written as; the result is the double nearest the exact one.',
  'Units match by code, then alias, then without regard to case where that names one unit: MB is the megabyte, Mb is refused.',
  'GET /api/v1/convert without parameters lists them. Feet, miles and acres are international, gallons and cups US, unless the code says otherwise.',
].join(' ');

export default defineTool({
  slug: 'unit-converter',
  name: 'Unit Converter',
  category: 'everyday',
  summary: 'Converts a value, or a list of values, between any two units of one kind.',
  description,
  reference: 'SI Brochure (BIPM), NIST SP 811, CODATA 2022',
  keywords: [
    'convert',
    'kg to lbs',
    'miles to km',
    'celsius to fahrenheit',
    'gallons to liters',
    'metric',
    'imperial',
    'measurement',
    'temperature converter',
    'length converter',
    'weight converter',
    'temperature',
    'kilos',
  ],
  inputs: z.strictObject({
    value: z.number().min(-1e300).max(1e300).optional().describe('The value to convert; 1 if neither this nor values is given'),
    values: z.array(z.number()).min(1).max(1000).optional().describe('Values to convert in one go, in place of value'),
    from: z.string().min(1).max(60).describe('Code or alias of the unit it is in, such as kg'),
    to: z.string().min(1).max(60).describe('Code or alias of the unit to convert to, such as lbs'),
  }),
  result: z.strictObject({
    value: z.number().optional().describe('The converted value; absent if a list of values was given'),
    values: z.array(z.number()).optional().describe('The converted values in the order given; absent if no list was given'),
    fromLabel: z.string().describe('Name of the unit converted from'),
    toLabel: z.string().describe('Name of the unit converted to'),
    category: z.string().describe('What the units measure'),
    formula: z.string().describe('What one unit becomes, to 12 significant digits'),
  }),
  main: { input: 'value' },
  examples: [
    {
      inputs: { value: 10, from: 'kg', to: 'lbs' },
      result: { value: 22.046226218487757, fromLabel: 'Kilograms', toLabel: 'Pounds', category: 'Weight', formula: '1 kg = 2.20462262185 lbs' },
    },
    {
      inputs: { values: [-40, 0, 100], from: 'celsius', to: 'fahrenheit' },
      result: { values: [-40, 32, 212], fromLabel: 'Celsius', toLabel: 'Fahrenheit', category: 'Temperature', formula: '1 celsius = 33.8 fahrenheit' },
    },
  ],
  run({ value, values, from, to }) {
    if (value !== undefined && values) invalid('values', 'must be left out if value is given');
    const pair = findPair(from, to);
    if ('problem' in pair) unprocessable(pair.message);
    const converted = (number: number, path: string): number => {
      const decimal = parseDecimal(String(number));
      if ('problem' in decimal) return unprocessable(decimal.message, path);
      const result = convert(decimal, pair.from, pair.to);
      return 'problem' in result ? unprocessable(result.message, path) : result.value;
    };
    return {
      ...(values ? { values: values.map((number, index) => converted(number, `values[${index}]`)) } : { value: converted(value ?? 1, 'value') }),
      fromLabel: pair.from.label,
      toLabel: pair.to.label,
      category: pair.from.category,
      formula: formula(pair.from, pair.to),
    };
  },
});
