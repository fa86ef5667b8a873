import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './archive-inspector.ts';
import vectors from './testdata/containers.json' with { type: 'json' };
import foreign from './testdata/foreign.json' with { type: 'json' };

// Foreign ones: sparse files by GNU tar 1.34 (many has more parts than a header holds), hard links by GNU cpio 2.13, and names in UTF-8 beside others, as UnZip 6.0 and bsdtar list them
holdTo(tool, { vectors: [...vectors, ...foreign] });

/** By 7-Zip 16.02 and genisoimage 1.1.11; the names are those that bsdtar 3.6.2 lists. */
const SEVEN_ZIP =
  'N3q8ryccAATaYtxdsAAAAAAAAAAiAAAAAAAAACqZUlYBABV5eMOcYnVuZy/ml6XmnKzoqp4udHh0AAAAgTMHrg/PpC64D+vqnL82Pf5zJYHyCVxX5OKgANG0+HCirfY1cY7Wjuw0AWMGfbJMhFgWe6xwH2EpVsJezggqUz8QVPhgb0fW0l+XTtTjd/jUA47DjChweqkSUSMoId92xQYPez2hpqg56tnVjpW5dRPNoeZTaEuZy2RuOArMO0hk/XNDJ+AwQ18KCGc3EQGjgAAAABcGGgEJgJYABwsBAAEjAwEBBV0AEAAADIDOCgE9O0c1AAA=';
const ROCK_RIDGE =
  'H4sIAAAAAAACA+3cTY/UZBwA8BYCbtxAoqK8HhrjQQ8OM0t2ccNp6HZ3CzPtpO2Q5TTRRLxxQoIxMe7FlxjPeiAaErwYE41HTbzwBfBLEC8b/QbYzguyIKDRIMLvN7PTZ9p/n7dp8k+bbYMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAjjlXa7Ewa9NBtuRPcWrxR5/z7bZ/V9v21xn3brd/MXzM0FByarDjz3x+bnm48Xg/2Tb/uDuWYxF7w3f2TX4kKwY7Z/xH9qLcnSMk/73bUkqgvR8tJS++j6ahmtpr2kPFtWST+Ki6Rb5UX0cvxK1FlePhYlrbP5MFtb6faS2crjry6020vRqdYg6RZlnh091Srj9bRXH5Vr45hmcxNzvDkQT6dVVCXd/kMf7kJ7YanTWXitvbh4bLHdbgd3rWjf4e4IB+2TTtLhkXFzmv8BAACAx1c4vsbenP/vHl+HD4PR6OQwWzMzAAAA8Did/wfN/9eFzfl/7UAQOv8HAACAx81HD7zHrhw8Ff70a1AUu8LNwcZL4Va3ietu7Zzst/POGqvVQ+HeaSXbF3FyJDw4CTo4i96aLs49qB/hv9CBerSHJjGHpnc8hO/O731hz75xsX7vzbqj0ZlkNGpVG9WJznjQH2f9fWFw/vVr3158M/rty8/fb124dKHpx9XNZrfNq7Oq/rQf0/rv6MfFW/c8zkY7jZuOdvf0Isy0/fkwuHb5jbfPv3X78HdMatjx15u9HByehByexW4f/fxoqnWi07T8adZ/Jgx+3qxfn1z/8foP179r2r95pYm/cvNewy57R5qrSZMOB3tufPbVjcvf/PL1F8203WdKAHiozj0gE4V3J/6/n3iCh5PdP7iV3+6R3W/lt23Z/dkw2Jak/mFuB4BHX1JshU9XH9b5Nx2MOsvLnW61nkRFHp+OinSleaxLViVFvN7N6vKgyKs8zntN4Uy6kpRRORwM8qKKVvMiGuRlujF+8ks0ffRLmfS7WZXG5aCXdMskivOs6sZVtJKWcTQYnuyl5XpSjHcuB0mcrqZxt0rzLCrzYREnraiuIbktsG6yrm41bYpZ3Ym03y3ORmfy3rCfRHV34noQzaNmmgpnbaVZ/a0/rrbl5waAsXdMAQA8cS6ZAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/gd+B5dsyBkAkAUA';

const namesOf = async (archive: string): Promise<string[]> => {
  const { entries } = await run(tool, { archive });
  return (entries as { name: string }[]).map(({ name }) => name).sort();
};

test('names of a 7z in other scripts than Latin are kept', async () => {
  expect(await namesOf(SEVEN_ZIP)).toEqual(['naïve 😀.txt', 'Übung/', 'Übung/日本語.txt', 'ссылка']);
});

test('names of an ISO 9660 with Rock Ridge in other scripts than Latin are kept', async () => {
  expect(await namesOf(gunzipSync(Buffer.from(ROCK_RIDGE, 'base64')).toString('base64'))).toEqual(['naïve 😀.txt', 'Übung/', 'Übung/日本語.txt', 'ссылка']);
});
