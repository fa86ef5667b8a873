import { holdTo } from '../testing.ts';
import tool from './inverse-trigonometry-calculator.ts';

holdTo(tool, {
  answers: [
    [{ function: 'acot', value: -1 }, { degrees: 135 }],
    [{ function: 'atan2', value: 0, x: -1 }, { degrees: 180 }],
    [
      { function: 'atan2', value: 0, x: 0 },
      { degrees: 0, radians: 0 },
    ],
  ],
  invalid: [
    [{ function: 'atan2', value: 1 }, 'x'],
    [{ function: 'asin', value: 1, x: 1 }, 'x'],
  ],
  unprocessable: [
    [{ function: 'asin', value: 1.5 }, /-1 to 1/],
    [{ function: 'asec', value: 0 }, /-1 and less/],
  ],
});
