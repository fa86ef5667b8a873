import { beforeAll, describe, expect, it } from 'vitest';
import { slowness, threadMilliseconds } from '../../test/support/processor-time.ts';
import { catalogue } from './index.ts';
import { type Searchable, stemOf, toolSearch } from './search.ts';
import { QUERIES } from './testdata/search-queries.ts';

const rows = QUERIES.filter(([, ...wanted]) => wanted.every((slug) => catalogue.get(slug)));
const isAmongFirst = (count: number, place = -1): boolean => place >= 0 && place < count;
const slugsFor = (query: string): string[] => catalogue.search(query).map(({ slug }) => slug);

describe('what people type', () => {
  let places: number[];
  beforeAll(() => {
    places = rows.map(([query, ...wanted]) => slugsFor(query).findIndex((slug) => wanted.includes(slug)));
  });

  it('finds the wanted tool among the first three', () => {
    const missed = rows.filter((_row, at) => !isAmongFirst(3, places[at]));
    expect(missed.map(([query, ...wanted]) => `${query}: ${wanted.join(' or ')}`)).toEqual([]);
    expect(rows.length).toBeGreaterThan(2000);
  });

  it('finds nineteen of twenty first', () => {
    expect(places.filter((place) => isAmongFirst(1, place)).length / rows.length).toBeGreaterThanOrEqual(0.95);
  });

  it('knows everyday words of German, French and Spanish, with their plurals, ß and compounds', () => {
    expect(slugsFor('Schuhgrößen umrechnen')[0]).toBe('shoe-size-converter');
    expect(slugsFor('Promillerechner')[0]).toBe('bac-calculator');
    expect(slugsFor('Stromrechner')[0]).toBe('electricity-cost-calculator');
    expect(slugsFor('calculadora de propinas')[0]).toBe('tip-calculator');
    expect(slugsFor('Bruttonettorechner')[0]).toBe('vat-calculator');
    expect(slugsFor('woerter zaehlen')[0]).toBe('word-counter');
  });

  it('knows phrases of theirs whose words mean something else alone, and French articles before a vowel', () => {
    expect(slugsFor('mots de passe')[0]).toBe('password-generator');
    expect(slugsFor('compter les mots')[0]).toBe('word-counter');
    expect(slugsFor('generador de nombres')[0]).toBe('random-name-generator');
    expect(slugsFor('générateur de nombres')[0]).toBe('random-number-generator');
    expect(slugsFor("partager l'addition")[0]).toBe('expense-split-calculator');
  });

  it('gives nothing where "calculator" alone of what was typed is known', () => {
    expect(slugsFor('zzzzqqqq calculator')).toEqual([]);
    expect(catalogue.unknownWords('zzzzqqqq calculator')).toEqual(['zzzzqqqq']);
  });

  it('finds nothing for a word that no tool has and nothing resembles', () => {
    for (const query of ['zeppelin', 'zzzzqqqq', 'xylophone', 'fromage', 'bicyclette', 'Flugzeug', 'montaña']) expect(slugsFor(query)).toEqual([]);
  });

  it('names the words that no tool knows', () => {
    expect(catalogue.unknownWords('text to karaoke')).toEqual(['karaoke']);
    expect(catalogue.unknownWords('json formater')).toEqual([]);
  });

  it('joins letters and digits that were typed apart, and reads a 2 between words as "to"', () => {
    expect(slugsFor('base 64 decode')[0]).toBe('base64-encoder');
    expect(slugsFor('csv2json')[0]).toBe('csv-to-json-converter');
  });

  it('answers a query within five milliseconds of processor time in the median', () => {
    const most = 5 * slowness();
    const median = (): number => {
      // A search of its own for each round, which remembers no answers.
      const { search } = toolSearch(catalogue.cards);
      const times = rows.slice(0, 101).map(([query]) => {
        const before = threadMilliseconds();
        search(`${query} `.toUpperCase());
        return threadMilliseconds() - before;
      });
      return times.sort((a, b) => a - b)[50] ?? Number.NaN;
    };
    // The least of several rounds: others share the processor and its caches.
    let least = median();
    for (let round = 1; round < 5 && least >= most; round++) least = Math.min(least, median());
    expect(least).toBeLessThan(most);
  });

  it('finds every tool first by its slug and by its name', () => {
    const hidden = catalogue.cards.filter(({ slug, name }) => slugsFor(slug)[0] !== slug || !slugsFor(name).slice(0, 2).includes(slug));
    expect(hidden.map(({ slug }) => slug)).toEqual([]);
  });

  it('forgives the order of words, endings, capitals and accents', () => {
    expect(slugsFor('counting word')[0]).toBe('word-counter');
    expect(slugsFor('counter of words')[0]).toBe('word-counter');
    expect(slugsFor('WÖRD COUNTER')[0]).toBe('word-counter');
    expect(slugsFor('interest compound')[0]).toBe('compound-interest-calculator');
  });

  it('gives those that hold most of the words when none holds all', () => {
    expect(slugsFor('word counter zzzzqqqq')[0]).toBe('word-counter');
    expect(slugsFor('zzzzqqqq')).toEqual([]);
  });
});

