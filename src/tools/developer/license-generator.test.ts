import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './license-generator.ts';

describe('license-generator', () => {
  it.each('MIT ISC BSD-2-Clause BSD-3-Clause Zlib MIT-0 0BSD Apache-2.0'.split(' '))('fills in %s', async (license) => {
    const { text } = await run(tool, { license, holder: 'Ann $1', year: '2020-2026' });
    expect(text).toContain('Copyright (c) 2020-2026 Ann $1');
    expect(text).not.toMatch(/<year>|<owner>|<copyright|yyyy|Internet Systems Consortium, Inc\. \("ISC"\)/i);
    expect((await run(tool, { license, now: '2031-05-06' })).text).toContain('Copyright (c) 2031 [fullname]');
  });

  it.each('MPL-2.0 GPL-2.0-only GPL-3.0-only LGPL-3.0-only AGPL-3.0-only Unlicense CC0-1.0 BSL-1.0 EPL-2.0 Artistic-2.0'.split(' '))(
    'has %s',
    async (license) => {
      const { text, spdxId } = await run(tool, { license: license.toLowerCase() });
      expect([spdxId, text.length > 500]).toEqual([license, true]);
    },
  );
});

holdTo(tool, {
  answers: [
    [{ license: 'apache-2.0' }, { name: 'Apache License 2.0', osiApproved: true }],
    [{ license: 'CC0-1.0' }, { osiApproved: false }],
  ],
  invalid: [
    [{ license: '' }, 'license'],
    [{ license: 'MIT', now: '2026-13-01' }, 'now'],
  ],
  unprocessable: [[{ license: 'MTI' }, /MIT/], [{ license: '__proto__' }]],
});
