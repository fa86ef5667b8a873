import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './mustache-renderer.ts';

type Case = [string, string, Record<string, unknown>, string, Record<string, string>?];

describe('mustache-renderer', () => {
  // The cases of the Mustache specification 1.4 (interpolation, sections, inverted, comments, partials, delimiters), shortened
  it.each<Case>([
    ['empty template', '', {}, ''],
    ['escaping', '{{a}} {{{a}}} {{& a }}', { a: `&"<>'/\`=` }, `&amp;&quot;&lt;&gt;&#39;&#x2F;&#x60;&#x3D; &"<>'/\`= &"<>'/\`=`],
    ['numbers, null, missing', '{{n}}|{{z}}|{{null}}|{{missing}}|{{t}}|{{f}}', { n: 1.21, z: 0, null: null, t: true, f: false }, '1.21|0|||true|false'],
    ['dotted names: broken chain', '[{{a.b.c.name}}]', { a: { b: {} }, c: { name: 'Jim' } }, '[]'],
    ['dotted names: context precedence', '{{#a}}{{b.c}}{{/a}}', { a: { b: {} }, b: { c: 'ERROR' } }, ''],
    [
      'dotted names: initial resolution',
      '{{#a}}{{b.c.d.e.name}}{{/a}}',
      { a: { b: { c: { d: { e: { name: 'Phil' } } } } }, b: { c: { d: { e: { name: 'Wrong' } } } } },
      'Phil',
    ],
    ['interpolation is not stand-alone', '  {{a}}\n', { a: '---' }, '  ---\n'],
    ['section: falsy, null and empty list', '[{{#f}}x{{/f}}{{#n}}x{{/n}}{{#l}}x{{/l}}]', { f: false, n: null, l: [] }, '[]'],
    ['section: context', '{{#c}}Hi {{name}}.{{/c}}', { c: { name: 'Joe' } }, 'Hi Joe.'],
    ['section: deeply nested contexts', '{{#a}}{{one}}{{#b}}{{one}}{{two}}{{/b}}{{/a}}', { a: { one: 1 }, b: { two: 2 } }, '112'],
    ['section: nested lists, implicit iterator', '{{#l}}({{#.}}{{.}}{{/.}}){{/l}}', { l: [[1, 2], ['a']] }, '(12)(a)'],
    ['section: dotted name', '"{{#a.b}}Here{{/a.b}}" == ""', { a: {} }, '"" == ""'],
    ['section: stand-alone lines', '| This Is\n{{#b}}\n|\n{{/b}}\n| A Line', { b: true }, '| This Is\n|\n| A Line'],
    ['section: indented stand-alone lines', '| This Is\n  {{#b}}\n|\n  {{/b}}\n| A Line', { b: true }, '| This Is\n|\n| A Line'],
    ['section: CRLF', '|\r\n{{#b}}\r\n{{/b}}\r\n|', { b: true }, '|\r\n|'],
    ['section: without previous and next line', '  {{#b}}\n#{{/b}}\n/', { b: true }, '#\n/'],
    ['section: padding', '|{{# b }}={{/ b }}|', { b: true }, '|=|'],
    ['section: surrounding white space', ' | {{#b}}\t|\t{{/b}} | \n', { b: true }, ' | \t|\t | \n'],
    ['inverted', '{{^f}}a{{/f}}{{^t}}b{{/t}}{{^l}}c{{/l}}{{^x.y}}d{{/x.y}}', { f: false, t: {}, l: [] }, 'acd'],
    ['comment: inline, stand-alone, over lines', '1{{! c }}2\n  {{! c }}\n3\n{{!\nlong\n}}\n4', {}, '12\n3\n4'],
    ['partial: missing', '[{{>text}}]', {}, '[]'],
    [
      'partial: recursion',
      '{{>node}}',
      { content: 'X', nodes: [{ content: 'Y', nodes: [] }] },
      'X<Y<>>',
      { node: '{{content}}<{{#nodes}}{{>node}}{{/nodes}}>' },
    ],
    ['partial: inline indentation', '  {{d}}  {{> p}}\n', { d: '|' }, '  |  >\n>\n', { p: '>\n>' }],
    ['partial: stand-alone indentation', '\\\n {{>p}}\n/\n', { content: '<\n->' }, '\\\n |\n <\n->\n |\n/\n', { p: '|\n{{{content}}}\n|\n' }],
    ['partial: stand-alone without next line', '>\n  {{>p}}', {}, '>\n  >\n  >', { p: '>\n>' }],
    ['delimiters: pair, special characters, sections', '{{=<% %>=}}(<%t%>)<%={{ }}=%>[{{t}}]{{= | | =}}|#s||t|\n|/s|', { t: 'x', s: true }, '(x)[x]x\n'],
    ['delimiters: partials keep their own', '[ {{>p}} ]{{= | | =}}[ |>p| ]', { v: 'yes' }, '[ .yes. ][ .yes. ]', { p: '.{{v}}.' }],
    ['delimiters: stand-alone', 'Begin.\n  {{=@ @=}}\nEnd.', {}, 'Begin.\nEnd.'],
    ['own properties only', '[{{constructor}}{{toString}}{{a.length}}{{#hasOwnProperty}}x{{/hasOwnProperty}}]', { a: {} }, '[]'],
  ])('%s', async (_, template, values, text, partials) => {
    expect(await run(tool, { template, values, ...(partials ? { partials } : {}) })).toEqual({ text });
  });

  it('keys named like object properties are ordinary', async () => {
    const values = JSON.parse('{"__proto__":"p","constructor":{"name":"c"}}');
    expect(await run(tool, { template: '{{__proto__}}{{constructor.name}}', values })).toEqual({ text: 'pc' });
  });

  it('without escaping', async () => {
    expect(await run(tool, { template: '{{a}}', values: { a: '<&>' }, escape: false })).toEqual({ text: '<&>' });
  });

  it('refuses what is not closed or closed wrongly, saying where', async () => {
    const refuse = (template: string, message: RegExp) => expectUnprocessable(tool, { template, values: {} }, message);
    await refuse('ab\n{{#a}}', /"a".*line 2, column 1/);
    await refuse('{{a', /line 1, column 1/);
    await refuse('x{{/a}}', /column 2/);
    await refuse('{{#a}}{{#b}}{{/a}}{{/b}}', /"b"/);
    await refuse('{{{a}}', /not closed/);
    await refuse('{{=<%=}}', /[Dd]elimiters/);
    await expectUnprocessable(tool, { template: '{{>p}}', values: {}, partials: { p: '{{#x}}' } }, /line 1/);
  });

  it('refuses too long a result and endless partials', async () => {
    const long = 'x'.repeat(60_000);
    await expectUnprocessable(tool, { template: '{{#l}}{{s}}{{/l}}', values: { l: Array(100).fill(1), s: long } }, /5,000,000/);
    await expectUnprocessable(tool, { template: '{{>p}}', values: {}, partials: { p: 'a{{>p}}' } }, /deeper/);
  });

  it('refuses values that are not objects', async () => {
    await expectInvalid(tool, { template: '' }, 'values');
    await expectInvalid(tool, { template: '', values: [] }, 'values');
    await expectInvalid(tool, { template: '', values: null }, 'values');
    await expectInvalid(tool, { template: '', values: {}, partials: { p: 1 } }, 'partials.p');
  });
});
