import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './css-selector-tester.ts';

const PAGE = `<ul id=list><li class="a b">1</li><li lang="en-US">2 <b>x</b></li><li></li><li data-x="Foo">4</li></ul>
<form><input disabled><input type=checkbox checked><input></form><p title="q">p</p>`;
const count = (selector: string, expected: number) => [{ html: PAGE, selector }, { count: expected }] as [Record<string, unknown>, Record<string, unknown>];

const ids = (html: string, selector: string, expected: string) =>
  [
    { html, selector },
    {
      count: expected.split(' ').filter(Boolean).length,
      matches: expected
        .split(' ')
        .filter(Boolean)
        .map((id) => ({ id })),
    },
  ] as [Record<string, unknown>, Record<string, unknown>];
const FIELDSET =
  '<fieldset id=f disabled><p></p><legend><input id=l></legend><legend><input id=l2></legend><input id=i><button id=b></button><select id=s><option id=o><optgroup id=g disabled><option id=p></select><fieldset id=n><legend><textarea id=t></textarea></legend></fieldset><object id=x></object></fieldset><input id=e>';
const CHOICES = `<select><option id=a disabled>a<optgroup disabled><option id=b></optgroup><option id=c><option id=d></select>
<select><option id=e selected><option id=f selected></select><select multiple><option id=g selected><option id=h selected><option id=i></select>
<select size=2><option id=j></select><select><option id=k disabled></select>
<form><input id=l type=radio name=r checked><input id=m type=RADIO name=r checked></form><input id=n type=radio name=r checked><input id=o type=radio checked><input id=p type=radio checked>
<input id=q type=checkbox name=r checked><input id=r checked><svg><option id=s selected /></svg>`;

// By the definitions of Selectors Level 4 and of the HTML Standard, counted by hand and with Chromium's querySelectorAll (which takes the options of a disabled select for disabled too).
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
    ids(FIELDSET, ':disabled', 'f l2 i b s g p n t'),
    ids(FIELDSET, ':enabled', 'l o e'),
    ids('<fieldset disabled><button id=a></button><fieldset id=b><legend><input id=c></legend></fieldset></fieldset>', ':disabled:not([disabled])', 'a b c'),
    ids(CHOICES, ':checked', 'c f g h m n o p q'),
    ids('<input id=a required><input id=b type=hidden required><select id=c required></select><p required>', ':required', 'a c'),
    ids(
      '<input id=a readonly><textarea id=b></textarea><p id=c contenteditable><b id=d></b><input id=e type=checkbox></p><input id=f disabled>',
      ':read-write',
      'b c d',
    ),
    ids('<link id=a href=x><a id=b href=x></a><a id=c></a>', ':any-link', 'b'),
    count('li:not(:hover)', 4),
    count('li:is(:focus, .a)', 1),
    count('[title=":hover"], [title="::before"]', 0),
    ids('<p id=a title="::before :hover">', '[title="::before :hover"]', 'a'),
    count(':is()', 0),
    count('li:not(:is())', 4),
    count('li:is(1x, .a, ::before, :no-such)', 1),
    count('li/**/.a/**/.b', 1),
    ids('<p id=123 class=1a>', '#\\31 23.\\31 a', '123'),
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
    [{ html: '<p>', selector: 'p:not(:no-such)' }, /no-such/],
    [{ html: '<p>', selector: ':contains("a")' }, /contains/],
    [{ html: '<p>', selector: ':checkbox' }, /checkbox/],
    [{ html: '<p>', selector: 'a || b' }, /./],
  ],
});

describe('css-selector-tester', () => {
  it('walks deep documents', async () => {
    const html = `${'<div>'.repeat(2_000)}x`;
    expect(await run(tool, { html, selector: 'div div', limit: 1 })).toMatchObject({ count: expect.any(Number), matches: [{ text: 'x' }] });
  });
});
