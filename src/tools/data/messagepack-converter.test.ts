import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './messagepack-converter.ts';

/** A map of so many names of five digits, each with 0. */
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index).padStart(5, '0'));
const mapOf = (count: number): string => `{${names(count).map((name) => `"${name}":0`)}}`;
const packedMembers = (count: number): string =>
  names(count)
    .map((name) => `a5${Buffer.from(name).toString('hex')}00`)
    .join('');

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
    [`"${'a'.repeat(255)}"`, `d9ff${'61'.repeat(255)}`],
    [`"${'a'.repeat(65_535)}"`, `daffff${'61'.repeat(65_535)}`],
    [`"${'a'.repeat(65_536)}"`, `db00010000${'61'.repeat(65_536)}`],
    [`[${Array(15).fill(0).join()}]`, `9f${'00'.repeat(15)}`],
    [`[${Array(16).fill(0).join()}]`, `dc0010${'00'.repeat(16)}`],
    [`[${Array(65_535).fill(0).join()}]`, `dcffff${'00'.repeat(65_535)}`],
    [`[${Array(65_536).fill(0).join()}]`, `dd00010000${'00'.repeat(65_536)}`],
    [mapOf(15), `8f${packedMembers(15)}`],
    [mapOf(16), `de0010${packedMembers(16)}`],
    [mapOf(65_535), `deffff${packedMembers(65_535)}`],
    [mapOf(65_536), `df00010000${packedMembers(65_536)}`],
  ])('%.40s', async (input, output) => {
    expect((await run(tool, { input })).output === output).toBe(true);
    expect((await run(tool, { input: output, mode: 'decode' })).output === input).toBe(input !== '1.0');
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

  it.each([
    ['c4', 255],
    ['c5', 65_535],
    ['c6', 65_536],
  ])('decodes bin %s of %i bytes', async (code, length) => {
    const head = length.toString(16).padStart(2 << (Number(`0x${code}`) - 0xc4), '0');
    const input = `${code}${head}${'2a'.repeat(length)}`;
    expect((await run(tool, { input, mode: 'decode' })).output).toBe(`"${Buffer.alloc(length, 0x2a).toString('base64')}"`);
    await expectUnprocessable(tool, { input: input.slice(0, -2), mode: 'decode' });
    await expectUnprocessable(tool, { input: `${input}00`, mode: 'decode' });
  });

  it.each(['', 'c1', 'cc', '0000', 'a2ff', 'cb7ff0000000000000', '92c0'])('refuses %j, with the place', async (input) => {
    await expectUnprocessable(tool, { input, mode: 'decode' });
  });

  it('refuses integers beyond 64 bits', async () => {
    await expectUnprocessable(tool, { input: '18446744073709551616' });
    await expectUnprocessable(tool, { input: '-9223372036854775809' });
  });

  it('has keys within keys as their JSON text, and refuses so many that their backslashes would fill the memory', async () => {
    expect((await run(tool, { input: '8181a1610102', mode: 'decode' })).output).toBe(JSON.stringify({ [JSON.stringify({ a: 1 })]: 2 }));
    await expectUnprocessable(tool, { input: `${'81'.repeat(900)}a0${'00'.repeat(900)}`, mode: 'decode' }, 'keys are nested too deep within keys');
  });
});
