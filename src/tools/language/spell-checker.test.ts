import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './spell-checker.ts';
// By Hunspell: test/oracles/language_spelling.py.
import vectors from './testdata/spelling.json' with { type: 'json' };

const right = (text: string, words: number, ignore: string[] = []): [Record<string, unknown>, Record<string, unknown>] => [
  { text, ignore },
  { misspellings: [], count: 0, words },
];
const wrong = (text: string, ...found: [word: string, position: number][]): [Record<string, unknown>, Record<string, unknown>] => [
  { text, maxSuggestions: 0 },
  { misspellings: found.map(([word, position]) => ({ word, position, suggestions: [] })), count: found.length },
];

holdTo(tool, {
  vectors,
  answers: [
    right('', 0),
    right('1234 3rd h3llo', 0),
    right('NASA NASA’s XQZ', 0),
    right('I A a', 3),
    right("It's the dog’s, isn’t it? Don't.", 6),
    right('Mail recieve@exmaple.org, https://exmaple.org/teh or www.exmaple.org/teh now', 3),
    right('Paris English iPhone McDonald', 4),
    right('e.g. him.She file_name', 3),
    right('recieve Recieve’s TEH', 2, ['RECIEVE']),
    right('dont', 1, ['Dont']),
    right('don’t', 1),
    wrong('paris', ['paris', 0]),
    wrong('mcdonald', ['mcdonald', 0]),
    wrong('reCeive', ['reCeive', 0]),
    wrong('e\u0301 👩‍👩‍👧 teh Teh', ['e\u0301', 0], ['teh', 4], ['Teh', 8]),
    wrong('recieve’s don’tt', ['recieve’s', 0], ['don’tt', 10]),
    wrong('him.Sche', ['him.Sche', 0]),
    wrong('well-knwon', ['knwon', 5]),
    wrong('кот', ['кот', 0]),
    wrong('constructor __proto__ toString', ['__proto__', 12], ['toString', 22]),
  ],
  invalid: [
    [{ text: 'a'.repeat(50_001) }, 'text'],
    [{ text: 'a', maxSuggestions: 21 }, 'maxSuggestions'],
    [{ text: 'a', maxSuggestions: -1 }, 'maxSuggestions'],
    [{ text: 'a', ignore: Array(10_001).fill('a') }, 'ignore'],
  ],
});

// Misspellings that lists of common ones have, with what is meant.
const COMMON =
  'recieve receive, teh the, hte the, adn and, definately definitely, accomodate accommodate, seperate separate, occured occurred, wierd weird, freind friend, goverment government, untill until, tommorow tomorrow, thier their, becuase because, ' +
  'writting writing, existance existence, Febuary February, Wensday Wednesday, neccessary necessary, embarass embarrass, calender calendar, concious conscious, rythm rhythm, harrass harass, noticable noticeable, occassion occasion, reciept receipt, ' +
  'beleive believe, publically publicly, truely truly, persue pursue, arguement argument, begining beginning, enviroment environment, foriegn foreign, happend happened, independant independent, knowlege knowledge, libary library, ' +
  "maintainance maintenance, millenium millennium, mispell misspell, ocurrence occurrence, paralel parallel, posession possession, prefered preferred, religous religious, sieze seize, succesful successful, suprise surprise, dont don't, alot a lot, paris Paris, english English, goverment's government's";

it('suggests what is meant first', async () => {
  const pairs = COMMON.split(', ').map((pair) => /^(\S+) (.+)$/.exec(pair)?.slice(1) ?? []);
  const { misspellings } = await run(tool, { text: pairs.map(([word]) => word).join(' ') });
  expect(misspellings.map(({ word, suggestions }: { word: string; suggestions: string[] }) => [word, suggestions[0]])).toEqual(pairs);
});

it('suggests as many as asked for, none of them offensive, and none for what is like no word', async () => {
  const suggestionsFor = async (text: string, maxSuggestions: number): Promise<string[]> =>
    (await run(tool, { text, maxSuggestions })).misspellings[0].suggestions;
  expect(await suggestionsFor('hapy', 3)).toHaveLength(3);
  expect((await suggestionsFor('hapy', 20)).length).toBeGreaterThan(5);
  expect(await suggestionsFor('shitt', 20)).not.toContain('shit');
  expect(await suggestionsFor('xqzvbnm', 20)).toEqual([]);
  expect(await suggestionsFor('a'.repeat(50_000), 20)).toEqual([]);
  expect(await suggestionsFor('Thecat', 1)).toEqual(['The cat']);
});
