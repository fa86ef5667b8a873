import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './phone-number-extractor.ts';

const found = (result: Record<string, any>) => result.numbers.map(({ e164 }: { e164: string }) => e164);

describe('phone-number-extractor', () => {
  it('empty text', async () => {
    expect(await run(tool, { text: '' })).toEqual({ numbers: [], count: 0 });
  });

  it('without a country only numbers with +', async () => {
    expect(found(await run(tool, { text: '030 901820 and +49 30 901820' }))).toEqual(['+4930901820']);
  });

  it('national forms of the country (example numbers of ITU and the national plans)', async () => {
    expect(found(await run(tool, { text: 'Tel. 030/901820, 020 7946 0958', country: 'DE' }))).toContain('+4930901820');
    expect(found(await run(tool, { text: '01 42 68 53 00', country: 'fr' }))).toEqual(['+33142685300']);
  });

  it.each([
    ['(650) 253-0000, 650.253.0000', ['(650) 253-0000', '650.253.0000']],
    ['650 253 0000,650 253 0001', ['650 253 0000', '650 253 0001']],
    ['+1 650 253 0000 ; (213) 373-4253; 213.373.4253, 650-253-0000', ['+1 650 253 0000', '(213) 373-4253', '213.373.4253', '650-253-0000']],
    ['(650) 253-0000, 123 and 650 253 0001', ['(650) 253-0000, 123', '650 253 0001']],
    ['650 253 0000 ext. 650, 650 253 0001', ['650 253 0000 ext. 650', '650 253 0001']],
  ])('a comma or semicolon separates numbers, or introduces an extension: %s', async (text, expected) => {
    const { numbers } = await run(tool, { text, country: 'US' });
    expect(numbers.map((number: { found: string }) => number.found)).toEqual(expected);
  });

  it('digits of the next number are not an extension', async () => {
    const { numbers } = await run(tool, { text: '(650) 253-0000, 213.373.4253', country: 'US' });
    expect(numbers).toEqual([
      { found: '(650) 253-0000', e164: '+16502530000', country: 'US', national: '(650) 253-0000', international: '+1 650 253 0000' },
      { found: '213.373.4253', e164: '+12133734253', country: 'US', national: '(213) 373-4253', international: '+1 213 373 4253' },
    ]);
  });

  it('numbers of no country', async () => {
    const { numbers } = await run(tool, { text: '+800 1234 5678' });
    expect(numbers).toHaveLength(1);
    expect(numbers[0]).not.toHaveProperty('country');
  });

  it('numbers that are not valid are left out', async () => {
    expect(found(await run(tool, { text: '+1 111 111 1111, +999 12345678' }))).toEqual([]);
  });

  it('refuses unknown countries', async () => {
    await expectInvalid(tool, { text: '', country: 'ZZ' }, 'country');
    await expectInvalid(tool, { text: '', country: 'USA' }, 'country');
  });
});
