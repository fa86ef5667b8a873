import { holdTo } from '../testing.ts';
import tool from './hashtag-generator.ts';

holdTo(tool, {
  answers: [
    [
      { phrases: ['machine learning', 'Rock & Roll', '2024', "it's Café-time"] },
      { hashtags: ['#MachineLearning', '#RockAndRoll', '#ItsCaféTime'], count: 3, dropped: ['2024'] },
    ],
    [
      { phrases: ['#Open Source', 'open-source'], style: 'lowercase' },
      { hashtags: ['#opensource'], text: '#opensource', dropped: [] },
    ],
    [
      { phrases: ['a b', 'A B'], unique: false, separator: ', ' },
      { hashtags: ['#AB', '#AB'], text: '#AB, #AB', count: 2 },
    ],
    [{ phrases: ['Hello big World'], style: 'camelCase' }, { hashtags: ['#helloBigWorld'] }],
    [{ phrases: ['hello big World'], style: 'asIs' }, { hashtags: ['#hellobigWorld'] }],
    [{ phrases: ['', '!!!', '12 34'] }, { hashtags: [], text: '', count: 0, dropped: ['', '!!!', '12 34'] }],
    [{ phrases: ['covid 19', 'snake_case'] }, { hashtags: ['#Covid19', '#Snake_case'] }],
    [{ phrases: ['日本 語', 'привет мир', 'ÇA va'] }, { hashtags: ['#日本語', '#ПриветМир', '#ÇAVa'] }],
    [{ phrases: ['don’t stop 🎉 now'] }, { hashtags: ['#DontStopNow'] }],
    [{ phrases: ['R&D', '&'] }, { hashtags: ['#RAndD', '#And'] }],
  ],
  invalid: [
    [{ phrases: [] }, 'phrases'],
    [{ phrases: ['a'], separator: '123456' }, 'separator'],
  ],
});
