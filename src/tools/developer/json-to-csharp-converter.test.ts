import { holdTo } from '../testing.ts';
import tool from './json-to-csharp-converter.ts';

const HEAD = 'using System.Text.Json.Serialization;\n\n';

// Forms of the C# language reference and of the documentation of JsonPropertyName.
holdTo(tool, {
  answers: [
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
  ],
  unprocessable: [[{ json: '1' }, /object or an array/], [{ json: 'null' }], [{ json: '{]' }]],
});
