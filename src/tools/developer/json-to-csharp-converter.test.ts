import { expect } from 'vitest';
import { holdTo } from '../testing.ts';
import tool from './json-to-csharp-converter.ts';

const HEAD = 'using System.Text.Json.Serialization;\n\n';

// Forms of the C# language reference and of the documentation of JsonPropertyName.
holdTo(tool, {
  answers: [
    // Keywords and the types that the code uses count as names in use.
    [
      { json: '{"list":{"x":[1]}}' },
      { code: expect.stringContaining('public class List2\n{\n    [JsonPropertyName("x")]\n    public List<long> X { get; set; }\n}') },
    ],
    [{ json: '{"a":1}', rootName: 'class' }, { code: expect.stringContaining('public class class2\n') }],
    // No member is called as its class, with a number behind either.
    [
      { json: '{"a2":{"a":1,"A":2}}' },
      {
        code: expect.stringContaining(
          'public class A2\n{\n    [JsonPropertyName("a")]\n    public long A { get; set; }\n\n    [JsonPropertyName("A")]\n    public long A3 { get; set; }\n}',
        ),
      },
    ],
    [{ json: '{"a\\u2028":1}' }, { code: expect.stringContaining('[JsonPropertyName("a\\u2028")]') }],
    [{ json: '{}' }, { code: `${HEAD}public class Root\n{\n}\n` }],
    [
      { json: '[{"a":1},{}]' },
      {
        code: `using System.Collections.Generic;\n${HEAD}public class Root : List<RootItem>\n{\n}\n\npublic class RootItem\n{\n    [JsonPropertyName("a")]\n    public long? A { get; set; }\n}\n`,
      },
    ],
    [{ json: '{"root":1}' }, { code: `${HEAD}public class Root\n{\n    [JsonPropertyName("root")]\n    public long RootValue { get; set; }\n}\n` }],
    [
      { json: '{"a":[1,null]}' },
      { code: `using System.Collections.Generic;\n${HEAD}public class Root\n{\n    [JsonPropertyName("a")]\n    public List<long?> A { get; set; }\n}\n` },
    ],
    // C# specification, section 6.4.5.6: no new line may stand in a literal.
    [{ json: '{"a\u2028":1}' }, { code: `${HEAD}public class Root\n{\n    [JsonPropertyName("a\\u2028")]\n    public long A { get; set; }\n}\n` }],
  ],
  unprocessable: [[{ json: '1' }, /object or an array/], [{ json: 'null' }], [{ json: '{]' }]],
});
