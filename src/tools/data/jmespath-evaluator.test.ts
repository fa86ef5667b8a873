import { holdTo } from '../testing.ts';
import tool from './jmespath-evaluator.ts';

holdTo(tool, {
  // The first are examples of jmespath.org.
  answers: [
    [{ json: '{"reservations":[{"state":"running"},{"state":"stopped"}]}', expression: "reservations[?state=='running'] | length(@)" }, { value: 1 }],
    [
      { json: '{"people":[{"first":"James","age":30},{"first":"Jacob","age":35}]}', expression: 'people[?age > `30`].{name: first}' },
      { value: [{ name: 'Jacob' }] },
    ],
    [{ json: '{"a":[0,1,2,3,4,5]}', expression: 'a[::-2]' }, { value: [5, 3, 1] }],
    [{ json: '{"a":[[1],[2,[3]]]}', expression: 'a[]' }, { value: [1, 2, [3]] }],
    [{ json: '{"b":2,"a":1}', expression: 'keys(@)' }, { value: ['b', 'a'] }],
    [{ json: '{"a":{"toString":1}}', expression: 'a.constructor' }, { value: null }],
  ],
  unprocessable: [
    [{ json: '{}', expression: 'a[' }],
    [{ json: '{}', expression: 'nope(@)' }],
    [{ json: '[1]', expression: '[::0]' }],
    [{ json: '{}', expression: 'abs(@)' }],
    [{ json: '{', expression: '@' }],
  ],
});
