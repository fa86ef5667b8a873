import { expect, it } from 'vitest';
import { InvalidInputs } from '../../errors.ts';
import { capitalize, checkLocale, identifierWords, sentenceCase } from './casing.ts';

it.each([
  ['parseHTTPResponse', ['parse', 'HTTP', 'Response']],
  ['XMLHttpRequest2', ['XML', 'Http', 'Request2']],
  ['snake_case-and.dots and spaces', ['snake', 'case', 'and', 'dots', 'and', 'spaces']],
  ["don't Stop", ['dont', 'Stop']],
  ['utf8Text', ['utf8', 'Text']],
  ['ÉcoleÜber', ['École', 'Über']],
  ['e\u0301toileA\u0301bc', ['e\u0301toile', 'A\u0301bc']],
  ['漢字Kanji', ['漢字Kanji']],
  ['𝐀𝐁𝐜', ['𝐀', '𝐁𝐜']],
  ['ABC', ['ABC']],
  ['A', ['A']],
  ['--', []],
  ['', []],
])('finds the words of %j', (line, words) => {
  expect(identifierWords(line)).toEqual(words);
});

it.each([
  ['HELLO. HOW ARE YOU? "FINE!" SHE SAID', 'en', 'Hello. How are you? "Fine!" She said'],
  ['see example.com for 3.5 more\nNEXT LINE', 'en', 'See example.com for 3.5 more\nNext line'],
  ['one… two。 三', 'en', 'One… Two。 三'],
  ['ISTANBUL. IRMAK', 'tr', 'Istanbul. Irmak'],
  ['', 'en', ''],
])('writes %j as sentences (%s)', (text, locale, expected) => {
  expect(sentenceCase(text, locale)).toBe(expected);
});

it.each([
  ['élan', 'und', 'Élan'],
  ['3rd', 'und', '3rd'],
  ['(word)', 'und', '(Word)'],
  ['istanbul', 'tr', 'İstanbul'],
  ['ßa', 'und', 'SSa'],
  ['…', 'und', '…'],
])('capitalizes %j (%s)', (word, locale, expected) => {
  expect(capitalize(word, locale)).toBe(expected);
});

it('takes language tags alone for a locale', () => {
  expect(() => checkLocale('pt-BR')).not.toThrow();
  expect(() => checkLocale('not a tag')).toThrow(InvalidInputs);
});
