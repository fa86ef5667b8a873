import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { type Language, memberNames, rootNameInput, type Shape, type ShapeType, shapesOf, typesIn } from './lib/json-shapes.ts';

const NAMES = { string: 'String', integer: 'i64', float: 'f64', boolean: 'bool', any: 'serde_json::Value' };
const KEYWORDS = new Set(
  'as async await break const continue dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return static struct trait true type unsafe use where while abstract become box do final gen macro override priv try typeof unsized virtual yield'.split(
    ' ',
  ),
);
/** Keywords that cannot be written with r#. */
const RESERVED = new Set(['self', 'super', 'crate']);

const RUST: Language = {
  marks: true,
  form: 'NFC',
  words: new Set([...KEYWORDS, ...RESERVED, 'Self', '_', 'Serialize', 'Deserialize', 'serde', 'serde_json']),
  *uses(shapes) {
    for (const { type, isOptional } of typesIn(shapes)) {
      if (type.kind === 'array') yield 'Vec';
      else if (type.kind !== 'object') yield NAMES[type.kind];
      if (type.nullable || isOptional) yield 'Option';
    }
  },
};

export default defineTool({
  slug: 'json-to-rust-converter',
  name: 'JSON to Rust Converter',
  category: 'developer',
  summary: 'Generates Rust structs with serde from sample JSON.',
  description: 'All objects of one array are one struct. What may be null or is missing in some objects is an Option; keywords are written r#type.',
  reference: 'The Rust Reference; serde and serde_json',
  keywords: ['serde', 'struct', 'codegen', 'quicktype'],

  inputs: z.strictObject({
    json: z.string().max(500_000).describe('Sample JSON text to build types from'),
    rootName: rootNameInput,
  }),
  result: z.strictObject({ code: z.string().describe('The Rust code, ending in a line feed') }),
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    {
      inputs: { json: '[{"id":1,"type":"a"},{"id":null}]' },
      result: {
        code: 'use serde::{Deserialize, Serialize};\n\npub type Root = Vec<RootItem>;\n\n#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]\npub struct RootItem {\n    pub id: Option<i64>,\n    #[serde(skip_serializing_if = "Option::is_none", default)]\n    pub r#type: Option<String>,\n}\n',
      },
    },
  ],
  run({ json, rootName }) {
    const { root, rootName: ownName, declared } = shapesOf(parseJson(json, 'json'), rootName, RUST);
    const structs = declared.map(struct);
    if (root.kind !== 'object') structs.unshift(`pub type ${ownName} = ${typeText(root, false)};`);
    return { code: `use serde::{Deserialize, Serialize};\n\n${structs.join('\n\n')}\n` };
  },
});
function typeText(type: ShapeType, optional: boolean): string {
  const plain = type.kind === 'array' ? `Vec<${typeText(type.items, false)}>` : type.kind === 'object' ? type.shape.name : NAMES[type.kind];
  return (type.nullable || optional) && type.kind !== 'any' ? `Option<${plain}>` : plain;
}

function struct({ name, members }: Shape): string {
  const head = `#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]\npub struct ${name} {`;
  if (members.length === 0) return `${head}}`;
  const names = memberNames(members, 'snake', RUST, { adjust: (plain) => (RESERVED.has(plain) ? `${plain}_` : KEYWORDS.has(plain) ? `r#${plain}` : plain) });
  const lines = members.flatMap(({ name: member, type, optional }, index) => {
    const own = names[index] ?? '';
    return [
      ...(own.replace(/^r#/, '') === member ? [] : [`#[serde(rename = ${literal(member)})]`]),
      ...(optional ? [type.kind === 'any' ? '#[serde(default)]' : '#[serde(skip_serializing_if = "Option::is_none", default)]'] : []),
      `pub ${own}: ${typeText(type, optional)},`,
    ];
  });
  return `${head}\n${lines.map((line) => `    ${line}`).join('\n')}\n}`;
}

/** A string of Rust, which writes \u{1} for \u0001, has no \b, \f and surrogates, and refuses characters that turn the direction of text. */
const literal = (text: string): string =>
  JSON.stringify(text.toWellFormed())
    .replaceAll(/\\\\|\\b|\\f|\\u([0-9a-f]{4})/g, (found, digits?: string) => (found === '\\\\' ? found : `\\u{${digits ?? (found === '\\b' ? '8' : 'c')}}`))
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`);