describe('the search itself', () => {
  const tool = (slug: string, name: string, keywords: string[] = []): Searchable => ({ slug, name, category: 'text', summary: '', keywords });

  it('cuts endings alike', () => {
    for (const word of ['counter', 'counting', 'counts', 'counted', 'counters']) expect(stemOf(word)).toBe('count');
    for (const word of ['minify', 'minifier', 'minifies']) expect(stemOf(word)).toBe(stemOf('minified'));
    expect(stemOf('age')).toBe('age');
    expect(stemOf('base64')).toBe('base64');
  });

  it('prefers the tool whose name is asked for in that order', () => {
    const { search } = toolSearch([tool('b-to-a', 'Beta to Alpha'), tool('a-to-b', 'Alpha to Beta')]);
    expect(search('alpha to beta')[0]?.slug).toBe('a-to-b');
    expect(search('beta to alpha')[0]?.slug).toBe('b-to-a');
  });

  it('takes what something comes from for what a name says first', () => {
    const { search } = toolSearch([tool('b-to-a', 'Beta to Alpha'), tool('a-to-b', 'Alpha to Beta')]);
    expect(search('beta from alpha')[0]?.slug).toBe('a-to-b');
    expect(search('alpha from beta')[0]?.slug).toBe('b-to-a');
  });

  it('counts a keyword in full where it lacks but an ending or a word that says how', () => {
    const tools = [tool('delta-echo-foxtrot', 'Delta Echo Foxtrot'), tool('z', 'Zulu', ['delta echoes'])];
    expect(toolSearch(tools).search('delta echo calculator')[0]?.slug).toBe('z');
  });

  it('reads at most eight words, so that no query is dear', () => {
    const { search } = toolSearch([tool('one', 'One'), tool('nine', 'Nine')]);
    expect(search('one two three four five six seven eight nine').map(({ slug }) => slug)).toEqual(['one']);
    expect(search('x'.repeat(100_000))).toEqual([]);
  });

  const order = (tools: Searchable[], query: string): string[] =>
    toolSearch(tools)
      .search(query)
      .map(({ slug }) => slug);

  it('orders what fits alike by slug', () => {
    expect(order([tool('b', 'Same'), tool('c', 'Same'), tool('a', 'Same')], 'same')).toEqual(['a', 'b', 'c']);
  });

  it('takes a keyword for more than the title of the category', () => {
    const math = { ...tool('z-one', 'Zeta', ['text']), category: 'math' };
    expect(order([tool('a-two', 'Alpha'), math], 'text')).toEqual(['z-one', 'a-two']);
  });

  it('takes a mistake in the first letter for unlikely', () => {
    expect(order([tool('a-word', 'Xylophon'), tool('z-board', 'Wylophan')], 'wylophon')).toEqual(['z-board', 'a-word']);
  });

  it('relates tools of the same category before others', () => {
    const { related } = toolSearch([tool('json-one', 'JSON One'), { ...tool('a', 'JSON Two'), category: 'math' }, tool('z', 'JSON Two')]);
    expect(related('json-one', 5).map(({ slug }) => slug)).toEqual(['z', 'a']);
    expect(related('json-one', 1)).toHaveLength(1);
  });

  it('reads the first 200 characters and the first eight words of a query', () => {
    const tools = [tool('india', 'India')];
    expect(order(tools, `${' '.repeat(195)}india`)).toEqual(['india']);
    expect(order(tools, `${' '.repeat(200)}india`)).toEqual([]);
    expect(order(tools, 'alpha bravo charlie delta echo foxtrot golf india')).toEqual(['india']);
    expect(order(tools, 'alpha bravo charlie delta echo foxtrot golf hotel india')).toEqual([]);
  });

  it('gives its own list each time', () => {
    const { search } = toolSearch([tool('one', 'One')]);
    search('one').pop();
    expect(search('one')).toHaveLength(1);
  });

  it('relates tools by their words', () => {
    const { related } = toolSearch([tool('json-formatter', 'JSON Formatter'), tool('json-minifier', 'JSON Minifier'), tool('loan', 'Loan Calculator')]);
    expect(related('json-formatter', 5).map(({ slug }) => slug)).toEqual(['json-minifier']);
    expect(related('nothing', 5)).toEqual([]);
  });
});
