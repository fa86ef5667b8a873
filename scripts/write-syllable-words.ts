// Writes src/tools/language/lib/syllable-words.ts: the common words whose syllables the rules of spelling miss.
// node scripts/write-syllable-words.ts CMUDICT WORDS...
// CMUDICT is cmudict.dict of the CMU Pronouncing Dictionary, WORDS are files with the words to consider, separated by white space, such as those of a frequency list.
import { readFileSync, writeFileSync } from 'node:fs';
import { syllablesBySpelling } from '../src/tools/language/lib/syllable-rules.ts';

const LINE = 150;
const [dictionary = '', ...lists] = process.argv.slice(2);
const wanted = new Set(lists.flatMap((list) => readFileSync(list, 'utf8').toLowerCase().split(/\s+/)));

/** Counts of each word's pronunciations, the first one first. */
const counts = new Map<string, number[]>();
for (const line of readFileSync(dictionary, 'utf8').split('\n')) {
  const [head = '', ...sounds] = line.replace(/ #.*/, '').split(' ');
  const word = head.replace(/\(\d+\)$/, '');
  if (!/^[a-z]+$/.test(word) || !wanted.has(word)) continue;
  const count = sounds.filter((sound) => /\d/.test(sound)).length;
  counts.set(word, [...(counts.get(word) ?? []), Math.max(1, count)]);
}

const missed = new Map<number, string[]>();
for (const [word, [first = 1, ...others]] of counts) {
  if (![first, ...others].includes(syllablesBySpelling(word))) missed.set(first, [...(missed.get(first) ?? []), word]);
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (last.length + word.length < LINE) lines.push(`${last} ${word}`);
    else lines.push(`${last} `, word);
  }
  return lines.map((line) => `    '${line}'`).join(' +\n');
}

const entries = [...missed].toSorted(([a], [b]) => a - b).map(([count, words]) => `  [\n    ${count},\n${wrapped(words.toSorted())},\n  ],\n`);
writeFileSync(
  new URL('../src/tools/language/lib/syllable-words.ts', import.meta.url),
  `// Written by scripts/write-syllable-words.ts from the CMU Pronouncing Dictionary, Copyright (C) 1993-2015 Carnegie Mellon University, BSD-2-Clause.

/** Words whose syllables their spelling does not tell, by how many they have. */
export const WORDS_BY_SYLLABLES: readonly (readonly [syllables: number, words: string])[] = [
${entries.join('')}];
`,
);
