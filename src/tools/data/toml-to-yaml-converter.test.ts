import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './toml-to-yaml-converter.ts';

const yaml = async (toml: string, options = {}): Promise<string> => (await run(tool, { toml, ...options })).yaml;

// Values by Python's tomllib and PyYAML.
describe('toml-to-yaml-converter', () => {
  it('quotes dates and strings that YAML would read as something else', async () => {
    expect(await yaml('a = 1979-05-27 07:32:00Z\nb = 1979-05-27\nc = 07:32:00\nd = "no"\ne = "x"')).toBe(
      'a: "1979-05-27T07:32:00Z"\nb: "1979-05-27"\nc: "07:32:00"\nd: "no"\ne: x\n',
    );
  });

  it('writes tables, arrays of tables and texts of several lines', async () => {
    expect(await yaml('[[s]]\nt = """\na\nb\n"""\n[s.u]\n[[s]]\n[v]\nw = []', { indent: 4 })).toBe(
      's:\n    - t: |\n          a\n          b\n      u: {}\n    - {}\nv:\n    w: []\n',
    );
  });

  it('writes numbers as the converter to JSON does', async () => {
    expect(await yaml('a = [0xFF, 1.0, 1e21, 9223372036854775807, -0.0]')).toBe('a:\n  - 255\n  - 1\n  - 1e+21\n  - 9223372036854775807\n  - 0\n');
  });

  it('takes empty text, and refuses what is not TOML and inf', async () => {
    expect(await yaml('')).toBe('{}\n');
    await expectUnprocessable(tool, { toml: 'a = 1\na = 2' }, /Line 2, column 1/);
    await expectUnprocessable(tool, { toml: 'a = inf' }, /inf/);
    await expectInvalid(tool, { toml: '', indent: 1 }, 'indent');
  });
});
