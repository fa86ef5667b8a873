import { holdTo } from '../testing.ts';
import tool from './circle-calculator.ts';

holdTo(tool, {
  invalid: [
    [{}, 'radius'],
    [{ radius: 1, area: 3 }, 'area'],
    [{ radius: -1 }, 'radius'],
  ],
});
