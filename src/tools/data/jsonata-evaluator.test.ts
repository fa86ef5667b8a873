import { holdTo } from '../testing.ts';
import tool from './jsonata-evaluator.ts';

holdTo(tool, {
  // The functions are those of docs.jsonata.org.
  answers: [
    [
      { json: '{"a":[1,2,3]}', expression: 'a[$ > 1]' },
      { found: true, value: [2, 3] },
    ],
    [{ json: '{}', expression: 'toString' }, { found: false }],
    [{ json: '{"a":[{"p":2,"q":3},{"p":4,"q":5}]}', expression: '$sum(a.(p * q))' }, { value: 26 }],
    [{ json: '["b","a"]', expression: '$sort($)' }, { value: ['a', 'b'] }],
    [{ json: '{"a":"x,y"}', expression: '$split(a, ",")' }, { value: ['x', 'y'] }],
    [{ json: '{"é":"😀"}', expression: '$length(`é`)' }, { value: 1 }],
  ],
  unprocessable: [
    [{ json: '{}', expression: '$f(' }],
    [{ json: '{}', expression: '($f := function($n) { $f($n + 1) + 1 }; $f(1))' }],
    [{ json: '{}', expression: '$error("x")' }],
    [{ json: '{', expression: '$' }],
  ],
});
