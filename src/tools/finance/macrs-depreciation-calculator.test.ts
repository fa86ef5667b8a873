import { holdTo } from '../testing.ts';
import tool from './macrs-depreciation-calculator.ts';

holdTo(tool, {
  invalid: [
    [{ cost: 100, propertyClass: '39' }, 'month'],
    [{ cost: 100, propertyClass: '10', convention: 'mid-quarter', quarter: 1 }, 'convention'],
    [{ cost: 100, propertyClass: '5', convention: 'mid-quarter' }, 'quarter'],
  ],
});
