import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './regex-explainer.ts';

const parts = (...rows: readonly [kind: string, text: string, depth?: number][]) => ({ parts: rows.map(([kind, text, depth = 0]) => ({ kind, text, depth })) });

// The kinds follow from the table of RE2's syntax page.
holdTo(tool, {
  answers: [
    [{ pattern: 'abc' }, parts(['literal', 'abc'])],
    [{ pattern: 'abc+?' }, parts(['literal', 'ab'], ['literal', 'c'], ['quantifier', '+?'])],
    [{ pattern: '😀😀*' }, parts(['literal', '😀'], ['literal', '😀'], ['quantifier', '*'])],
    [{ pattern: 'a\\.\\x41\\x{1F600}\\012\\n' }, parts(['literal', 'a\\.\\x41\\x{1F600}\\012\\n'])],
    [{ pattern: '\\Qa.b\\E+' }, parts(['literal', '\\Qa.'], ['literal', 'b\\E'], ['quantifier', '+'])],
    [{ pattern: '\\Qa)(' }, { ...parts(['literal', '\\Qa)(']), groupCount: 0 }],
    [{ pattern: 'a{,2}{x}' }, parts(['literal', 'a{,2}{x}'])],
    [
      { pattern: 'a{2}b{2,}c{2,3}?' },
      parts(['literal', 'a'], ['quantifier', '{2}'], ['literal', 'b'], ['quantifier', '{2,}'], ['literal', 'c'], ['quantifier', '{2,3}?']),
    ],
    [{ pattern: '[]a[:alpha:]\\]-]' }, parts(['class', '[]a[:alpha:]\\]-]'])],
    [{ pattern: '[^]x]$' }, parts(['class', '[^]x]'], ['anchor', '$'])],
    [
      { pattern: '\\d\\W\\pL\\p{Greek}\\PN\\P{^Lu}' },
      parts(['escape', '\\d'], ['escape', '\\W'], ['escape', '\\pL'], ['escape', '\\p{Greek}'], ['escape', '\\PN'], ['escape', '\\P{^Lu}']),
    ],
    [
      { pattern: '^\\A\\b.\\B\\z$' },
      parts(['anchor', '^'], ['anchor', '\\A'], ['anchor', '\\b'], ['any', '.'], ['anchor', '\\B'], ['anchor', '\\z'], ['anchor', '$']),
    ],
    // JavaScript: the grammar of ECMA-262
    [
      { pattern: '(?<!a)b(?=c|d)', engine: 'javascript' },
      parts(
        ['lookaround', '(?<!'],
        ['literal', 'a', 1],
        ['groupEnd', ')'],
        ['literal', 'b'],
        ['lookaround', '(?='],
        ['literal', 'c', 1],
        ['alternation', '|', 1],
        ['literal', 'd', 1],
        ['groupEnd', ')'],
      ),
    ],
    [
      { pattern: '^(?<q>[\'"]).*?\\k<q>ab{2,}\\1$', engine: 'javascript' },
      {
        ...parts(
          ['anchor', '^'],
          ['group', '(?<q>'],
          ['class', '[\'"]', 1],
          ['groupEnd', ')'],
          ['any', '.'],
          ['quantifier', '*?'],
          ['backreference', '\\k<q>'],
          ['literal', 'a'],
          ['literal', 'b'],
          ['quantifier', '{2,}'],
          ['backreference', '\\1'],
          ['anchor', '$'],
        ),
        groups: [{ number: 1, name: 'q', text: '(?<q>[\'"])' }],
      },
    ],
    [{ pattern: '\\p{L}(?:\\s)', engine: 'javascript', flags: 'u' }, parts(['escape', '\\p{L}'], ['group', '(?:'], ['escape', '\\s', 1], ['groupEnd', ')'])],
    [{ pattern: '[\\w--\\d]', engine: 'javascript', flags: 'v' }, parts(['class', '[\\w--\\d]'])],
    [
      { pattern: '(?i)(?:a|(?s-m:b))' },
      parts(
        ['flags', '(?i)'],
        ['group', '(?:'],
        ['literal', 'a', 1],
        ['alternation', '|', 1],
        ['group', '(?s-m:', 1],
        ['literal', 'b', 2],
        ['groupEnd', ')', 1],
        ['groupEnd', ')'],
      ),
    ],
    [
      { pattern: '((a)(?<x>b))' },
      {
        groupCount: 3,
        groups: [
          { number: 1, text: '((a)(?<x>b))' },
          { number: 2, text: '(a)' },
          { number: 3, name: 'x', text: '(?<x>b)' },
        ],
      },
    ],
    [{ pattern: '()*' }, parts(['group', '('], ['groupEnd', ')'], ['quantifier', '*'])],
  ],
  invalid: [
    [{ pattern: '' }, 'pattern'],
    [{ pattern: 'a'.repeat(2001) }, 'pattern'],
  ],
  unprocessable: [[{ pattern: 'a**' }], [{ pattern: '(a' }], [{ pattern: '(?=a)' }], [{ pattern: '\\1' }], [{ pattern: 'a{3,2}' }]],
});

it('takes apart all of every pattern that compiles', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom('a', '😀', '.', '(', ')', '(?:', '(?i)', '[a]', '[^]]', '\\Q', '\\E', '\\d', '\\.', '*', '+?', '{2}', '{', '}', '|', '^', '\\x{61}'),
        { maxLength: 12, minLength: 1 },
      ),
      fc.constantFrom('re2', 'javascript'),
      async (pieces, engine) => {
        const pattern = pieces.join('');
        const result = await run(tool, { pattern, engine }).catch(() => undefined);
        if (!result) return;
        expect(result.parts.map((part: { text: string }) => part.text).join('')).toBe(pattern);
        for (const part of result.parts) expect(pattern.slice(part.startUtf16, part.endUtf16)).toBe(part.text);
      },
    ),
  ));
