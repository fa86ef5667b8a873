import { describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';
import { type Searchable, stemOf, toolSearch } from './search.ts';
import { QUERIES } from './testdata/search-queries.ts';

const rows = QUERIES.filter(([, wanted]) => catalogue.get(wanted));
const slugsFor = (query: string): string[] => catalogue.search(query).map(({ slug }) => slug);

describe('what people type', () => {
  it.each(rows)('%s finds %s among the first three', (query, wanted) => {
    expect(slugsFor(query).slice(0, 3)).toContain(wanted);
  });

  it('finds nine of ten first', () => {
    const first = rows.filter(([query, wanted]) => slugsFor(query)[0] === wanted);
    expect(first.length / rows.length).toBeGreaterThanOrEqual(0.9);
    expect(rows.length).toBeGreaterThan(90);
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

  it('reads at most eight words, so that no query is dear', () => {
    const { search } = toolSearch([tool('one', 'One'), tool('nine', 'Nine')]);
    expect(search('one two three four five six seven eight nine').map(({ slug }) => slug)).toEqual(['one']);
    expect(search('x'.repeat(100_000))).toEqual([]);
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
