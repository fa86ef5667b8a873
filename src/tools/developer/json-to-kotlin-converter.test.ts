import { expect } from 'vitest';
import { holdTo } from '../testing.ts';
import tool from './json-to-kotlin-converter.ts';

const HEAD = 'import kotlinx.serialization.Serializable\n\n';

// Forms of the Kotlin documentation and of the guide of kotlinx.serialization.
holdTo(tool, {
  answers: [
    // Keywords and the types that the code uses count as names in use.
    [{ json: '{"string":{"x":"y"}}' }, { code: expect.stringContaining('data class String2(\n    val x: String,\n)') }],
    [{ json: '{"string":{"x":1}}' }, { code: expect.stringContaining('data class String(\n    val x: Long,\n)') }],
    [{ json: '[1]', rootName: 'List' }, { code: expect.stringContaining('typealias List2 = List<Long>\n') }],
    // The grammar has no marks in identifiers.
    [{ json: '{"x²":1,"नाम":2}' }, { code: expect.stringContaining('    @SerialName("x²") val x: Long,\n    @SerialName("नाम") val नम: Long,\n') }],
    [{ json: '{}' }, { code: `${HEAD}@Serializable\nclass Root\n` }],
    [{ json: '[{"a":1},{"a":null}]' }, { code: `${HEAD}typealias Root = List<RootItem>\n\n@Serializable\ndata class RootItem(\n    val a: Long?,\n)\n` }],
    [
      { json: '{"object":"x","$a":1}' },
      {
        code: 'import kotlinx.serialization.SerialName\nimport kotlinx.serialization.Serializable\n\n@Serializable\ndata class Root(\n    val `object`: String,\n    @SerialName("\\$a") val a: Long,\n)\n',
      },
    ],
    [
      { json: '{"a":[]}' },
      {
        code: 'import kotlinx.serialization.Serializable\nimport kotlinx.serialization.json.JsonElement\n\n@Serializable\ndata class Root(\n    val a: List<JsonElement>,\n)\n',
      },
    ],
    [{ json: '"x"', rootName: 'Word' }, { code: `${HEAD}typealias Word = String\n` }],
  ],
  unprocessable: [[{ json: '01' }]],
});
