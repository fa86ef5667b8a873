import { holdTo } from '../testing.ts';
import tool from './pluralizer.ts';
// Plurals of dictionaries, listed in test/oracles/language_forms.py.
import vectors from './testdata/forms.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ word: 'constructor' }, { plural: 'constructors', isSingular: true }],
    [{ word: 'mouse', count: -0 }, { counted: '0 mice' }],
    [{ word: 'mouse', count: 1e-7 }, { counted: '0.0000001 mice' }],
    [{ word: 'iPhone' }, { plural: 'iPhones', singular: 'iPhone' }],
    [{ word: 'iPhones' }, { plural: 'iPhones', singular: 'iPhone' }],
    [{ word: 'bases' }, { singular: 'base', plural: 'bases' }],
    [{ word: 'trousers' }, { singular: 'trousers', isSingular: true, isPlural: true }],
    [{ word: 'commander-in-chief' }, { plural: 'commanders-in-chief' }],
    [{ word: 'cup of tea' }, { plural: 'cups of tea' }],
    [{ word: 'cups of tea' }, { singular: 'cup of tea', isPlural: true }],
    [{ word: '日本' }, { singular: '日本', plural: '日本' }],
    [{ word: '!' }, { plural: '!', isSingular: true, isPlural: true }],
  ],
  invalid: [
    [{ word: 'a'.repeat(101) }, 'word'],
    [{ word: 'a', count: '3' }, 'count'],
  ],
});
