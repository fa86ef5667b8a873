import { expect, it } from 'vitest';
import { wordsOfConversion } from './query-words.ts';

it.each([
  ['5 ft 3 in to cm', 'ft   in to cm'],
  ['1 1/2 cups to ml', 'cups to ml'],
  ['½ cup to ml', 'cup to ml'],
  ['1,000.5kg in lbs', 'kg in lbs'],
  ['2e3 m to km', 'm to km'],
])('looks beside %s for %s', (query, words) => expect(wordsOfConversion(query)).toBe(words));
