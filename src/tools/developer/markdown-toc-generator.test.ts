import { holdTo } from '../testing.ts';
import tool from './markdown-toc-generator.ts';

// Ids as GitHub shows them (the cases of github-slugger, ISC); headings by the sections on ATX and setext headings of CommonMark.
holdTo(tool, {
  answers: [
    [{ markdown: '' }, { toc: '', headings: [] }],
    [{ markdown: '## A\n### B\n# C\n', indent: 4, bullet: '*' }, { toc: '    * [A](#a)\n        * [B](#b)\n* [C](#c)' }],
    [{ markdown: '# a\n# a\n# a-1\n# a\n' }, { headings: [{ slug: 'a' }, { slug: 'a-1' }, { slug: 'a-1-1' }, { slug: 'a-2' }] }],
    [{ markdown: '# *a* **b** [c](d) ![e](f) `g<h>` \\# &amp;\n' }, { headings: [{ text: 'a b c e g<h> # &', slug: 'a-b-c-e-gh--' }] }],
    [{ markdown: '# Привет non-latin 你好 é_x 1.2\n' }, { headings: [{ slug: 'привет-non-latin-你好-é_x-12' }] }],
    [{ markdown: '> # q\n\n- # l\n\n    # c\n\n#no\n\n# y [z] #\n' }, { headings: [{ text: 'y [z]', line: 9 }], toc: '- [y \\[z\\]](#y-z)' }],
    [{ markdown: 'a\nb\n===\n' }, { headings: [{ level: 1, text: 'a b', line: 1 }] }],
    [{ markdown: '# A\n## B\n### C\n', minLevel: 2, maxLevel: 2, bullet: '1.' }, { toc: '1. [B](#b)' }],
  ],
  invalid: [
    [{ markdown: '', minLevel: 3, maxLevel: 2 }, 'minLevel'],
    [{ markdown: '', maxLevel: 7 }, 'maxLevel'],
  ],
});
