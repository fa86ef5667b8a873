import { holdTo } from '../testing.ts';
import tool from './markdown-formatter.ts';

// From Prettier's tests for Markdown and its documentation of proseWrap (MIT).
holdTo(tool, {
  answers: [
    [{ markdown: '' }, { formatted: '' }],
    [{ markdown: '* a\n* b\n\n\n1) x\n2) y' }, { formatted: '- a\n- b\n\n1. x\n2. y\n' }],
    [{ markdown: '*a* __b__' }, { formatted: '_a_ **b**\n' }],
    [{ markdown: '|a|b|\n|-|:-:|\n|long cell|x|' }, { formatted: '| a         |  b  |\n| --------- | :-: |\n| long cell |  x  |\n' }],
    [{ markdown: 'aaa bbb\nccc ddd', wrap: 'never' }, { formatted: 'aaa bbb ccc ddd\n' }],
    [{ markdown: 'aaaaaaaaaa bbbbbbbbbb ccc', wrap: 'always', printWidth: 20 }, { formatted: 'aaaaaaaaaa\nbbbbbbbbbb ccc\n' }],
    [{ markdown: '```js\nlet a=1\n```' }, { formatted: '```js\nlet a = 1;\n```\n' }],
  ],
  invalid: [[{ markdown: '', wrap: 'soft' }, 'wrap']],
});
