import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../shared/code-testing.ts';
import { strptime } from './strptime.ts';

/** What is read into fields that are all 0, with the weekday 8 and the day of the year 367 where nothing sets them. */
function read(text: string, format: string): number[] | string | undefined {
  const fields = Int32Array.of(0, 0, 0, 0, 0, 0, 8, 367);
  const length = strptime(text, format, fields);
  if (length === undefined) return undefined;
  return length === text.length ? [...fields] : text.slice(length);
}

it.each([
  // POSIX, strptime: the worked date is 5 March 2015, a Thursday, the 64th day.
  ['2015-03-05T23:51:47Z', '%Y-%m-%dT%H:%M:%SZ', [47, 51, 23, 5, 2, 115, 4, 63]],
  ['2015 64', '%Y %j', [0, 0, 0, 5, 2, 115, 4, 63]],
  ['64/2015', '%j/%Y', [0, 0, 0, 5, 2, 115, 4, 63]],
  ['2016 366', '%Y %j', [0, 0, 0, 31, 11, 116, 6, 365]],
  ['Thu 9 2015', '%a %U %Y', [0, 0, 0, 5, 2, 115, 4, 63]],
  ['12:30 am', '%I:%M %p', [0, 30, 0, 0, 0, 0, 8, 367]],
  ['12:30 PM', '%I:%M %p', [0, 30, 12, 0, 0, 0, 8, 367]],
  ['5 MARCH 15', '%d %b %y', [0, 0, 0, 5, 2, 115, 4, 63]],
  ['20 15', '%C %y', [0, 0, 0, 0, 0, 115, 3, -1]],
  ['2015x', '%Y', 'x'],
  ['2015', '%Y-', undefined],
  ['32', '%d', undefined],
  ['', '%q', undefined],
  ['5', '%', undefined],
] as const)('reads %j as %s', (text, format, expected) => expect(read(text, format)).toEqual(expected));

describe.skipIf(!isInstalled('jq', 'strptime against that of glibc in jq', 'jq'))('jq', () => {
  it('reads dates the same', () => {
    const pieces = fc.constantFrom<[string, string]>(
      ...[
        '%Y',
        '%y',
        '%C',
        '%m',
        '%d',
        '%e',
        '%j',
        '%H',
        '%k',
        '%I',
        '%l',
        '%M',
        '%S',
        '%p',
        '%U',
        '%W',
        '%V',
        '%w',
        '%u',
        '%g',
        '%G',
        '%a',
        '%A',
        '%b',
        '%B',
        '%h',
      ].flatMap((directive) =>
        ['2015', '15', '3', '064', '7', '23', '12', '0', 'pm', 'AM', 'Thu', 'thursday', 'MAR', 'March', 'May'].map((text): [string, string] => [
          text,
          directive,
        ]),
      ),
      ['2015-03-05', '%F'],
      ['03/05/15', '%D'],
      ['23:51:47', '%T'],
      ['11:51:47 PM', '%r'],
      ['23:51', '%R'],
      ['Thu Mar  5 23:51:47 2015', '%c'],
      ['+0130', '%z'],
      ['-01:30', '%z'],
      ['Z', '%z'],
      ['+01', '%z'],
      ['CET', '%Z'],
      ['1425599621', '%s'],
      ['%', '%%'],
      ['2015', '%EY'],
      ['05', '%Od'],
      ['05', '%-d'],
      ['', '%n'],
    );
    const cases = fc.sample(
      fc
        .array(pieces, { minLength: 1, maxLength: 4 })
        .map((chosen) => [chosen.map(([text]) => text).join(' '), chosen.map(([, format]) => format).join(' ')] as const),
      { numRuns: 4000, seed: 18 },
    );
    const filter = '[.[] as [$text, $format] | try ($text | strptime($format)) catch null]';
    const { stdout } = spawnSync('jq', ['-c', filter], { input: JSON.stringify(cases), maxBuffer: 1e8, env: { ...process.env, TZ: 'UTC' } });
    const expected: unknown[] = JSON.parse(stdout.toString());
    let fitting = 0;
    for (const [index, [text, format]] of cases.entries()) {
      const theirs = expected[index];
      const ours = read(text, format);
      // jq takes no rest of a text but behind white space.
      if (theirs === null) expect(typeof ours === 'string' && /^\S/.test(ours) ? undefined : ours, `${text} as ${format}`).toBeUndefined();
      // The weekdays of the years up to 0 are wrong in glibc, which rounds towards 0.
      else if (Array.isArray(theirs) && theirs.length === 8 && theirs[0] > 0 && Array.isArray(ours)) {
        fitting++;
        const [second, minute, hour, day = 0, month, year = 0, weekday, yearDay] = ours;
        // jq works out what is not set where the day is.
        const isDate = day >= 1 && day <= 31;
        expect(
          [year + 1900, month, day, hour, minute, second, isDate && weekday === 8 ? theirs[6] : weekday, isDate && yearDay === 367 ? theirs[7] : yearDay],
          `${text} as ${format}`,
        ).toEqual(theirs);
      }
    }
    expect(fitting).toBeGreaterThan(200);
  });
});
