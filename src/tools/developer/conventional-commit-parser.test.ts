import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './conventional-commit-parser.ts';

// The examples of the specification.
holdTo(tool, {
  answers: [
    [
      {
        message:
          'feat: allow provided config object to extend other configs\n\nBREAKING CHANGE: `extends` key in config file is now used for extending other config files',
      },
      { valid: true, type: 'feat', breaking: true, bump: 'major', footers: [{ token: 'BREAKING CHANGE' }] },
    ],
    [{ message: 'feat!: send an email to the customer when a product is shipped' }, { breaking: true, bump: 'major', footers: [] }],
    [{ message: 'docs: correct spelling of CHANGELOG' }, { bump: 'none', breaking: false }],
    [{ message: 'feat(lang): add Polish language' }, { scope: 'lang', bump: 'minor' }],
    [
      {
        message:
          'fix: prevent racing of requests\n\nIntroduce a request id and a reference to latest request. Dismiss\nincoming responses other than from latest request.\n\nRemove timeouts which were used to mitigate the racing issue but are\nobsolete now.\n\nReviewed-by: Z\nRefs: #123',
      },
      {
        bump: 'patch',
        body: 'Introduce a request id and a reference to latest request. Dismiss\nincoming responses other than from latest request.\n\nRemove timeouts which were used to mitigate the racing issue but are\nobsolete now.',
        footers: [
          { token: 'Reviewed-by', value: 'Z' },
          { token: 'Refs', value: '#123' },
        ],
        issues: ['123'],
      },
    ],
    [
      { message: 'fix: a\n\nFixes #4\nRefs: x\n  more\n' },
      {
        footers: [
          { token: 'Fixes', value: '#4' },
          { token: 'Refs', value: 'x\n  more' },
        ],
        issues: ['4'],
      },
    ],
    [{ message: '# comment\n\nFIX: a (#1, #1)\n# x' }, { type: 'FIX', valid: true, issues: ['1'] }],
    [
      { message: 'nope: a\nb', maxHeaderLength: 10, types: ['fix'] },
      { valid: false, errors: ['typeUnknown', 'bodyWithoutBlankLine'] },
    ],
    [{ message: `fix: ${'a'.repeat(100)}` }, { errors: ['headerTooLong'] }],
    [{ message: 'anything: x', types: [] }, { valid: true }],
  ],
  invalid: [[{ message: '', maxHeaderLength: 9 }, 'maxHeaderLength']],
});

it.each([
  ['', 'empty'],
  ['# only\n', 'empty'],
  ['feat:a', 'headerFormat'],
  ['feat (a): b', 'headerFormat'],
  ['feat(): b', 'headerFormat'],
  ['feat: ', 'headerFormat'],
  ['Merge x', 'headerFormat'],
])('%j is %s', async (message, code) => expect(await run(tool, { message })).toEqual({ valid: false, errors: [code] }));
