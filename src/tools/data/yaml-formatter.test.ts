import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import writer from './json-to-yaml-converter.ts';
import tool from './yaml-formatter.ts';
import reader from './yaml-to-json-converter.ts';

const format = async (yaml: string, options = {}): Promise<string> => (await run(tool, { yaml, ...options })).formatted;

describe('yaml-formatter', () => {
  it('indents lists inside maps, and what is in a list by the width of the dash', async () => {
    expect(await format('a:\n- b:   1\n  c:\n     - d\n-\n   - e\n')).toBe('a:\n  - b: 1\n    c:\n      - d\n  - - e\n');
    expect(await format('a:\n- b: 1\n  c:\n    d: 2\n', { indent: 4 })).toBe('a:\n    - b: 1\n      c:\n          d: 2\n');
  });

  it('keeps comments where they belong, with one space in front at the end of a line', async () => {
    expect(await format('# top\n\na: 1     # one\nb:   # two\n      # three\n      c: 2\n      # four\n# five\nd:\n   - e\n\n   # six\n   - f # seven\n')).toBe(
      '# top\n\na: 1 # one\nb: # two\n  # three\n  c: 2\n  # four\n# five\nd:\n  - e\n\n  # six\n  - f # seven\n',
    );
  });

  it('puts a comment between two levels on the level it was indented like', async () => {
    expect(await format('a:\n    b:\n        c: 1\n        # c\n    # b\n# a\nd: 2\n')).toBe('a:\n  b:\n    c: 1\n    # c\n  # b\n# a\nd: 2\n');
  });

  it('keeps quoting, escapes, numbers, anchors, tags and aliases as written', async () => {
    const yaml = "a: \"\\u00e9\\x41\"\nb: 'it''s'\nc: 0x1F\nd: 1.50\ne: ~\nf: True\ng: &x !!str 007\nh: *x\ni: !<tag:a,2000:b> [1]\nj: &m\n  k: 1\n";
    expect(await format(yaml)).toBe(yaml);
    expect(await format('a:   &x   !!map\n    b:  1\n*x :  1\n')).toBe('a: &x !!map\n  b: 1\n*x : 1\n');
  });

  it('re-indents block scalars, their indentation indicators too', async () => {
    expect(await format('a:   |\n      x\n        y\n\n      z\nb: >-  # c\n    t\nc:\n  - |4\n       x\n      y\n')).toBe(
      'a: |\n  x\n    y\n\n  z\nb: >- # c\n  t\nc:\n  - |2\n     x\n    y\n',
    );
    expect(await format('a: |+\n x\n\n\n')).toBe('a: |+\n  x\n\n\n');
    expect(await format('a: |\n x\n\n\n')).toBe('a: |\n  x\n');
  });

  // YAML 1.2.2, section 8.1.1.1: the indicator counts from the collection that the scalar is in, for a key the map.
  it('re-indents block scalars that are keys, and keeps their text', async () => {
    for (const [yaml, expected] of [
      ['? |2\n  u\n: v\n', '? |4\n    u\n: v\n'],
      ['- ? |3\n     u\n', '- ? |4\n      u\n'],
      ['x:\n    ? |1\n      u\n    : v\n', 'x:\n  ? |4\n       u\n  : v\n'],
      ['? ? |-\n    u\n', '? ? |-\n      u\n'],
      ['? |2\n  u\n #c\n', '? |4\n    u\n  #c\n'],
    ]) {
      expect(await run(tool, { yaml })).toMatchObject({ formatted: expected });
    }
  });

  it('keeps lines of flow scalars and folds no long ones', async () => {
    expect(await format('a: one\n      two\n\n      three\nb: "x  \\\n     y"\n')).toBe('a: one\n  two\n\n  three\nb: "x  \\\n  y"\n');
    const long = `a: ${'word '.repeat(100)}end\n`;
    expect(await format(long)).toBe(long);
  });

  it('keeps an escaped space at the end of a line in double quotes', async () => {
    const yaml = 'a: "x\\ \n  y"\n';
    expect(await format(yaml)).toBe(yaml);
  });

  it('puts one space behind colons and commas of flow collections and keeps their lines', async () => {
    expect(await format('a: {b:   1,c: [x ,y], "d":2}\n')).toBe('a: {b: 1, c: [x, y], "d": 2}\n');
    expect(await format('a: [ 1,2 ]\n')).toBe('a: [ 1, 2 ]\n');
    expect(await format('a: [\n  b, # one\n  c\n  ]\n')).toBe('a: [\n    b, # one\n    c\n  ]\n');
  });

  it('keeps several documents, directives and markers', async () => {
    expect(await format('a: 1\n---\n-   b\n...\nc\n')).toBe('a: 1\n---\n- b\n---\nc\n');
    expect(await format('---\na\n...\n%YAML 1.2\n---\nb\n')).toBe('---\na\n...\n%YAML 1.2\n---\nb\n');
    expect(await format('--- "x"\n--- |\n y\n---\n')).toBe('--- "x"\n--- |\n  y\n---\n');
  });

  it('writes explicit keys', async () => {
    expect(await format('?   - a\n    - b\n:   - c\n? d\n')).toBe('? - a\n  - b\n: - c\n? d\n');
  });

  it('sorts keys by code point at every level, their comments with them', async () => {
    expect(await format('b: 1 # b\n# about a\na:\n  d: {y: 1, x: 2}\n  c: 3\n"\u{1F600}": 1\n\uff5e: 1\n# end\n', { sortKeys: true })).toBe(
      '# about a\na:\n  c: 3\n  d: {x: 2, y: 1}\nb: 1 # b\n\uff5e: 1\n"\u{1F600}": 1\n# end\n',
    );
  });

  it('refuses an order in which an alias stands in front of its anchor', async () => {
    await expectUnprocessable(tool, { yaml: 'b: &x 1\na: *x\n', sortKeys: true }, /alias \*x/);
    expect(await format('b: &x 2\na: 1\nc: *x\n', { sortKeys: true })).toBe('a: 1\nb: &x 2\nc: *x\n');
  });

  it('takes empty text, comments alone, CRLF and a byte order mark', async () => {
    expect(await format('')).toBe('');
    expect(await format('\n\n# a\n\n\n')).toBe('# a\n');
    expect(await format('\ufeffa:  1\r\nb:\r\n- 2')).toBe('a: 1\nb:\n  - 2\n');
  });

  it('moves what would be a mark at the margin', async () => {
    expect(await format(' a\n --- b\n')).toBe('  a\n  --- b\n');
  });

  it('refuses what is not YAML, with line and column', async () => {
    await expectUnprocessable(tool, { yaml: 'a: 1\na: 2' }, /Line 2, column 1/);
    await expectUnprocessable(tool, { yaml: 'a: [1' }, /^Line 1, column 6/);
    await expectInvalid(tool, { yaml: 'a', indent: 9 }, 'indent');
  });

  it('formats 1000 levels', async () => {
    const flow = '['.repeat(1000) + ']'.repeat(1000);
    expect(await format(flow)).toBe(`${flow}\n`);
  });

  it('keeps the value, and formats what it has formatted no further', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue({ maxDepth: 4 }),
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 2, max: 8 }),
        fc.boolean(),
        async (value, from, to, sortKeys) => {
          const { yaml } = await run(writer, { json: JSON.stringify(value), indent: from });
          const once = await format(yaml, { indent: to, sortKeys });
          expect(await format(once, { indent: to, sortKeys })).toBe(once);
          if (!sortKeys) expect(await format(once, { indent: from })).toBe(yaml);
          expect(JSON.parse((await run(reader, { yaml: once })).json)).toEqual(JSON.parse(JSON.stringify(value)));
        },
      ),
      { numRuns: 60 },
    );
  });
});
