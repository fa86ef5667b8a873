import { holdTo } from '../testing.ts';
import tool from './reading-time-calculator.ts';
// Worked out by test/oracles/language_texts.py, apart from the tool.
import vectors from './testdata/texts.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{}, 'text'],
    [{ text: 'a', words: 1 }, 'words'],
    [{ words: -1 }, 'words'],
    [{ words: 1.5 }, 'words'],
    [{ words: 100_000_001 }, 'words'],
    [{ words: 1, wordsPerMinute: 0.9 }, 'wordsPerMinute'],
    [{ words: 1, speakingWordsPerMinute: 1001 }, 'speakingWordsPerMinute'],
    [{ words: 1, wordsPerPage: 0 }, 'wordsPerPage'],
  ],
});
