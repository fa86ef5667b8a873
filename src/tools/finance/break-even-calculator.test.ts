import { holdTo } from '../testing.ts';
import tool from './break-even-calculator.ts';

holdTo(tool, {
  unprocessable: [[{ fixedCosts: 1, pricePerUnit: 1, variableCostPerUnit: 1 }]],
});
