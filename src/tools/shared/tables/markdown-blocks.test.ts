import { expect, it } from 'vitest';
import { fenceOf, isIndentedCode, isThematicBreak, LIST_ITEM, literalEnd, QUOTE, standsAlone, startsBlock } from './markdown-blocks.ts';

// GitHub Flavored Markdown, version 0.29, sections 4.1 and 4.2: examples 13 to 17, 20 to 23, 32, 33, 34, 38, 40, 41, 49.
it.each(['***', '---', '___', '   ***', '_____________________________________', ' - - -', ' **  * ** * ** * **', '-     -      -      -', '- - - -    '])(
  'takes %j for a thematic break, which stands alone',
  (line) => {
    expect(isThematicBreak(line)).toBe(true);
    expect(standsAlone(line)).toBe(true);
  },
);

it.each(['+++', '===', '--', '**', '__', '    ***', '_ _ _ _ a', 'a------', '---a---', ' *-*'])('does not take %j for one', (line) => {
  expect(isThematicBreak(line)).toBe(false);
});

it.each(['# foo', '###### foo', '#                  foo', '   # foo', '## foo ##', '#\tfoo', '#', '### ###'])('takes %j for a heading', (line) => {
  expect(standsAlone(line)).toBe(true);
  expect(startsBlock(line)).toBe(true);
});

it.each(['####### foo', '#5 bolt', '#hashtag', '\\## foo', '    # foo'])('does not take %j for a heading', (line) => {
  expect(standsAlone(line)).toBe(false);
});

// Section 4.5, examples 89 to 117: the marks that open a block of code.
it.each([
  ['```', '```'],
  ['~~~', '~~~'],
  ['``````', '``````'],
  ['   ```', '```'],
  ['~~~~    ruby startline=3 $%@#$', '~~~~'],
  ['````;', '````'],
  ['~~~ aa ``` ~~~', '~~~'],
  ['``', undefined],
  ['    ```', undefined],
  ['``` aa ```', undefined],
  ['``` ```', undefined],
])('finds in %j the fence %j', (line, fence) => {
  expect(fenceOf(line)).toBe(fence);
});

// The same, examples 91 to 97, 104, 106, 107, 110 and 111; and section 4.6, examples 118 to 160. How many lines, of those that are given, the block has.
it.each([
  ['closed by as many marks', '```\naaa\n~~~\n```\nafter', 4],
  ['closed by more marks', '````\naaa\n```\n``````\nafter', 4],
  ['closed by the same marks only', '~~~\naaa\n```\n~~~\nafter', 4],
  ['never closed', '```\n\n```aaa', 3],
  ['closed by marks that are indented', '```\naaa\n  ```\nafter', 3],
  ['not closed by marks that are code', '```\naaa\n    ```\nafter', 4],
  ['not closed by marks before a text', '```\naaa\n``` a\nafter', 4],
  ['a table of HTML up to a blank line', '<table>\n  <tr>\n\nokay.', 3],
  ['a closing tag', '</div>\n*foo*', 2],
  ['a tag that breaks off at the end of the line', '<div id="foo"\n*hi*\n\nafter', 3],
  ['HTML that ends at the end of the text', '<div><a href="bar">*foo*</a></div>', 1],
  ['preformatted text over blank lines', '<pre language="haskell">\n\nmain\n</pre>\nokay', 4],
  ['a script over blank lines', '<script type="text/javascript">\n\n</script>\nokay', 3],
  ['a style that ends in its first line', '<style>p{color:red;}</style>\n*foo*', 1],
  ['a comment over blank lines', '<!-- Foo\n\nbar\n   baz -->\nokay', 4],
  ['an instruction', "<?php\n\n  echo '>';\n\n?>\nokay", 5],
  ['a declaration', '<!DOCTYPE html>\nokay', 1],
  ['character data', '<![CDATA[\n\n]]>\nokay', 3],
  ['a tag that is no block', '<del>\n*foo*\n</del>', undefined],
  ['a tag in a line', '<a href="foo">bar</a>', undefined],
  ['four spaces', '    <!-- foo -->', undefined],
  ['an unknown tag that only begins like a block', '<divider>', undefined],
])('ends code and HTML: %s', (_, text, lines) => {
  expect(literalEnd(text.split('\n'), 0)).toBe(lines);
});

// Sections 5.1 and 5.2, examples 206 to 281.
it.each([
  ['> bar', true, false],
  ['   > bar', true, false],
  ['>bar', true, false],
  ['>', true, false],
  ['    > bar', false, false],
  ['- one', false, true],
  ['+ one', false, true],
  ['1.  two', false, true],
  ['123456789. ok', false, true],
  ['003. ok', false, true],
  ['1) two', false, true],
  ['*', false, true],
  ['2.', false, true],
  ['-one', false, false],
  ['2.two', false, false],
  ['1234567890. not ok', false, false],
  ['-1. not ok', false, false],
  ['    1. one', false, false],
  ['| - one |', false, false],
])('tells whether %j begins a quote or a list', (line, isQuote, isItem) => {
  expect(QUOTE.test(line)).toBe(isQuote);
  expect(LIST_ITEM.test(line)).toBe(isItem);
  expect(startsBlock(line)).toBe(isQuote || isItem || line.startsWith('    '));
});

// Section 4.4, and section 2.2 for tabs.
it.each([
  ['    a simple', true],
  ['\ta', true],
  ['  \ta', true],
  ['   a', false],
  ['a\t', false],
])('tells whether %j is code by its indent', (line, isCode) => {
  expect(isIndentedCode(line)).toBe(isCode);
});
