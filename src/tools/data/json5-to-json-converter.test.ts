import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './json5-to-json-converter.ts';

describe('json5-to-json-converter: the sample of json5.org', () => {
  it('reads it', async () => {
    const text =
      "{\n  // comments\n  unquoted: 'and you can quote me on that',\n  singleQuotes: 'I can use \"double quotes\" here',\n  lineBreaks: \"Look, Mom! \\\nNo \\\\n's!\",\n  hexadecimal: 0xdecaf,\n  leadingDecimalPoint: .8675309, andTrailing: 8675309.,\n  positiveSign: +1,\n  trailingComma: 'in objects', andIn: ['arrays',],\n  \"backwardsCompatible\": \"with JSON\",\n}";
    expect(JSON.parse((await run(tool, { text })).json)).toEqual({
      unquoted: 'and you can quote me on that',
      singleQuotes: 'I can use "double quotes" here',
      lineBreaks: "Look, Mom! No \\n's!",
      hexadecimal: 0xdecaf,
      leadingDecimalPoint: 0.8675309,
      andTrailing: 8675309,
      positiveSign: 1,
      trailingComma: 'in objects',
      andIn: ['arrays'],
      backwardsCompatible: 'with JSON',
    });
  });

  it.each(['', '{', '[1,,2]', 'Infinity', '[NaN]', '010', '0x', "'a\nb'", '{a b}', '/* x', '1 2', '"\\1"'])('refuses %j, with the place', async (text) => {
    await expectUnprocessable(tool, { text }, /line \d+, column \d+/);
  });
});
