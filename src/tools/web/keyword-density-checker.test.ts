import { holdTo } from '../testing.ts';
import tool from './keyword-density-checker.ts';

holdTo(tool, {
  answers: [
    // phrases do not run across lines, nor across blocks of HTML
    [
      { text: 'red shoes\nred\nshoes\nred shoes', maxPhraseWords: 2 },
      {
        totalWords: 6,
        phrases: [
          { phrase: 'red', count: 3 },
          { phrase: 'shoes', count: 3 },
          { words: 2, phrase: 'red shoes', count: 2 },
        ],
      },
    ],
    [
      { text: '<p>red</p><p>shoes</p>red shoes<script>red</script>', html: true, keywords: ['Red shoes'] },
      { totalWords: 4, keywords: [{ keyword: 'Red shoes', count: 1, densityPercent: 25 }] },
    ],
    // inline elements do not end a phrase or a word
    [
      { text: 'r<b>ed</b> <i>shoes</i>', html: true, keywords: ['red shoes'] },
      { totalWords: 2, keywords: [{ count: 1 }] },
    ],
    // stop words count among all words, and inside a phrase
    [
      { text: 'cup of tea, cup of tea', maxPhraseWords: 3 },
      {
        totalWords: 6,
        phrases: [
          { phrase: 'cup', count: 2 },
          { phrase: 'tea', count: 2 },
          { words: 3, phrase: 'cup of tea', count: 2 },
        ],
      },
    ],
    [{ text: 'The the', skipStopWords: false }, { phrases: [{ phrase: 'the', count: 2, densityPercent: 100 }] }],
    [
      { text: 'a b a b', keywords: ['a', 'A B'] },
      {
        keywords: [
          { count: 2, densityPercent: 50 },
          { count: 2, densityPercent: 50 },
        ],
      },
    ],
    // equal counts in the order of code points, which differs from that of UTF-16 units here
    [{ text: '\u{1D400} \uFF21', maxPhraseWords: 1 }, { totalWords: 2 }],
    [{ text: 'b a c', limit: 2, skipStopWords: false, maxPhraseWords: 1 }, { phrases: [{ phrase: 'a' }, { phrase: 'b' }] }],
  ],
  invalid: [
    [{ text: '', keywords: ['!'] }, 'keywords[0]'],
    [{ text: '', keywords: ['a b c d e f g h i j k'] }, 'keywords[0]'],
    [{ text: '', maxPhraseWords: 6 }, 'maxPhraseWords'],
  ],
});
