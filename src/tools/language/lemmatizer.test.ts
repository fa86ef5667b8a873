import { holdTo } from '../testing.ts';
import tool from './lemmatizer.ts';
// Morphy worked out over WordNet 3.0 by test/oracles/language_forms.py.
import vectors from './testdata/forms.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ words: ['constructor', '__proto__', 'toString'] }, { lemmas: [{ lemma: 'constructor' }, { lemma: '__proto__' }, { lemma: 'tostring' }] }],
    // Singular, though WordNet has specie and physic too.
    [{ words: ['species', 'Physics', 'ads', 'masses'] }, { lemmas: [{ lemma: 'species' }, { lemma: 'physics' }, { lemma: 'ad' }, { lemma: 'mass' }] }],
    [{ words: ['ÉCOLES', '日本'], partOfSpeech: 'adjective' }, { lemmas: [{ lemma: 'écoles' }, { lemma: '日本' }] }],
  ],
  invalid: [
    [{ words: [] }, 'words'],
    [{ words: ['a', ''] }, 'words[1]'],
    [{ words: ['a'.repeat(101)] }, 'words[0]'],
    [{ words: Array(1001).fill('a') }, 'words'],
    [{ words: ['a'], partOfSpeech: 'adverb' }, 'partOfSpeech'],
  ],
});
