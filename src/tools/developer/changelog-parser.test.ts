import { holdTo } from '../testing.ts';
import tool from './changelog-parser.ts';

const codes = (...found: [number, string][]) => ({ problems: found.map(([line, code]) => ({ line, code })) });

// The form that keepachangelog.com 1.1.0 shows.
holdTo(tool, {
  answers: [
    [{ changelog: '' }, { versions: [], ...codes([1, 'noTitle']), links: {} }],
    [
      { changelog: '# C\n\n## [unreleased]\n### Added\n* a\n\n## [v1.0.0] - 2026-01-01\n### Fixed\n- b\n\n[v1.0.0]: https://x.org/1\n' },
      {
        latest: 'v1.0.0',
        problems: [],
        links: { 'v1.0.0': 'https://x.org/1' },
        versions: [{ version: 'Unreleased', changes: [{ type: 'Added', text: 'a' }] }, { version: 'v1.0.0' }],
      },
    ],
    [
      { changelog: '# C\n## 1.0\n## 2.0.0 - 2026-02-30\n## 2.0.0 - 2026-01-01\n' },
      codes([2, 'badVersion'], [2, 'badDate'], [3, 'badDate'], [4, 'duplicateVersion']),
    ],
    [
      { changelog: '# C\n## 1.0.0 - 2026-01-01\n- x\n### New\n- y\n## 1.1.0 - 2026-01-02\n' },
      {
        ...codes([3, 'entryOutsideSection'], [4, 'unknownSection'], [6, 'wrongOrder']),
        versions: [
          {
            changes: [
              { type: '', text: 'x' },
              { type: 'New', text: 'y' },
            ],
          },
          {},
        ],
      },
    ],
    // CommonMark 4.2: marks that close a heading stand apart.
    [{ changelog: '# C#\n## 1.0.0 - 2026-01-01 ##\n' }, { title: 'C#', versions: [{ version: '1.0.0', date: '2026-01-01' }] }],
    [{ changelog: '# C\n## [0.0.5] - 2014-08-09 [YANKED]\n' }, { versions: [{ version: '0.0.5', date: '2014-08-09', yanked: true }] }],
  ],
});
