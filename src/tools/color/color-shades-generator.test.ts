import { holdTo } from '../testing.ts';
import tool from './color-shades-generator.ts';

// c + (goal - c) i / (n + 1), by hand.
holdTo(tool, {
  answers: [
    [
      { color: 'black', steps: 1 },
      { base: '#000000', tints: ['#808080'], shades: ['#000000'], tones: ['#404040'] },
    ],
    [
      { color: 'white', steps: 4 },
      { tints: ['#ffffff', '#ffffff', '#ffffff', '#ffffff'], shades: ['#cccccc', '#999999', '#666666', '#333333'] },
    ],
    [
      { color: 'rgb(0 255 0 / 20%)', steps: 1 },
      { base: '#00ff0033', shades: ['#00800033'] },
    ],
  ],
  invalid: [
    [{ color: 'red', steps: 0 }, 'steps'],
    [{ color: 'red', steps: 101 }, 'steps'],
  ],
  unprocessable: [[{ color: ' ' }, /not a CSS colour/]],
});
