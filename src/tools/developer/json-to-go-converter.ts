import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { type Language, memberNames, rootNameInput, type Shape, type ShapeType, shapesOf, typesIn } from './lib/json-shapes.ts';

const INITIALISMS = new Set(['ID', 'URL', 'API', 'HTTP', 'HTTPS', 'JSON', 'XML', 'HTML', 'UUID', 'IP', 'URI', 'SQL', 'UI', 'UID', 'DB']);
const NAMES = { string: 'string', integer: 'int64', float: 'float64', boolean: 'bool', any: 'any' };

const GO: Language = {
  marks: false,
  form: 'NFC',
  // The keywords, and what only functions may be called.
  words: new Set(
    'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var _ init main'.split(
      ' ',
    ),
  ),
  *uses(shapes) {
    for (const { type } of typesIn(shapes)) if (type.kind !== 'array' && type.kind !== 'object') yield NAMES[type.kind];
  },
};

export default defineTool({
  slug: 'json-to-go-converter',
  name: 'JSON to Go Struct Converter',
  category: 'developer',
  summary: 'Generates Go structs with json tags from sample JSON.',
  description:
    'All objects of one array are one struct, with omitempty for members that some of them lack. Numbers without fraction and exponent that fit in 64 bits are int64. What may be null is a pointer, but slices and any.',
  reference: 'The Go Programming Language Specification; encoding/json; layout of gofmt',
  keywords: ['golang', 'codegen', 'quicktype', 'json2go'],

  inputs: z.strictObject({
    json: z.string().max(500_000).describe('Sample JSON text to build types from'),
    rootName: rootNameInput,
  }),
  result: z.strictObject({ code: z.string().describe('The Go code, ending in a line feed') }),
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    {
      inputs: { json: '{"id":1,"full_name":null,"tags":["a"],"owner":{"homeUrl":"x"}}' },
      result: {
        code: 'type Root struct {\n\tID       int64    `json:"id"`\n\tFullName any      `json:"full_name"`\n\tTags     []string `json:"tags"`\n\tOwner    Owner    `json:"owner"`\n}\n\ntype Owner struct {\n\tHomeURL string `json:"homeUrl"`\n}\n',
      },
    },
  ],
  run({ json, rootName }) {
    const { root, rootName: ownName, declared } = shapesOf(parseJson(json, 'json'), rootName, GO);
    const structs = declared.map(struct);
    const top = root.kind === 'object' ? [] : [`type ${ownName} ${typeText(root)}`];
    return { code: `${[...top, ...structs].join('\n\n')}\n` };
  },
});
function typeText(type: ShapeType): string {
  if (type.kind === 'array') return `[]${typeText(type.items)}`;
  const name = type.kind === 'object' ? type.shape.name : NAMES[type.kind];
  return type.nullable ? `*${name}` : name;
}

function struct({ name, members }: Shape): string {
  if (members.length === 0) return `type ${name} struct{}`;
  const names = memberNames(members, 'pascal', GO, { initialisms: INITIALISMS });
  const types = members.map(({ type }) => typeText(type));
  const [nameWidth, typeWidth] = [names, types].map((texts) => Math.max(...texts.map((text) => [...text].length)));
  const pad = (text: string, width = 0): string => text + ' '.repeat(Math.max(0, width - [...text].length));
  const lines = members.map((member, index) => {
    const name = member.name.toWellFormed();
    // "-" alone would leave the field out.
    const tag = `json:${JSON.stringify(member.optional ? `${name},omitempty` : name === '-' ? '-,' : name)}`;
    const written = tag.includes('`') ? JSON.stringify(tag) : `\`${tag}\``;
    return `\t${pad(names[index] ?? '', nameWidth)} ${pad(types[index] ?? '', typeWidth)} ${written}`;
  });
  return `type ${name} struct {\n${lines.join('\n')}\n}`;
}
