import { holdTo } from '../testing.ts';
import tool from './spdx-expression-parser.ts';

const to = (expression: string, normalized: string, more: object = {}): [Record<string, unknown>, Record<string, unknown>] => [
  { expression },
  { valid: true, normalized, ...more },
];
const bad = (expression: string): [Record<string, unknown>, Record<string, unknown>] => [{ expression }, { valid: false }];

// The examples of annex D of SPDX 2.3.
holdTo(tool, {
  answers: [
    to('CDDL-1.0', 'CDDL-1.0', { tree: { license: 'CDDL-1.0' }, licenses: ['CDDL-1.0'], exceptions: [], deprecated: [] }),
    to('CDDL-1.0+', 'CDDL-1.0+', { tree: { license: 'CDDL-1.0', orLater: true } }),
    to('LicenseRef-23', 'LicenseRef-23'),
    to('DocumentRef-spdx-tool-1.2:LicenseRef-MIT-Style-2', 'DocumentRef-spdx-tool-1.2:LicenseRef-MIT-Style-2'),
    to('LGPL-2.1-only OR MIT OR BSD-3-Clause', 'LGPL-2.1-only OR MIT OR BSD-3-Clause', {
      tree: { operator: 'OR', left: { operator: 'OR', left: { license: 'LGPL-2.1-only' }, right: { license: 'MIT' } }, right: { license: 'BSD-3-Clause' } },
    }),
    to('LGPL-2.1-only AND MIT and bsd-2-clause', 'LGPL-2.1-only AND MIT AND BSD-2-Clause'),
    to('GPL-2.0-or-later WITH Bison-exception-2.2', 'GPL-2.0-or-later WITH Bison-exception-2.2', {
      exceptions: ['Bison-exception-2.2'],
      tree: { license: 'GPL-2.0-or-later', exception: 'Bison-exception-2.2' },
    }),
    to('LGPL-2.1-only OR BSD-3-Clause AND MIT', 'LGPL-2.1-only OR (BSD-3-Clause AND MIT)', { tree: { operator: 'OR', right: { operator: 'AND' } } }),
    to('(MIT OR Apache-2.0) AND ISC', '(MIT OR Apache-2.0) AND ISC'),
    to('((MIT))', 'MIT'),
    to('MIT AND (ISC AND 0BSD)', 'MIT AND (ISC AND 0BSD)'),
    to('GPL-2.0+', 'GPL-2.0+', { deprecated: ['GPL-2.0'], tree: { license: 'GPL-2.0', orLater: true } }),
    to('mit or mit', 'MIT OR MIT', { licenses: ['MIT'] }),
    bad(''),
    bad('NONE'),
    bad('NOASSERTION'),
    bad('Foo'),
    bad('MIT Or ISC'),
    bad('MIT AND'),
    bad('MIT ISC'),
    bad('(MIT'),
    bad('MIT)'),
    [{ expression: 'MIT And ISC' }, { valid: false, reason: '"And" is where an operator or the end should be.' }],
    bad('MIT WITH MIT'),
    bad('Classpath-exception-2.0'),
    bad('MIT +'),
    bad('LicenseRef-'),
    bad('MIT WITH Classpath-exception-2.0+'),
    bad('(MIT) WITH Classpath-exception-2.0'),
    bad('('.repeat(5000)),
  ],
  invalid: [[{ expression: 'a'.repeat(5001) }, 'expression']],
});
