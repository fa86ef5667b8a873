import { holdTo } from '../testing.ts';
import tool from './indefinite-article-chooser.ts';
// First sounds from the CMU Pronouncing Dictionary, by test/oracles/language_forms.py.
import vectors from './testdata/forms.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ phrase: '1865 letter' }, { article: 'an' }],
    [{ phrase: '$8 ticket' }, { article: 'an' }],
    [{ phrase: '-8' }, { article: 'a' }],
    [{ phrase: '.5' }, { article: 'a' }],
    [{ phrase: '#8' }, { article: 'a' }],
    [{ phrase: '.NET application' }, { article: 'a' }],
    [{ phrase: 'mRNA vaccine' }, { article: 'an' }],
    [{ phrase: 'e-mail' }, { article: 'an' }],
    [{ phrase: 'HVAC unit' }, { article: 'an' }],
    [{ phrase: 'RED CAR' }, { article: 'a' }],
    [{ phrase: 'MAN' }, { article: 'a' }],
    [{ phrase: 'Mr Smith' }, { article: 'a' }],
    [{ phrase: "L'Oréal lipstick" }, { article: 'a' }],
    [{ phrase: 'ewe' }, { article: 'a' }],
    [{ phrase: 'yttrium atom' }, { article: 'an' }],
    [{ phrase: 'Ouija board' }, { article: 'a' }],
    [{ phrase: '日本' }, { article: 'a' }],
  ],
  invalid: [[{ phrase: 'a'.repeat(1001) }, 'phrase']],
});
