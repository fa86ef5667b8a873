import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './messagepack-converter.ts';

describe('messagepack-converter: the formats of the specification at their bounds', () => {
  it.each([
    ['127', '7f'],
    ['128', 'cc80'],
    ['255', 'ccff'],
    ['256', 'cd0100'],
    ['65536', 'ce00010000'],
    ['4294967296', 'cf0000000100000000'],
    ['18446744073709551615', 'cfffffffffffffffff'],
    ['-32', 'e0'],
    ['-33', 'd0df'],
    ['-129', 'd1ff7f'],
    ['-32769', 'd2ffff7fff'],
    ['-2147483649', 'd3ffffffff7fffffff'],
    ['-9223372036854775808', 'd38000000000000000'],
    ['1.0', 'cb3ff0000000000000'],
    ['null', 'c0'],
    ['false', 'c2'],
    ['true', 'c3'],
    [`"${'a'.repeat(31)}"`, `bf${'61'.repeat(31)}`],
    [`"${'a'.repeat(32)}"`, `d920${'61'.repeat(32)}`],
    [`"${'a'.repeat(256)}"`, `da0100${'61'.repeat(256)}`],
    [`[${Array(16).fill(0).join()}]`, `dc0010${'00'.repeat(16)}`],
  ])('%s', async (input, output) => {
    expect((await run(tool, { input })).output).toBe(output);
  });

  it.each([
    ['c403010203', '"AQID"'],
    ['d6ff00000001', '"1970-01-01T00:00:01Z"'],
    ['d7ff0000000200000001', undefined],
    ['ca3fc00000', '1.5'],
    ['c7030501ffee', undefined],
  ])('decodes %s', async (input, output) => {
    const result = await run(tool, { input, mode: 'decode' });
    if (output !== undefined) expect(result.output).toBe(output);
  });

  it.each(['', 'c1', 'cc', '0000', 'a2ff', 'cb7ff0000000000000', '92c0'])('refuses %j, with the place', async (input) => {
    await expectUnprocessable(tool, { input, mode: 'decode' });
  });

  it('refuses integers beyond 64 bits', async () => {
    await expectUnprocessable(tool, { input: '18446744073709551616' });
    await expectUnprocessable(tool, { input: '-9223372036854775809' });
  });
});
