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
    await expectUnprocessable(unitConverter, { value: 1.7976931348623157e308, from: 'km', to: 'm' }, /larger than a double/);
  });

  it('inputs of the wrong shape', async () => {
    await expectInvalid(unitConverter, { value: '10', from: 'kg', to: 'lbs' }, 'value');
    await expectInvalid(unitConverter, { from: '', to: 'lbs' }, 'from');
    await expectInvalid(unitConverter, { from: 'kg', to: 'k'.repeat(61) }, 'to');
    await expectInvalid(unitConverter, { from: 'kg' }, 'to');
    await expectInvalid(unitConverter, { from: 'kg', to: 'lbs', digits: 3 }, 'digits');
  });
});
