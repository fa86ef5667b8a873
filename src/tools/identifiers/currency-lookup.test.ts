import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './currency-lookup.ts';

// ISO 4217 list one and its amendments
holdTo(tool, {
  answers: [
    [{ query: 'usd' }, { count: 1, currencies: [{ numeric: '840', name: 'US Dollar', decimals: 2 }] }],
    [{ query: '8' }, { count: 1, currencies: [{ code: 'ALL' }] }],
    [{ query: 'KWD' }, { currencies: [{ decimals: 3, countries: ['KW'] }] }],
    [{ query: 'CLF' }, { currencies: [{ decimals: 4 }] }],
    [{ query: 'BHD' }, { currencies: [{ decimals: 3 }] }],
    [{ query: 'XCG' }, { currencies: [{ numeric: '532', countries: ['CW', 'SX'] }] }],
    [{ query: 'BGN' }, { count: 0 }],
    [{ query: 'ch' }, { count: 3, currencies: [{ code: 'CHE' }, { code: 'CHF' }, { code: 'CHW' }] }],
    [{ query: 'Switzerland' }, { count: 3 }],
    [{ query: 'krona' }, { currencies: [{ code: 'ISK' }, { code: 'SEK' }] }],
    [{ query: 'zzzz' }, { count: 0, currencies: [] }],
  ],
  invalid: [[{ query: '' }, 'query']],
});

it('gives metals no decimals', async () => {
  expect((await run(tool, { query: 'XAU' })).currencies).toEqual([{ code: 'XAU', numeric: '959', name: 'Gold', countries: [] }]);
});
