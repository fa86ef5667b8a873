import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { parseJson } from '../shared/json/json.ts';
import { type Language, memberNames, rootNameInput, type Shape, type ShapeType, shapesOf, typesIn } from './lib/json-shapes.ts';

const NAMES = { string: 'string', integer: 'long', float: 'double', boolean: 'bool', any: 'object?' };

const CSHARP: Language = {
  marks: true,
  form: 'NFC',
  words: new Set(
    'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while file record required scoped var dynamic nint nuint notnull unmanaged System JsonPropertyName JsonPropertyNameAttribute'.split(
      ' ',
    ),
  ),
  *uses(shapes) {
    for (const { type } of typesIn(shapes)) if (type.kind === 'array') yield 'List';
  },
};

export default defineTool({
  slug: 'json-to-csharp-converter',
  name: 'JSON to C# Converter',
  category: 'developer',
  summary: 'Generates C# classes with System.Text.Json attributes from sample JSON.',
  description:
    'All objects of one array are one class. A ? is put after what may be null or is missing in some objects, and always after object. A top that is neither an object nor an array is refused.',
  reference: 'The C# language specification; System.Text.Json',
  keywords: ['c sharp', 'dotnet', 'poco', 'codegen', 'quicktype'],

  inputs: z.strictObject({
    json: z.string().max(500_000).describe('Sample JSON text to build types from'),
    rootName: rootNameInput,
  }),
  result: z.strictObject({ code: z.string().describe('The C# code, ending in a line feed') }),
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    {
      inputs: { json: '{"id":1,"full-name":null,"tags":["a"]}' },
      result: {
        code: 'using System.Collections.Generic;\nusing System.Text.Json.Serialization;\n\npublic class Root\n{\n    [JsonPropertyName("id")]\n    public long Id { get; set; }\n\n    [JsonPropertyName("full-name")]\n    public object? FullName { get; set; }\n\n    [JsonPropertyName("tags")]\n    public List<string> Tags { get; set; }\n}\n',
      },
    },
  ],
  run({ json, rootName }) {
    const { root, rootName: ownName, declared } = shapesOf(parseJson(json, 'json'), rootName, CSHARP);
    if (root.kind !== 'object' && root.kind !== 'array') return unprocessable('A class needs an object or an array at the top of the JSON.', 'json');
    const classes = declared.map(classText);
    if (root.kind === 'array') classes.unshift(`public class ${ownName} : ${typeText({ ...root, nullable: false }, false)}\n{\n}`);
    const lists = root.kind === 'array' || declared.some(({ members }) => members.some(({ type }) => type.kind === 'array'));
    const imports = `${lists ? 'using System.Collections.Generic;\n' : ''}using System.Text.Json.Serialization;\n\n`;
    return { code: `${imports}${classes.join('\n\n')}\n` };
  },
});
function typeText(type: ShapeType, optional: boolean): string {
  const plain = type.kind === 'array' ? `List<${typeText(type.items, false)}>` : type.kind === 'object' ? type.shape.name : NAMES[type.kind];
  return (type.nullable || optional) && type.kind !== 'any' ? `${plain}?` : plain;
}

function classText({ name, members }: Shape): string {
  const names = memberNames(members, 'pascal', CSHARP, { adjust: (plain) => (plain === name ? `${plain}Value` : plain), taken: name });
  const properties = members.map(
    ({ name: member, type, optional }, index) =>
      `    [JsonPropertyName(${literal(member)})]\n    public ${typeText(type, optional)} ${names[index]} { get; set; }`,
  );
  return `public class ${name}\n{\n${properties.length > 0 ? `${properties.join('\n\n')}\n` : ''}}`;
}

/** A string of C#, which ends at U+0085, U+2028 and U+2029 as at other line ends. */
const literal = (text: string): string =>
  JSON.stringify(text).replaceAll(/[\u0085\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
