import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { type Language, memberNames, rootNameInput, type Shape, type ShapeType, shapesOf, typesIn } from './lib/json-shapes.ts';

const NAMES = { string: 'String', integer: 'Long', float: 'Double', boolean: 'Boolean', any: 'JsonElement' };
const KEYWORDS = new Set(
  'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while'.split(
    ' ',
  ),
);

const KOTLIN: Language = {
  marks: false,
  form: 'NFC',
  words: new Set([...KEYWORDS, '_', 'SerialName', 'Serializable']),
  *uses(shapes) {
    for (const { type } of typesIn(shapes)) {
      if (type.kind === 'array') yield 'List';
      else if (type.kind !== 'object') yield NAMES[type.kind];
    }
  },
};

export default defineTool({
  slug: 'json-to-kotlin-converter',
  name: 'JSON to Kotlin Converter',
  category: 'developer',
  summary: 'Generates Kotlin data classes with kotlinx.serialization from sample JSON.',
  description:
    'All objects of one array are one class. A ? is put after what may be null; members that some objects lack are null by default. Keywords are put in backticks.',
  reference: 'The Kotlin language specification; kotlinx.serialization',
  keywords: ['data class', 'android', 'codegen', 'quicktype'],

  inputs: z.strictObject({
    json: z.string().max(500_000).describe('Sample JSON text to build types from'),
    rootName: rootNameInput,
  }),
  result: z.strictObject({ code: z.string().describe('The Kotlin code, ending in a line feed') }),
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    {
      inputs: { json: '{"id":1,"full-name":null,"list":[{"a":1},{"b":2.5}]}' },
      result: {
        code: 'import kotlinx.serialization.SerialName\nimport kotlinx.serialization.Serializable\nimport kotlinx.serialization.json.JsonElement\n\n@Serializable\ndata class Root(\n    val id: Long,\n    @SerialName("full-name") val fullName: JsonElement,\n    val list: List<ListItem>,\n)\n\n@Serializable\ndata class ListItem(\n    val a: Long? = null,\n    val b: Double? = null,\n)\n',
      },
    },
  ],
  run({ json, rootName }) {
    const { root, rootName: ownName, declared } = shapesOf(parseJson(json, 'json'), rootName, KOTLIN);
    const classes = declared.map(classText);
    if (root.kind !== 'object') classes.unshift(`typealias ${ownName} = ${typeText(root, false)}`);
    const renamed = classes.some((text) => /^ {4}@SerialName\(/m.test(text));
    const hasAny = (type: ShapeType): boolean => type.kind === 'any' || (type.kind === 'array' && hasAny(type.items));
    const elements = hasAny(root) || declared.some(({ members }) => members.some(({ type }) => hasAny(type)));
    const imports = [...(renamed ? ['SerialName'] : []), 'Serializable', ...(elements ? ['json.JsonElement'] : [])];
    return { code: `${imports.map((name) => `import kotlinx.serialization.${name}\n`).join('')}\n${classes.join('\n\n')}\n` };
  },
});
function typeText(type: ShapeType, optional: boolean): string {
  const plain = type.kind === 'array' ? `List<${typeText(type.items, false)}>` : type.kind === 'object' ? type.shape.name : NAMES[type.kind];
  return type.nullable || optional ? `${plain}?` : plain;
}

function classText({ name, members }: Shape): string {
  if (members.length === 0) return `@Serializable\nclass ${name}`;
  const names = memberNames(members, 'camel', KOTLIN);
  const lines = members.map(({ name: member, type, optional }, index) => {
    const own = names[index] ?? '';
    const annotation = own === member ? '' : `@SerialName(${literal(member)}) `;
    return `    ${annotation}val ${KEYWORDS.has(own) ? `\`${own}\`` : own}: ${typeText(type, optional)}${optional ? ' = null' : ''},`;
  });
  return `@Serializable\ndata class ${name}(\n${lines.join('\n')}\n)`;
}

/** A string of Kotlin, where $ begins a template and \f is not known. */
const literal = (text: string): string =>
  JSON.stringify(text).replaceAll(/\\\\|\\f|\$/g, (found) => (found === '$' ? '\\$' : found === '\\f' ? '\\u000c' : found));
