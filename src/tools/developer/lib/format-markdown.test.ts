import fc from 'fast-check';
import { expect, it } from 'vitest';
import { growth } from '../../../../test/support/processor-time.ts';
import { markdownEngine } from '../../shared/formats/markdown-engine.ts';
import { formatMarkdown } from './format-markdown.ts';
import { plainBlock } from './plain-markdown.ts';
import { formatCode } from './prettier.ts';

const BLOCKS = [
  '#  Title\n* a\n* __b__',
  'Set\n===\n\n1) one\n2) two',
  '* list\n\n\n+ list\n# Between\n+ list',
  '~~~\n# code\n\n# more\n~~~',
  '<div>\n# html\n\n# Heading\n</div>',
  '> # quoted\nlazy *text*',
  '- item\n\n  # in it\n\n# Out of it #',
  '| a | b |\n|-|:-:|\n| long cell | x |',
  '    # indented\n\ntext  \nbreak\\\nanother',
  '<!-- comment\n# in it\n-->',
];
const documents = fc.array(fc.tuple(fc.constantFrom(...BLOCKS), fc.constantFrom('\n', '\n\n', '\n\n\n')), { minLength: 150, maxLength: 200 });

it('formats a long document in parts as Prettier formats it in one', async () => {
  await fc.assert(
    fc.asyncProperty(documents, fc.constantFrom('preserve', 'always', 'never'), async (blocks, proseWrap) => {
      const markdown = blocks.flat().join('');
      const options = { proseWrap, printWidth: 40 } as const;
      expect(await formatMarkdown(markdown, options)).toBe(await formatCode(markdown, { ...options, parser: 'markdown' }, 'markdown'));
    }),
    { numRuns: 8 },
  );
});

const PLAIN = ['word', 'two words.', "it's", '(paren)', 'Node.js', 'src/a.ts', 'é’s', '12', '1.5', '`code`', '(`a`)', '`x *a* y`s', '**bold**', '__bold__', '*em*', '_em_,', '**Note:**', '*`c`*', '[link](http://a.example/b)', '[`x` y](z).', '![img](a.png)', '[x][]', '[`x`][y]', '[x `y` z][w]', '–', '—', '…', '->', '&']; // biome-ignore format: a table
const OTHER = ['*a*b', '**a**s', '***a***', 'a*b', '_a_b', '__init__', '`` a`b ``', '`a|b`', '[x](a "t")', '[ref]', '[x] y', 'http://a.example', 'www.a.example', 'a@b.example', '1.', '3)', '+', '-', '#', '\\*', '~~s~~', '$a$', '&amp;', '中文', '😀', '|', '<b>', '==', '>', '**a', '[a', '(_a_)', '  ']; // biome-ignore format: a table
const text = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...PLAIN), { minLength: 1, maxLength: 6 }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...PLAIN, ...OTHER), { minLength: 1, maxLength: 5 }) },
).map((words) => words.join(' ')); // biome-ignore format: shorter
const lines = (line: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> => fc.array(line, { minLength: 1, maxLength }).map((all) => all.join('\n'));
const placed = (before: readonly string[], after: readonly string[] = ['']): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...before), text, fc.constantFrom(...after)).map((all) => all.join(''));
const table = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.array(text, { minLength: 9, maxLength: 9 }), fc.constantFrom('---', ':-:', '--:', ':-', '-')).map(([columns, cells, rule]) => {
  const row = (from: number): string => `| ${cells.slice(from, from + columns).join(' | ')} |`;
  return [row(0), `|${rule}`.repeat(columns).concat('|'), row(3), row(6)].join('\n');
}); // biome-ignore format: shorter
/** Items at some column or other, most of them where one of a list, or of a list in it, is likely to be. */
const nested = fc.array(fc.tuple(fc.constantFrom(0, 0, 2, 2, 4, 4, 1, 3, 6, 8), fc.constantFrom('- ', '- ', '- ', '*   ', '', '- [x] ', '- [ ] ', '1. ', '2. ', '3. '), text), { minLength: 2, maxLength: 7 }).map(([first, ...more]) =>
  [first?.slice(1), ...more.map(([column, sign, words]) => [' '.repeat(column), sign, words])].map((all = []) => all.join('')).join('\n'),
); // biome-ignore format: shorter
const blocks = fc.oneof(
  lines(text, 3),
  placed(['# ', '##  ', '#'], ['', ' #', '#']),
  lines(placed(['* ', '* ', '*  ', '  ', '- ']), 4),
  lines(placed(['- ', '- ', '- [x] ', '- # ', '  - ', '\n  ']), 4),
  nested,
  fc.tuple(fc.constantFrom(0, 1, 1, 3), fc.constantFrom(0, 1), fc.array(text, { maxLength: 12 })).map(([start, step, all]) => all.map((each, index) => `${start + step * index}. ${each}`).join('\n')),
  table,
  fc.tuple(fc.constantFrom('```', '```sh', '```js', '~~~'), text, fc.constantFrom('```', '~~~')).map((all) => all.join('\n')),
  fc.constantFrom('---', '***', 'Set\n===', '> quoted', '<div>\na\n</div>', '<!-- a -->', '    code', '[x]: u', '[^1]: note'),
); // biome-ignore format: a table

