import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './semver-sorter.ts';

const ORDERED = [
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '2.0.0',
  '2.1.0',
  '2.1.1',
];

holdTo(tool, {
  answers: [
    // the orders of SemVer 2.0.0 section 11
    [{ versions: ORDERED.toReversed() }, { sorted: ORDERED, invalid: [], latest: '2.1.1', latestStable: '2.1.1' }],
    [{ versions: ORDERED, order: 'descending' }, { sorted: ORDERED.toReversed() }],
    [{ versions: ['1.0.0+b', '1.0.0+a', '0.1.0'] }, { sorted: ['0.1.0', '1.0.0+b', '1.0.0+a'], latest: '1.0.0+b' }],
    [
      { versions: ['1.0.0+b', '1.0.0+a'], order: 'descending' },
      { sorted: ['1.0.0+b', '1.0.0+a'], latest: '1.0.0+b' },
    ],
    [
      { versions: ['2.0.0-a', '1.0.0'], removePrereleases: true },
      { sorted: ['1.0.0'], latest: '1.0.0' },
    ],
    [{ versions: [' v1.0.0 ', '1.0', ''] }, { sorted: [' v1.0.0 '], invalid: ['1.0', ''] }],
  ],
  invalid: [
    [{ versions: [] }, 'versions'],
    [{ versions: ['1.0.0'], order: 'up' }, 'order'],
  ],
});

it('gives neither latest where there is no version', async () => expect(await run(tool, { versions: ['x'] })).toEqual({ sorted: [], invalid: ['x'] }));

it('brings any order of the same versions into one', () =>
  fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(ORDERED, { minLength: 1 }), async (versions) => {
      expect((await run(tool, { versions })).sorted).toEqual(ORDERED.filter((one) => versions.includes(one)));
    }),
  ));
