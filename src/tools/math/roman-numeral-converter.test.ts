import { holdTo } from '../testing.ts';
import tool from './roman-numeral-converter.ts';

holdTo(tool, {
  answers: [
    [{ value: 4000 }, { roman: 'I̅V̅' }],
    [{ value: 'Ⅻ' }, { roman: 'XII', number: 12 }],
    [
      { value: 'ic', strict: false },
      { roman: 'XCIX', number: 99 },
    ],
  ],
  invalid: [
    [{ value: 0 }, 'value'],
    [{ value: 4000000 }, 'value'],
    [{ value: '1.5' }, 'value'],
  ],
  unprocessable: [[{ value: 'Ｍ' }], [{ value: 'ıv' }], [{ value: 'IIII' }, /IV/], [{ value: 'VX' }, /standard/], [{ value: 'ABC' }, /Position 1/]],
});
