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

  // Numbers that Google's libphonenumber gives for the first numbers of each alone; the cards are test numbers of payment gateways.
  it.each<[text: string, country: string, expected: string[]]>([
    ['650 253 0000 650 253 0001', 'US', ['+16502530000', '+16502530001']],
    ['(650) 253-0000 650.253.0001', 'US', ['+16502530000', '+16502530001']],
    ['us: 6502530000 6502530001 (650) 253-0002!', 'US', ['+16502530000', '+16502530001', '+16502530002']],
    ['020 7946 0958 020 7946 0959 or 020 7946 0960', 'GB', ['+442079460958', '+442079460959', '+442079460960']],
    ['030 901820 +1 650 253 0000 030 901821, 030 901822', 'DE', ['+4930901820', '+16502530000', '+4930901821', '+4930901822']],
    ['01 42 68 53 00 01 42 68 53 01', 'FR', ['+33142685300', '+33142685301']],
    ['+49 30 901820 55 66', 'DE', ['+49309018205566']],
    ['4111 1111 1111 1111', 'DE', []],
    ['5555 5555 5555 4444', 'AT', []],
  ])('one space separates numbers: %s', async (text, country, expected) => expect(found(await run(tool, { text, country }))).toEqual(expected));

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
