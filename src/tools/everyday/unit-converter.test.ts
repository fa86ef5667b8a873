import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import unitConverter from './unit-converter.ts';

const value = async (inputs: Record<string, unknown>) => (await run(unitConverter, inputs)).value;

describe('unit-converter', () => {
  it('converts 1 when no value is given', async () => {
    expect(await run(unitConverter, { from: 'miles', to: 'Kilometers' })).toEqual({
      value: 1.609344,
      fromLabel: 'Miles',
      toLabel: 'Kilometers',
      category: 'Length',
      formula: '1 mi = 1.609344 km',
    });
  });

  it('takes the number as the decimal it is written as (Python fractions)', async () => {
    expect(await value({ value: 0.1, from: 'in', to: 'mm' })).toBe(2.54);
    expect(await value({ value: 1e21, from: 'm', to: 'km' })).toBe(1e18);
    expect(await value({ value: 5e-324, from: 'km', to: 'm' })).toBe(5e-321);
    expect(Object.is(await value({ value: -0, from: 'kg', to: 'g' }), 0)).toBe(true);
  });

  it('unknown and ambiguous units, and units of two categories: unprocessable, with the nearest codes', async () => {
    await expectUnprocessable(unitConverter, { from: 'kilogrm', to: 'lbs' }, /kg/);
    await expectUnprocessable(unitConverter, { from: 'kg', to: 'km' }, /Weight.*Length/);
    await expectUnprocessable(unitConverter, { from: 'Mb', to: 'kb' }, /mbit or mb/);
  });

  it('no value and out of range: unprocessable', async () => {
    await expectUnprocessable(unitConverter, { value: 0, from: 'mpg', to: 'l/100km' }, /reciprocal/);
    await expectUnprocessable(unitConverter, { value: 1e300, from: 'km', to: 'nm' }, /larger than a double/);
  });

  it('converts a list of values, in its order (Python fractions)', async () => {
    const answer = await run(unitConverter, { values: [0.1, -0, 1, 0.1, 1e21], from: 'in', to: 'mm' });
    expect(answer).toMatchObject({ values: [2.54, 0, 25.4, 2.54, 2.54e22], category: 'Length', formula: '1 in = 25.4 mm' });
    expect(answer).not.toHaveProperty('value');
    expect((await run(unitConverter, { values: Array(1000).fill(2), from: 'kg', to: 'g' })).values).toEqual(Array(1000).fill(2000));
    await expectUnprocessable(unitConverter, { values: [1, 0], from: 'mpg', to: 'l/100km' }, /reciprocal/);
    expect(await value({ value: -500, from: 'celsius', to: 'fahrenheit' })).toBe(-868);
  });

  it('one value or a list, not both, and within bounds', async () => {
    await expectInvalid(unitConverter, { value: 1, values: [1], from: 'kg', to: 'lbs' }, 'values');
    await expectInvalid(unitConverter, { values: [], from: 'kg', to: 'lbs' }, 'values');
    await expectInvalid(unitConverter, { values: Array(1001).fill(1), from: 'kg', to: 'lbs' }, 'values');
    await expectInvalid(unitConverter, { value: 1.1e300, from: 'kg', to: 'lbs' }, 'value');
    expect((await run(unitConverter, { value: -1e300, from: 'm', to: 'm' })).value).toBe(-1e300);
  });

  it('inputs of the wrong shape', async () => {
    await expectInvalid(unitConverter, { value: '10', from: 'kg', to: 'lbs' }, 'value');
    await expectInvalid(unitConverter, { from: '', to: 'lbs' }, 'from');
    await expectInvalid(unitConverter, { from: 'kg', to: 'k'.repeat(61) }, 'to');
    await expectInvalid(unitConverter, { from: 'kg' }, 'to');
    await expectInvalid(unitConverter, { from: 'kg', to: 'lbs', digits: 3 }, 'digits');
  });
});
