import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './yaml-validator.ts';

const check = (yaml: string): Promise<Record<string, unknown>> => run(tool, { yaml });

describe('yaml-validator', () => {
  // Cases of the YAML test suite: 229Q, 5KJE, LE5A, 6FWR, M5C3, CFD4, W4TN, S3PD, FH7J.
  it.each([
    ['-\n  name: Mark McGwire\n  hr:   65\n', 1],
    ['- [a, b, ]\n- [c, d]\n', 1],
    ['- !!str "a"\n- \'b\'\n- &anchor "c"\n- *anchor\n- !!str\n', 1],
    ['--- |+\n ab\n \n  \n...\n', 1],
    ['literal: |2\n  value\nfolded:\n   !foo\n  >1\n value\n', 1],
    ['- [ : empty key ]\n', 1],
    ['%YAML 1.2\n--- |\n%!PS-Adobe-2.0\n...\n---\n# Empty\n...\n', 2],
    ['plain key: in-line value\n: # Both empty\n"quoted key":\n- entry\n', 1],
    ['- !!str\n-\n  !!null : a\n  b: !!str\n- !!str : !!null\n', 1],
    ['', 0],
    ['# only a comment\n', 0],
    ['...\n', 0],
    ['--- !unknown {a: !<tag:example.com,2000:x> b}\n', 1],
    ['&a [*a]\n', 1],
    ['1: a\n"1": b\n1.0: c\n', 1],
    ['a\r\n--- b\r', 2],
  ])('%j is valid', async (yaml, documents) => {
    expect(await check(yaml)).toEqual({ valid: true, documents });
  });

  // Cases of the YAML test suite: 4EJS, 62EZ, 9C9N, 9KBC, BS4K, CTN5, D49Q, EB22, H7TQ, LHL4, N782, SF5V, 9MMA, SR86, Y79Y.
  it.each([
    '---\na:\n\tb:\n\t\tc: value\n',
    '---\nx: { y: z }in: valid\n',
    '---\nflow: [a,\nb,\nc]\n',
    '--- key1: value1\n    key2: value2\n',
    'word1  # comment\nword2\n',
    '---\n[ a, b, c, , ]\n',
    "'a\\nb': 1\n'c\n d': 1\n",
    '---\nscalar1 # comment\n%YAML 1.2\n---\nscalar2\n',
    '%YAML 1.2 foo\n---\n',
    '---\n!invalid{}tag scalar\n',
    '[\n--- ,\n...\n]\n',
    '%YAML 1.2\n%YAML 1.2\n---\n',
    '%YAML 1.2\n',
    'key1: &a value\nkey2: &b *a\n',
    'foo: |\n\t\nbar: 1\n',
  ])('%j is invalid', async (yaml) => {
    const { valid, reason, line, column } = await check(yaml);
    expect(valid).toBe(false);
    expect(reason).toMatch(/./);
    expect([line, column].every((number) => Number.isInteger(number) && Number(number) >= 1)).toBe(true);
  });

  it.each([
    ['a: 1\na: 2', 2, 1],
    ['{1: a, 0x1: b}', 1, 8],
    ['? [a, {b: c}]\n: 1\n? [a, {"b": c}]\n: 2', 3, 3],
    ['~: 1\nnull: 2', 2, 1],
    ['a: &x {k: 1}\nb: {*x : 1, {k: 1}: 2}', 2, 13],
  ])('repeated keys are errors: %j', async (yaml, line, column) => {
    expect(await check(yaml)).toMatchObject({ valid: false, line, column });
  });

  it('an alias without an anchor is an error, and one of another document too', async () => {
    expect(await check('a: 1\nb: [x, *y]')).toMatchObject({ valid: false, line: 2, column: 8, reason: expect.stringContaining('*y') });
    expect(await check('- &a 1\n---\n- *a')).toMatchObject({ valid: false, line: 3, column: 3 });
  });

  it('says where a bracket is missing, and a character that must not be there', async () => {
    expect(await check('a: [1, 2\nb: 3\n')).toMatchObject({ valid: false, line: 2 });
    expect(await check('é: "\u0000"')).toMatchObject({ valid: false, line: 1, column: 5 });
    expect(await check('a: \u009f')).toMatchObject({ valid: false, column: 4 });
    expect(await check('a: "\u009f"')).toEqual({ valid: true, documents: 1 });
  });

  it('nests 1000 deep, not 1001, and stops early at deeper ones', async () => {
    expect((await check('{a: '.repeat(1000) + '}'.repeat(1000))).valid).toBe(true);
    expect(await check('['.repeat(1001) + ']'.repeat(1001))).toMatchObject({ valid: false, line: 1, column: 1002 });
    expect((await check('? '.repeat(400_000))).valid).toBe(false);
  });
});