it('writes plain blocks as Prettier does', async () => {
  const engine = await markdownEngine('gfm');
  let plain = 0;
  await fc.assert(
    fc.asyncProperty(blocks, async (block) => {
      const [token, more] = engine.blocks(block).filter(({ level, nesting }) => level === 0 && nesting >= 0);
      const written = token && !more ? plainBlock({ type: token.type, lines: block.split('\n') }) : undefined;
      if (written === undefined) return;
      plain++;
      expect(`before\n\n${written}\n`).toBe(await formatCode(`before\n\n${block}`, { parser: 'markdown', proseWrap: 'preserve' }, 'markdown'));
    }),
    { numRuns: 1_500, seed: 13 },
  );
  expect(plain).toBeGreaterThan(250);
});

const asPrettierDoes = async (markdown: string): Promise<void> => {
  const options = { proseWrap: 'preserve', printWidth: 80 } as const;
  expect(await formatMarkdown(markdown, options)).toBe(await formatCode(markdown, { ...options, parser: 'markdown' }, 'markdown'));
};

it('formats a long document of plain and other blocks as Prettier formats it in one', async () => {
  const long = fc.array(fc.tuple(blocks, fc.constantFrom('\n\n', '\n\n', '\n', '\n\n\n')), { minLength: 90, maxLength: 120 });
  await fc.assert(
    fc.asyncProperty(long, (all) => asPrettierDoes(all.flat().join('').padEnd(4_000, '\nend'))),
    { numRuns: 8, seed: 13 },
  );
});

it.each([
  ['paragraph_open', (count: number) => [`${'word '.repeat(count)}<b>`]],
  ['bullet_list_open', (count: number) => [`- ${'(it’s) `code` '.repeat(count)}<b>`]],
  ['table_open', (count: number) => [`${'|  '.repeat(count)}|`, `${'|-'.repeat(count)}|`, `${'|  '.repeat(count)}<b>|`]],
])('tells in linear time that a block is not plain: %s', async (type, linesOf) => {
  const isPlain = (count: number) => () => expect(plainBlock({ type, lines: linesOf(count) })).toBeUndefined();
  expect(await growth(isPlain(10), isPlain(24), 4)).toBeLessThan(4);
  expect(await growth(isPlain(2_000), isPlain(8_000), 10)).toBeLessThan(10);
});

it('sees where Prettier takes more for code than CommonMark does, and what markdown-it takes for code in a list', async () => {
  await asPrettierDoes(`${'Some text.\n\n'.repeat(500)}- a\n    - b\n      - c\n   - d\n\n* e\n\nEnd.\n\n1. f\n  - g\n   - h\n      - i\n    - j\n\n* k\n`);
  await asPrettierDoes(`${'Some text.\n\n'.repeat(500)}[a]: b'\n</script>\n\`\`\`\n\n## Heading\n\n[c]: d\n`);
});
