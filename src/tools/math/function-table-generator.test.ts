import { holdTo } from '../testing.ts';
import tool from './function-table-generator.ts';

holdTo(tool, {
  invalid: [
    [{ expression: 'x', from: 0, to: 1, step: 0 }, 'step'],
    [{ expression: 'x', from: 0, to: 10000 }, 'step'],
  ],
});
