import { holdTo } from '../testing.ts';
import tool from './zodiac-sign-calculator.ts';

// Chinese New Years from the Hong Kong Observatory: 10 February 2024, 25 January 2020, 2 February 1984, 31 January 1900.
holdTo(tool, {
  answers: [
    [{ date: '2024-02-09' }, { chineseYear: 2023, animal: 'Rabbit', chineseElement: 'water', polarity: 'yin' }],
    [{ date: '2024-02-10' }, { chineseYear: 2024, animal: 'Dragon', chineseElement: 'wood', polarity: 'yang', sexagenary: 41 }],
    [{ date: '1984-02-02' }, { sexagenary: 1, animal: 'Rat' }],
    [{ date: '1984-02-01' }, { sexagenary: 60, animal: 'Pig' }],
    [{ date: '2020-01-25' }, { chineseYear: 2020, animal: 'Rat', chineseElement: 'metal' }],
    [{ date: '1900-01-30' }, { chineseYear: 1899 }],
    [{ date: '2023-12-22' }, { sign: 'Capricorn', symbol: '♑', signStart: '12-22', signEnd: '01-19' }],
    [{ date: '2023-12-21' }, { sign: 'Sagittarius' }],
    [{ date: '2023-03-20' }, { sign: 'Pisces', signEnd: '03-20' }],
    [{ date: '2023-03-21' }, { sign: 'Aries', symbol: '♈', element: 'fire' }],
    [{ date: '2023-10-23' }, { sign: 'Scorpio' }],
  ],
  invalid: [[{ date: '2023-02-29' }, 'date']],
});
