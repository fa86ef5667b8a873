import { holdTo } from '../testing.ts';
import tool from './heading-structure-checker.ts';

holdTo(tool, {
  answers: [
    [
      { html: '<h2>A</h2><h1>B</h1><h6>C</h6>' },
      {
        issues: [
          { index: 1, message: 'first heading is h2' },
          { index: 3, message: 'level skipped: h1 to h6' },
        ],
      },
    ],
    [
      { html: '<h1>A</h1><h1></h1>' },
      {
        h1Count: 2,
        issues: [
          { index: 0, message: 'more than one h1' },
          { index: 2, message: 'empty heading' },
        ],
      },
    ],
    [
      { html: '<h3> </h3>' },
      {
        issues: [
          { index: 0, message: 'no h1' },
          { index: 1, message: 'first heading is h3' },
          { index: 1, message: 'empty heading' },
        ],
      },
    ],
    // going up by more than one level is fine
    [{ html: '<h1>A</h1><h2>B</h2><h3>C</h3><h1>D' }, { issues: [{ index: 0, message: 'more than one h1' }], outline: 'A\n  B\n    C\nD' }],
    [{ html: '<H1>a&amp;<b>b</b>\n c</H1>' }, { headings: [{ level: 1, text: 'a&b c' }], issues: [] }],
    [{ html: '<h1><img alt=x></h1>' }, { issues: [{ index: 1, message: 'empty heading' }] }],
  ],
  unprocessable: [[{ html: '<h1><div>x'.repeat(10_000) }, /too deeply/]],
  invalid: [[{}, 'html']],
});
