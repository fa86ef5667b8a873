import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { readSelectors } from './specificity.ts';

const of = (text: string): number[][] => readSelectors(text, 'selectors').map(({ a, b, c }) => [a, b, c]);

// Selectors Level 4, section 17 and its examples.
it.each([
  ['*', [0, 0, 0]],
  ['LI', [0, 0, 1]],
  ['UL LI', [0, 0, 2]],
  ['UL OL+LI', [0, 0, 3]],
  ['H1 + *[REL=up]', [0, 1, 1]],
  ['UL OL LI.red', [0, 1, 3]],
  ['LI.red.level', [0, 2, 1]],
  ['#x34y', [1, 0, 0]],
  ['#s12:not(FOO)', [1, 0, 1]],
  ['.foo :is(.bar, #baz)', [1, 1, 0]],
  [':is(em, #foo)', [1, 0, 0]],
  ['.qux:where(em, #foo#bar#baz)', [0, 1, 0]],
  [':nth-child(even of li, .item)', [0, 2, 0]],
  [':not(em, strong#foo)', [1, 0, 1]],
  ['a:has(> img, ~ #x)', [1, 0, 1]],
])('weighs %s', (selector, expected) => {
  expect(of(selector)).toEqual([expected]);
});

describe('weighs', () => {
  it.each([
    // CSS Syntax 3, section 4.3.7
    ['escapes with the white space that ends them', '#\\31 23 .\\31 a.\\000031b\\41\n', [1, 2, 0]],
    ['an id whose escape ends in white space', '#\\31 23', [1, 0, 0]],
    ['a class whose escape ends in white space', '.\\31 a', [0, 1, 0]],
    ['a descendant behind an escape and a second space', '.\\31  a', [0, 1, 1]],
    // Selectors 4, section 18.1
    ['empty forgiving lists as nothing', ':is():where():is(,)', [0, 0, 0]],
    ['forgiving lists without what does not parse', ':is(1a, [b], :not(), {}, ",)", [,], ::before)', [0, 1, 0]],
    ['comments within a compound not at all', '.a/**/.b/**//**/[/**/c/**/=/**/d/**/]', [0, 3, 0]],
    ['pseudo-elements as elements, written with one colon too', 'a::before b:after::marker', [0, 0, 5]],
    // CSS Scoping 1, sections 3.2.2 and 3.3: the argument counts with the pseudo-element or pseudo-class.
    ['what ::slotted and :host take', '::slotted(.a) :host(#b)', [1, 2, 1]],
    ['pseudo-classes with any argument as one', ':lang(en, "de(") :nth-child( -2n + 1 ) :dir(rtl)', [0, 3, 0]],
    ['attributes once each', '[a][b="]"][c|=d i]', [0, 3, 0]],
    ['names with escapes and namespaces', 'svg|a\\.b *|c |d.e\\:f', [0, 1, 3]],
    ['combinators and comments not at all', 'a/**/>b ~ c || d', [0, 0, 4]],
    ['& not at all by itself', '& .a', [0, 1, 0]],
  ])('%s', (_, selector, expected) => {
    expect(of(selector)).toEqual([expected]);
  });
});

it('weighs each selector of a list, and gives it as written', () => {
  expect(readSelectors(' a , .b:is(c,d) ,#e', 'selectors')).toMatchObject([
    { selector: 'a', a: 0, b: 0, c: 1 },
    { selector: '.b:is(c,d)', a: 0, b: 1, c: 1 },
    { selector: '#e', a: 1, b: 0, c: 0 },
  ]);
});

it.each([
  '',
  ',',
  'a,',
  'a b,',
  '.',
  '#',
  ':',
  '::',
  'a >',
  '> a',
  '[',
  '[a',
  '[a=]',
  ':is(',
  ':is',
  ':not',
  ':where',
  ':not()',
  ':is(a',
  ':is(a]',
  ':not(1a)',
  ':not(::before)',
  ':has(:is(a) 1a)',
  'a/**/b',
  '[a=1]',
  '[1a]',
  '#\\\n1',
  '.\\31 a 1',
  'a)',
  ':nth-child(x)',
  '::slotted(',
  'a{',
  '1a',
  ':lang(',
])('refuses %j', (selector) => {
  expect(() => of(selector)).toThrow(Unprocessable);
});

it('takes 100 levels of brackets', () => {
  expect(of(`${':not('.repeat(100)}a${')'.repeat(100)}`)).toEqual([[0, 0, 1]]);
  expect(() => of(`${':not('.repeat(101)}a${')'.repeat(101)}`)).toThrow('nested deeper');
});
