import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { HELLO, THREE_PAGES } from './lib/samples.ts';
import tool from './pdf-page-numberer.ts';
import extractor from './pdf-text-extractor.ts';

const file = THREE_PAGES;
const texts = (...numbers: string[]) => ({ numbers: numbers.map((text, index) => ({ page: index + 1, text })) });

holdTo(tool, {
  answers: [
    [
      { file, format: 'Page {page} of {pages}', pages: '2-', start: 1 },
      {
        pages: 3,
        numbers: [
          { page: 2, text: 'Page 1 of 2' },
          { page: 3, text: 'Page 2 of 2' },
        ],
      },
    ],
    [
      { file, pages: '3,1,1' },
      {
        numbers: [
          { page: 1, text: '1' },
          { page: 3, text: '2' },
        ],
      },
    ],
    [{ file, format: 'ABC{page}', digits: 6, start: 99 }, texts('ABC000099', 'ABC000100', 'ABC000101')],
    [
      { file, style: 'roman', start: 3998 - 1, format: '{page}/{pages}/{total}' },
      texts('mmmcmxcvii/mmmcmxcix/3', 'mmmcmxcviii/mmmcmxcix/3', 'mmmcmxcix/mmmcmxcix/3'),
    ],
    [{ file, style: 'ROMAN', start: 4 }, texts('IV', 'V', 'VI')],
    [{ file, style: 'letter', start: 26 }, texts('z', 'aa', 'bb')],
    [{ file, style: 'LETTER', start: 52 }, texts('ZZ', 'AAA', 'BBB')],
    [{ file, format: '{Page} {page', start: 0 }, texts('{Page} {page', '{Page} {page', '{Page} {page')],
    [{ file, start: 0 }, texts('0', '1', '2')],
  ],
  invalid: [
    [{ file, start: -1 }, 'start'],
    [{ file, digits: 13 }, 'digits'],
    [{ file, format: '' }, 'format'],
    [{ file, position: 'left' }, 'position'],
  ],
  unprocessable: [
    [{ file, style: 'roman', start: 0 }, /begin at 1/],
    [{ file, style: 'letter', start: 0 }, /begin at 1/],
    [{ file, style: 'roman', start: 3998 }, /3999/],
    [{ file, style: 'letter', start: 1_000_000_000 }, /letter/],
    [{ file: HELLO, format: '第{page}页' }, /U\+7B2C/],
    [{ file, color: '#12' }, /color/],
    [{ file, pages: '4' }, /no page 4/],
  ],
});

it('writes what it tells on the pages', async () => {
  const { file: made, numbers } = await run(tool, { file, format: '– {page} –', position: 'bottom-right', marginPoints: 10 });
  const { pages } = await run(extractor, { file: made });
  expect(pages.map(({ text }: { text: string }) => text)).toEqual(['Page one\n– 1 –', 'Page two\n– 2 –', 'Page three\n– 3 –']);
  expect(numbers).toHaveLength(3);
});
