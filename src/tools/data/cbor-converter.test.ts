import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './cbor-converter.ts';

describe('cbor-converter: RFC 8949, appendix A', () => {
  const table: readonly [string, string][] = [
    ['00', '0'],
    ['17', '23'],
    ['1818', '24'],
    ['1903e8', '1000'],
    ['1a000f4240', '1000000'],
    ['1bffffffffffffffff', '18446744073709551615'],
    ['3bffffffffffffffff', '-18446744073709551616'],
    ['20', '-1'],
    ['3903e7', '-1000'],
    ['f90000', '0.0'],
    ['f98000', '-0.0'],
    ['f93c00', '1.0'],
    ['fb3ff199999999999a', '1.1'],
    ['f97bff', '65504.0'],
    ['fa47c35000', '100000.0'],
    ['fb7e37e43c8800759c', '1.0e+300'],
    ['f97c00', 'Infinity'],
    ['f97e00', 'NaN'],
    ['f9fc00', '-Infinity'],
    ['f4', 'false'],
    ['f6', 'null'],
    ['f7', 'undefined'],
    ['f0', 'simple(16)'],
    ['f8ff', 'simple(255)'],
    ['c11a514b67b0', '1(1363896240)'],
    ['d74401020304', "23(h'01020304')"],
    ['d818456449455446', "24(h'6449455446')"],
    ['40', "h''"],
    ['4401020304', "h'01020304'"],
    ['60', '""'],
    ['62225c', '"\\"\\\\"'],
    ['63e6b0b4', '"水"'],
    ['80', '[]'],
    ['8301820203820405', '[1, [2, 3], [4, 5]]'],
    ['a0', '{}'],
    ['a201020304', '{1: 2, 3: 4}'],
    ['826161a161626163', '["a", {"b": "c"}]'],
    ['5f42010243030405ff', "(_ h'0102', h'030405')"],
    ['7f657374726561646d696e67ff', '(_ "strea", "ming")'],
    ['9fff', '[_ ]'],
    ['9f018202039f0405ffff', '[_ 1, [2, 3], [_ 4, 5]]'],
    ['bf61610161629f0203ffff', '{_ "a": 1, "b": [_ 2, 3]}'],
  ];
  it.each(table)('%s', async (input, diagnostic) => {
    const shown = (await run(tool, { input, mode: 'decode' })).diagnostic;
    // The table writes 1.0e+300, and either way of an exponent is diagnostic notation.
    expect(shown.replace('1e+300', '1.0e+300')).toBe(diagnostic);
  });

  it.each([
    ['0', '00'],
    ['-1', '20'],
    ['18446744073709551615', '1bffffffffffffffff'],
    ['18446744073709551616', 'c249010000000000000000'],
    ['-18446744073709551617', 'c349010000000000000000'],
    ['1.5', 'f93e00'],
    ['65504.0', 'f97bff'],
    ['100000.0', 'fa47c35000'],
    ['1.1', 'fb3ff199999999999a'],
    ['5.960464477539063e-8', 'f90001'],
    ['"ü"', '62c3bc'],
    ['{"a":1,"b":[2,3]}', 'a26161016162820203'],
  ])('encodes %s in the shortest form', async (input, output) => {
    expect((await run(tool, { input })).output).toBe(output);
  });

  it.each(['', '18', '61', '1c', 'ff', '0000', '5f00ff', '9f01', 'zz', 'a1'])('refuses %j', async (input) => {
    await expectUnprocessable(tool, { input, mode: 'decode' });
  });

  it('has keys within keys as their JSON text, and refuses so many that their backslashes would fill the memory', async () => {
    expect((await run(tool, { input: 'a1a161610102', mode: 'decode' })).output).toBe(JSON.stringify({ [JSON.stringify({ a: 1 })]: 2 }));
    await expectUnprocessable(tool, { input: `${'a1'.repeat(900)}a0${'00'.repeat(900)}`, mode: 'decode' }, 'keys are nested too deep within keys');
  });
});
