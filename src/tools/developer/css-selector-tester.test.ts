import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './css-selector-tester.ts';

const PAGE = `<ul id=list><li class="a b">1</li><li lang="en-US">2 <b>x</b></li><li></li><li data-x="Foo">4</li></ul>
<form><input disabled><input type=checkbox checked><input></form><p title="q">p</p>`;
const count = (selector: string, expected: number) => [{ html: PAGE, selector }, { count: expected }] as [Record<string, unknown>, Record<string, unknown>];

// By the definitions of Selectors Level 4, counted by hand.
holdTo(tool, {
  answers: [
    count('li', 4),
    count('LI.a.b', 1),
    count('#list > li', 4),
    count('li:first-child, li:last-child', 2),
    count('li:nth-child(odd)', 2),
    count('li:nth-child(2n of :not(.a))', 1),
    count('li:nth-last-of-type(1)', 1),
    count('li + li', 3),
    count('li ~ li:has(b)', 1),
    count('li:empty', 1),
    count('[lang|=en]', 1),
    count('[data-x="foo" i]', 1),
    count('[data-x="foo"]', 0),
    count('[data-x^=F][data-x$=o][data-x*=o]', 1),
    count(':is(ul, form) > *', 7),
    count(':where(p)', 1),
    count(':checked', 1),
    count('input:disabled', 1),
    count(':root', 1),
    count('body', 1),
    count('li:hover', 0),
    count('li::before', 0),
    count('li:hover, p', 1),
    [
      { html: '', selector: 'head' },
      { count: 1, matches: [{ tag: 'head', text: '', html: '<head></head>' }] },
    ],
    [{ html: '<p>a&amp;b  <i>c</i>', selector: 'p' }, { matches: [{ text: 'a&b c', html: '<p>a&amp;b  <i>c</i></p>' }] }],
    [
      { html: '<i></i>'.repeat(5), selector: 'i', limit: 2 },
      { count: 5, matches: [{ tag: 'i' }, { tag: 'i' }] },
    ],
  ],
  invalid: [
    [{ html: '', selector: '' }, 'selector'],
    [{ html: '', selector: 'a', limit: 0 }, 'limit'],
  ],
  unprocessable: [
    [{ html: '', selector: 'li:not(' }, /position/],
    [{ html: '', selector: '> >' }, /position/],
    [{ html: '', selector: 'a[b' }, /position/],
    [{ html: '', selector: '1a' }, /position/],
    [{ html: '<p>', selector: ':no-such' }, /no-such/],
    [{ html: '<p>', selector: 'a || b' }, /./],
  ],
});

describe('css-selector-tester', () => {
  it('walks deep documents', async () => {
    const html = `${'<div>'.repeat(2_000)}x`;
    expect(await run(tool, { html, selector: 'div div', limit: 1 })).toMatchObject({ count: expect.any(Number), matches: [{ text: 'x' }] });
  });
});
