import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './css-specificity-calculator.ts';

// The examples of Selectors Level 4 section 17 and of MDN's page on specificity.
describe('css-specificity-calculator', () => {
  it.each([
    ['*', '0,0,0'],
    ['LI', '0,0,1'],
    ['UL LI', '0,0,2'],
    ['UL OL+LI', '0,0,3'],
    ['H1 + *[REL=up]', '0,1,1'],
    ['UL OL LI.red', '0,1,3'],
    ['LI.red.level', '0,2,1'],
    ['#x34y', '1,0,0'],
    ['#s12:not(FOO)', '1,0,1'],
    ['.foo :is(.bar, #baz)', '1,1,0'],
    [':is(em, #foo)', '1,0,0'],
    ['.qux:where(em, #foo#bar#baz)', '0,1,0'],
    [':nth-child(even of li, .item)', '0,2,0'],
    [':nth-child(2n+1)', '0,1,0'],
    [':not(em, strong#foo)', '1,0,1'],
    ['a::before', '0,0,2'],
    ['a:before', '0,0,2'],
    ['p:first-line', '0,0,2'],
    ['a:hover > b ~ c', '0,1,3'],
    ['svg|a', '0,0,1'],
    ['*|*', '0,0,0'],
    ['[a="x,]y" i]', '0,1,0'],
    ['a\\:b.c\\,d', '0,1,1'],
    ['::slotted(.a)', '0,1,1'],
    [':host(.a)', '0,2,0'],
    ['a:has(> img, #b)', '1,0,1'],
    [':lang(en)', '0,1,0'],
    ['&.a', '0,1,0'],
    ['#\\31 23', '1,0,0'],
    ['.\\31 a', '0,1,0'],
    [':is()', '0,0,0'],
    [':where(1x)', '0,0,0'],
    [':is(::before, #a)', '1,0,0'],
  ])('%s is %s', async (selector, specificity) => expect((await run(tool, { selectors: [selector] })).results).toMatchObject([{ selector, specificity }]));
});

holdTo(tool, {
  answers: [
    [{ selectors: [' a , .b ', 'p.c'] }, { results: [{ selector: 'a' }, { selector: '.b' }, { selector: 'p.c' }], winner: 'p.c' }],
    [{ selectors: ['.a', '.b'] }, { winner: '.b' }],
  ],
  invalid: [
    [{ selectors: [] }, 'selectors'],
    [{ selectors: [''] }, 'selectors[0]'],
  ],
  unprocessable: [
    [{ selectors: ['a,'] }],
    [{ selectors: ['a >'] }],
    [{ selectors: ['.'] }],
    [{ selectors: ['#1'] }],
    [{ selectors: ['a[b'] }],
    [{ selectors: [':not('] }],
    [{ selectors: ['a{}'] }],
    [{ selectors: ['> a'] }],
    [{ selectors: ['a..b'] }],
    [{ selectors: [':not('.repeat(150)] }],
  ],
});
