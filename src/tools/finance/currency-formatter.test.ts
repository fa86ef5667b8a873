import { holdTo } from '../testing.ts';
import tool from './currency-formatter.ts';

holdTo(tool, {
  invalid: [
    [{ amount: 1, currency: 'E1R' }, 'currency'],
    [{ amount: 1, currency: 'EUR', locale: 'no_such_tag!' }, 'locale'],
  ],
});
