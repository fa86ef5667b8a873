import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './semver-range-checker.ts';

// node-semver test/fixtures/range-parse.js, range-include.js and range-exclude.js (ISC).
describe('semver-range-checker', () => {
  it.each([
    ['1.0.0 - 2.0.0', '>=1.0.0 <=2.0.0'],
    ['1 - 2', '>=1.0.0 <3.0.0-0'],
    ['1.0 - 2.0', '>=1.0.0 <2.1.0-0'],
    ['1.0.0', '1.0.0'],
    ['>=*', '*'],
    ['', '*'],
    ['*', '*'],
    ['>=1.0.0', '>=1.0.0'],
    ['>1.0.0', '>1.0.0'],
    ['<=2.0.0', '<=2.0.0'],
    ['1', '>=1.0.0 <2.0.0-0'],
    ['<2.0.0', '<2.0.0'],
    ['>= 1.0.0', '>=1.0.0'],
    ['>=  1.0.0', '>=1.0.0'],
    ['0.1.20 || 1.2.4', '0.1.20||1.2.4'],
    ['>=0.2.3 || <0.0.1', '>=0.2.3||<0.0.1'],
    ['||', '*'],
    ['2.x.x', '>=2.0.0 <3.0.0-0'],
    ['1.2.x', '>=1.2.0 <1.3.0-0'],
    ['1.2.x || 2.x', '>=1.2.0 <1.3.0-0||>=2.0.0 <3.0.0-0'],
    ['x', '*'],
    ['2.*.*', '>=2.0.0 <3.0.0-0'],
    ['~2.4', '>=2.4.0 <2.5.0-0'],
    ['~>3.2.1', '>=3.2.1 <3.3.0-0'],
    ['~ 1.0', '>=1.0.0 <1.1.0-0'],
    ['^0', '<1.0.0-0'],
    ['^0.1', '>=0.1.0 <0.2.0-0'],
    ['^1.0', '>=1.0.0 <2.0.0-0'],
    ['^0.0.1', '>=0.0.1 <0.0.2-0'],
    ['^0.1.2', '>=0.1.2 <0.2.0-0'],
    ['^1.2.3', '>=1.2.3 <2.0.0-0'],
    ['^0.0.1-beta', '>=0.0.1-beta <0.0.2-0'],
    ['<1', '<1.0.0-0'],
    ['~1.2.3-beta', '>=1.2.3-beta <1.3.0-0'],
    ['^ 1.2 ^ 1', '>=1.2.0 <2.0.0-0 >=1.0.0'],
    ['1.2 - 3.4.5', '>=1.2.0 <=3.4.5'],
    ['>X', '<0.0.0-0'],
    ['<x <* || >* 2.x', '<0.0.0-0'],
    ['>=09090', undefined],
    ['blerg', undefined],
    ['1.2.3-01', undefined],
  ])('%j is %j', async (range, comparators) => {
    const given = await run(tool, { range }).catch((error: Error) => error.name);
    expect(given).toEqual(comparators === undefined ? 'Unprocessable' : { comparators, results: [], satisfying: [] });
  });

  it.each([
    ['^1.2.3+build', '1.3.0', true],
    ['1.2.3-pre+asdf - 2.4.3-pre+asdf', '1.2.3-pre.2', true],
    ['>=0.1.97', 'v0.1.97', true],
    ['~0.0.1', '0.0.2', true],
    ['1.2.3 - 2.0.0', '2.0.1', false],
    ['^1.2.3', '1.2.3-beta', false],
    ['^1.2', '1.3.0-a', false],
    ['~v0.5.4-beta', '0.5.4', true],
    ['^0.1.2', '0.2.0', false],
    ['>1.2.3', '1.3.0-alpha', false],
    ['=0.7.x', '0.7.0-asdf', false],
    ['<=1.2.3', '1.2.3-beta', false],
    ['*', '1.0.0-rc1', false],
    ['2.x', '3.0.0-pre.0', false],
  ])('%s and %s: %s', async (range, version, expected) =>
    expect((await run(tool, { range, versions: [version] })).results).toEqual([{ version, valid: true, satisfies: expected }]),
  );
});

holdTo(tool, {
  answers: [
    [
      { range: '*', versions: ['1.0.0-rc1'], includePrerelease: true },
      { satisfying: ['1.0.0-rc1'], maximum: '1.0.0-rc1', minimum: '1.0.0-rc1' },
    ],
    [
      { range: '>=1', versions: ['1.2.0+b', '1.2.0', 'x', ' v3.0.0 '] },
      { satisfying: ['1.2.0+b', '1.2.0', ' v3.0.0 '], maximum: ' v3.0.0 ', minimum: '1.2.0+b' },
    ],
  ],
  invalid: [[{ range: 'a'.repeat(1001) }, 'range']],
});
