import { holdTo } from '../testing.ts';
import tool from './json-to-go-converter.ts';

// Layout by the rules of gofmt (aligned columns, tabs) and of encoding/json for tags, by hand: no Go was at hand to run.
holdTo(tool, {
  answers: [
    // Keywords and predeclared types that the code uses count as names in use; identifiers hold letters and decimal digits alone.
    [{ json: '{"a":"x"}', rootName: 'string' }, { code: 'type string2 struct {\n\tA string `json:"a"`\n}\n' }],
    [{ json: '{"a":1}', rootName: 'type' }, { code: 'type type2 struct {\n\tA int64 `json:"a"`\n}\n' }],
    [{ json: '{"x²":1}' }, { code: 'type Root struct {\n\tX int64 `json:"x²"`\n}\n' }],
    [{ json: '{"नाम":1}' }, { code: 'type Root struct {\n\tनम int64 `json:"नाम"`\n}\n' }],
    // encoding/json: a tag of - alone leaves the field out.
    [{ json: '{"-":1}' }, { code: 'type Root struct {\n\tValue int64 `json:"-,"`\n}\n' }],
    [{ json: '{}' }, { code: 'type Root struct{}\n' }],
    [{ json: '"a"' }, { code: 'type Root string\n' }],
    [{ json: '[]' }, { code: 'type Root []any\n' }],
    [{ json: '[1,null]' }, { code: 'type Root []*int64\n' }],
    [
      { json: '[{"a":1},{"a":2.5,"user_id":null}]', rootName: 'List' },
      { code: 'type List []ListItem\n\ntype ListItem struct {\n\tA      float64 `json:"a"`\n\tUserID any     `json:"user_id,omitempty"`\n}\n' },
    ],
    [{ json: '{"o":{"x":1}}' }, { code: 'type Root struct {\n\tO O `json:"o"`\n}\n\ntype O struct {\n\tX int64 `json:"x"`\n}\n' }],
    [{ json: '[{"o":{}},{"o":null}]' }, { code: 'type Root []RootItem\n\ntype RootItem struct {\n\tO *O `json:"o"`\n}\n\ntype O struct{}\n' }],
    [
      { json: '{"a":9223372036854775808,"b":1e2,"c":1.0}' },
      { code: 'type Root struct {\n\tA float64 `json:"a"`\n\tB float64 `json:"b"`\n\tC float64 `json:"c"`\n}\n' },
    ],
    [
      { json: '{"a b":1,"a_b":2,"":3,"1st":4,"m":[1,"x"]}' },
      {
        code: 'type Root struct {\n\tAB    int64 `json:"a b"`\n\tAB2   int64 `json:"a_b"`\n\tValue int64 `json:""`\n\t_1st  int64 `json:"1st"`\n\tM     []any `json:"m"`\n}\n',
      },
    ],
  ],
  invalid: [
    [{ json: '1', rootName: 'a-b' }, 'rootName'],
    [{ json: '1', rootName: '' }, 'rootName'],
  ],
  unprocessable: [[{ json: '{' }, /line 1/], [{ json: '' }]],
});
