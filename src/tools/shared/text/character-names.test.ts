import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { codePointsNamed } from './character-names.ts';

// UnicodeData.txt and NameAliases.txt
const KNOWN: [string, number][] = [
  ['LATIN SMALL LETTER E WITH ACUTE', 0xe9],
  ['CJK UNIFIED IDEOGRAPH-4E00', 0x4e00],
  ['HANGUL SYLLABLE GAG', 0xac01],
  ['LINE FEED', 0xa],
  ['LF', 0xa],
  ['BELL', 0x1f514],
  ['ALERT', 7],
  ['NBSP', 0xa0],
  ['LATIN SMALL LETTER GHA', 0x1a3],
  ['VS1', 0xfe00],
  ['VS17', 0xe0100],
  ['VS256', 0xe01ef],
  ['TAG LATIN SMALL LETTER A', 0xe0061],
];

it('finds code points by their names and aliases', async () => {
  const names = await codePointsNamed(new Set([...KNOWN.map(([name]) => name), 'NO SUCH NAME', '<CONTROL-000A>', '']));
  expect([...names].toSorted()).toEqual(KNOWN.toSorted());
});

it('knows the names that Python knows', async () => {
  const script = 'import json, sys; names = json.load(sys.stdin); print(json.dumps([ord(eval(chr(34) + "\\\\N{" + name + "}" + chr(34))) for name in names]))';
  const { stdout, status } = spawnSync('python3', ['-c', script], { input: JSON.stringify(KNOWN.map(([name]) => name)), encoding: 'utf8' });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual(KNOWN.map(([, codePoint]) => codePoint));
});
