import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './palindrome-checker.ts';

describe('palindrome-checker', () => {
  it.each([
    ['empty text', { text: '' }, true, ''],
    ['nothing to compare', { text: '?!' }, true, ''],
    ['punctuation counts when told so', { text: 'a!a.', lettersOnly: false }, false, 'a!a.'],
    ['digits', { text: '12-21' }, true, '1221'],
    ['no palindrome', { text: 'abc' }, false, 'abc'],
    ['case matters when told so', { text: 'Anna', ignoreCase: false }, false, 'Anna'],
    ['composed and decomposed letters', { text: 'e\u0301t\u00e9' }, true, '\u00e9t\u00e9'],
    ['accents', { text: 'Ésope reste ici et se repose', ignoreAccents: true }, true, 'esoperesteicietserepose'],
    ['accents matter otherwise', { text: 'Ésope reste ici et se repose' }, false, 'ésoperesteicietserepose'],
    ['emoji sequences', { text: '\u{1F1E9}\u{1F1EA}a\u{1F1E9}\u{1F1EA}', lettersOnly: false }, true, '\u{1F1E9}\u{1F1EA}a\u{1F1E9}\u{1F1EA}'],
    ['sigma at both ends', { text: 'ΣΑΣ' }, true, 'σασ'],
  ])('%s', async (_, inputs, palindrome, compared) => {
    expect(await run(tool, inputs)).toMatchObject({ palindrome, compared });
  });
});
