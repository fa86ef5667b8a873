import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './toml-validator.ts';

describe('toml-validator', () => {
  // All of these are refused by Python's tomllib, and most are cases of toml-test.
  it.each([
    ['a = 1\na = 2\n', 2, 1],
    ['a.b = 1\na.b.c = 2', 2, 3],
    ['[a]\n[a]', 2, 2],
    ['[a]\nb = 1\n[a.b]', 3, 4],
    ['a = {}\n[a.b]', 2, 2],
    ['a = {b = 1}\na.c = 2', 2, 1],
    ['a = []\n[[a]]', 2, 3],
    ['[[a]]\n[a]', 2, 2],
    ['[a.b]\n[[a]]', 2, 3],
    ['[a]\nb.c = 1\n[a.b]', 3, 4],
    ['[a.b.c]\nz = 9\n[a]\nb.c.t = 1', 4, 3],
    ['a = 1 b = 2', 1, 7],
    ['= 1', 1, 1],
    ['a', 1, 2],
    ['a = ', 1, 5],
    ['a = # c', 1, 5],
    ['a. = 1', 1, 4],
    ['[]', 1, 2],
    ['[a', 1, 3],
    ['[[a]', 1, 4],
    ['[ [a]]', 1, 3],
    ['é = 1', 1, 1],
    ['"""a""" = 1', 1, 3],
    ['a = 01', 1, 5],
    ['a = 1_', 1, 5],
    ['a = +0x1', 1, 5],
    ['a = .5', 1, 5],
    ['a = 5.', 1, 5],
    ['a = 1.e5', 1, 5],
    ['a = True', 1, 5],
    ['a = Inf', 1, 5],
    ['a = 2021-02-29', 1, 5],
    ['a = 1979-05-27T24:00:00', 1, 5],
    ['a = 1979-05-27T07:32:00+25:00', 1, 5],
    ['a = 1979-5-27', 1, 5],
    ['a = "\\x41"', 1, 6],
    ['a = "\\ud800"', 1, 6],
    ['a = "\\U00110000"', 1, 6],
    ['a = "a\nb"', 1, 7],
    ["a = 'a\tb\u0001'", 1, 9],
    ['a = """x', 1, 9],
    ['a = """a""""""', 1, 14],
    ['a = [1,,2]', 1, 8],
    ['a = [1 2]', 1, 8],
    ['a = [,]', 1, 6],
    ['# \u0001', 1, 3],
    ['a = 1\rb = 2', 1, 6],
    ['a = {b = 1, b = 2}', 1, 13],
  ])('%j is invalid', async (toml, line, column) => {
    expect(await run(tool, { toml })).toEqual({ valid: false, reason: expect.stringMatching(/./), line, column });
  });

  it.each([
    '',
    'a = inf\nb = -nan\nc = 1e400',
    'a = "\t"\n\'b\' = 1\n',
    '[a]\n[a.b]\n[c.d]\n[c]',
    '[a.b]\n[a]\nd.c = 1',
    '[[a.b]]\n[a]\nc = 1',
    'a = [ # c\n 1, # d\n\n]',
    'a = """\n"""\r\nb = \'\'\'x\'\'\'',
    '- = 1\n_ = 2\n2024-01-01 = 3',
    'a = 2000-02-29 # leap',
    'a = 23:59:60',
  ])('%j is valid', async (toml) => {
    expect(await run(tool, { toml })).toEqual({ valid: true });
  });

  it('refuses what TOML 1.0.0 does not have yet: line ends and a last comma in inline tables', async () => {
    expect(await run(tool, { toml: 'a = {b = 1,\n}' })).toMatchObject({ valid: false, line: 1 });
  });

  it('answers about deep nesting and lone surrogates', async () => {
    expect((await run(tool, { toml: `a=${'['.repeat(999_000)}` })).valid).toBe(false);
    expect(await run(tool, { toml: 'a = "\ud800"' })).toMatchObject({ valid: false, line: 1, column: 6 });
  });
});
