import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './ascii-art-generator.ts';
import data from './testdata/ascii-art-generator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { text: 'a\r\nb', font: 'term' },
      { text: 'a\nb', lines: 2, width: 1 },
    ],
    [{ text: 'a\rb', font: 'term' }, { text: 'a\nb' }],
    [{ text: '  a\n    b', font: 'term' }, { text: 'a\n  b' }],
    [
      { text: 'ab', font: 'term', comment: 'slash' },
      { text: '// ab', lines: 1, width: 5 },
    ],
    [
      { text: 'a\n\nb', font: 'term', comment: 'slash' },
      { text: '// a\n//\n// b', lines: 3, width: 4 },
    ],
    [{ text: 'a\n\nb', font: 'term', comment: 'hash' }, { text: '# a\n#\n# b' }],
    [
      { text: 'ab', font: 'term', comment: 'block' },
      { text: '/*\nab\n*/', lines: 3, width: 2 },
    ],
    [
      { text: 'ab', font: 'term', comment: 'html' },
      { text: '<!--\nab\n-->', lines: 3, width: 4 },
    ],
  ],
  invalid: [
    [{}, 'text'],
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(501) }, 'text'],
    [{ text: 'naïve' }, 'text'],
    [{ text: 'a\tb' }, 'text'],
    [{ text: 'a\u0000' }, 'text'],
    [{ text: '😀' }, 'text'],
    [{ text: 'a', font: 'Standard' }, 'font'],
    [{ text: 'a', width: 19 }, 'width'],
    [{ text: 'a', width: 1001 }, 'width'],
    [{ text: 'a', comment: 'xml' }, 'comment'],
  ],
  unprocessable: [
    [{ text: '   ' }, /Nothing of the text can be seen/],
    [{ text: '\n' }, /Nothing of the text/],
    [{ text: 'a */ b', font: 'term', comment: 'block' }, /contain \*\//],
    [{ text: '-->', font: 'term', comment: 'html' }, /contain --/],
  ],
});

it('keeps rows within the width, whatever the text', async () => {
  for (const width of [20, 33, 80]) {
    const { text } = await run(tool, { text: 'Pack my box with five dozen liquor jugs. '.repeat(5), width });
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(width);
  }
});
