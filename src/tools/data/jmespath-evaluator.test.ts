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
    // Specification: ordering operators are valid for numbers only, and otherwise null.
    [{ json: '{"a":"x","b":[],"c":1}', expression: '[a < a, b > c, c <= `null`, c >= `true`, c < `2`]' }, { value: [null, null, null, null, true] }],
    [{ json: '[{"k":{"hasOwnProperty":1}},{"k":{}},{"k":null}]', expression: '[?k]' }, { value: [{ k: { hasOwnProperty: 1 } }] }],
    [{ json: '[{"k":{"hasOwnProperty":1}},{"k":{}}]', expression: '[?!k].k' }, { value: [{}] }],
    [{ json: '{"10":1,"9":{"__proto__":2}}', expression: '[keys(@), "9".*, "9".__proto__]' }, { value: [['10', '9'], [2], 2] }],
    // Strings are sequences of code points.
    [{ json: '["😀é","ﬀ"]', expression: '[length([0]), reverse([0]), sort(@)]' }, { value: [2, 'é😀', ['ﬀ', '😀é']] }],
    [{ json: '{"a":{"x":{"b":{"c":1}},"y":{"b":{"c":2}}}}', expression: 'a.*.b.c' }, { value: [1, 2] }],
    [{ json: '[[0,1,2,3,4]]', expression: '[0][-2:] | [@[::-1], @[9:], @[-9::2]]' }, { value: [[4, 3], [], [3]] }],
    [{ json: '{}', expression: `['it\\'s', '\\\\', "q\\u00e9" || \`"a\\\`b"\`, \`bare\`]` }, { value: ["it's", '\\\\', 'a`b', 'bare'] }],
    [{ json: '[3,1,2]', expression: 'max_by(@, &@) || sum(@)' }, { value: 3 }],
    [{ json: '["1e2","0x1","01","-0.5"," 1"]', expression: 'map(&to_number(@), @)' }, { value: [100, null, null, -0.5, null] }],
    [{ json: '{"b":[1,{"z":1,"2":"é"}]}', expression: 'to_string(@)' }, { value: '{"b":[1,{"z":1,"2":"é"}]}' }],
  ],
  unprocessable: [
    [{ json: '{}', expression: 'a[' }],
    [{ json: '{}', expression: 'nope(@)' }],
    [{ json: '[1]', expression: '[::0]' }],
    [{ json: '{}', expression: 'abs(@)' }],
    [{ json: '[1]', expression: '[:::]' }, /position 4/],
    [{ json: '[1]', expression: '[0:1:1:]' }, /position 7/],
    [{ json: '[1]', expression: '[0' }, /at the end : is wanted/],
    [{ json: '[1,"a"]', expression: 'sort(@)' }, /numbers only or strings only/],
    [{ json: '[]', expression: 'abs(&@)' }, /argument 1 of abs must be a value, not an expression/],
    [{ json: '[]', expression: 'abs(`1`, `2`)' }, /abs takes 1 argument, not 2/],
    [{ json: '{}', expression: "'a" }, /' at position 1 is not closed/],
    [{ json: '[1e308,1e308]', expression: 'sum(@)' }, /range of doubles/],
    [{ json: '1', expression: `${'('.repeat(600)}@${')'.repeat(600)}` }, /nested deeper than 500/],
    // 2 to the power of 200 items, were they written out
    [{ json: '1', expression: Array(200).fill('[@,@]').join('|') }, /makes too much/],
    [{ json: '1', expression: `to_string(${Array(200).fill('[@,@]').join('|')})` }, /makes too much/],
    [{ json: '1', expression: `to_array(@)|${Array(200).fill('[@,@][]').join('|')}` }, /makes too much/],
    [{ json: '"ab"', expression: Array(99).fill("join('', [@, @])").join('|') }, /makes too much/],
    [{ json: '{', expression: '@' }],
  ],
});
