import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { memberNames, type Shape, type ShapeMember, type ShapeType, shapesOf } from './lib/json-shapes.ts';

const NAMES = { string: 'str', integer: 'int', float: 'float', boolean: 'bool', any: 'Any' };
const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

export default defineTool({
  slug: 'json-to-python-converter',
  name: 'JSON to Python Dataclass Converter',
  category: 'developer',
  summary: 'Writes Python dataclasses, TypedDicts or pydantic models for sample JSON.',
  description:
    'All objects of one array are one class, with members optional that some of them lack. Each class comes before its use. Python keywords get _ after them.',
  reference: 'The Python Language Reference; dataclasses, typing.TypedDict (PEP 589, PEP 655); pydantic 2',
  keywords: ['dataclass', 'pydantic', 'typeddict', 'codegen', 'quicktype'],

  inputs: z.strictObject({
    json: z.string().max(500_000).describe('Sample JSON text to build types from'),
    rootName: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be an identifier: a letter or _, then letters, digits and _')
      .default('Root')
      .describe('Name of the outermost type: a letter or underscore, then letters, digits, underscores'),
    style: z.enum(['dataclass', 'typeddict', 'pydantic']).default('dataclass').describe('Which kind of class to write'),
  }),
  result: z.strictObject({ code: z.string().describe('The Python code, ending in a line feed') }),
  examples: [
    {
      inputs: { json: '{"id":1,"fullName":null,"owner":{"a":true}}' },
      result: {
        code: 'from dataclasses import dataclass\nfrom typing import Any\n\n\n@dataclass\nclass Owner:\n    a: bool\n\n\n@dataclass\nclass Root:\n    id: int\n    full_name: Any\n    owner: Owner\n',
      },
    },
  ],
  run({ json, rootName, style }) {
    const { root, declared } = shapesOf(parseJson(json, 'json'), rootName);
    const write = { dataclass, typeddict, pydantic }[style];
    const blocks = declared.toReversed().map(write);
    if (root.kind !== 'object') blocks.push(`${rootName} = ${typeText(root)}`);
    const body = blocks.join('\n\n\n');
    const typing = ['Any', 'NotRequired', 'TypedDict'].filter((name) =>
      new RegExp(`(?<!["\\w])${name}(?=[\\[(\\]),\\s]|$)`).test(body.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')),
    );
    const imports: string[] = [];
    if (style === 'dataclass' && declared.length > 0) imports.push('from dataclasses import dataclass');
    if (typing.length > 0) imports.push(`from typing import ${typing.join(', ')}`);
    if (style === 'pydantic' && declared.length > 0) imports.push(`from pydantic import BaseModel${body.includes('= Field(') ? ', Field' : ''}`);
    return { code: `${[imports.join('\n'), body].filter((part) => part !== '').join('\n\n\n')}\n` };
  },
});
function typeText(type: ShapeType): string {
  const plain = type.kind === 'array' ? `list[${typeText(type.items)}]` : type.kind === 'object' ? type.shape.name : NAMES[type.kind];
  return type.nullable ? `${plain} | None` : plain;
}

const orNone = (type: ShapeType): string => (type.nullable ? typeText(type) : `${typeText(type)} | None`);

const fieldNames = (members: readonly ShapeMember[]): string[] => memberNames(members, 'snake', { adjust: (name) => (KEYWORDS.has(name) ? `${name}_` : name) });

const block = (head: string, lines: readonly string[]): string => `${head}\n${(lines.length === 0 ? ['pass'] : lines).map((line) => `    ${line}`).join('\n')}`;

function dataclass({ name, members }: Shape): string {
  const ordered = [...members.filter(({ optional }) => !optional), ...members.filter(({ optional }) => optional)];
  const names = fieldNames(ordered);
  const lines = ordered.map(({ type, optional }, index) => `${names[index]}: ${optional ? `${orNone(type)} = None` : typeText(type)}`);
  return block(`@dataclass\nclass ${name}:`, lines);
}

function pydantic({ name, members }: Shape): string {
  const names = fieldNames(members);
  const lines = members.map((member, index) => {
    const isChanged = names[index] !== member.name;
    const alias = `alias=${JSON.stringify(member.name)}`;
    if (!member.optional) return `${names[index]}: ${typeText(member.type)}${isChanged ? ` = Field(${alias})` : ''}`;
    return `${names[index]}: ${orNone(member.type)} = ${isChanged ? `Field(None, ${alias})` : 'None'}`;
  });
  return block(`class ${name}(BaseModel):`, lines);
}

function typeddict({ name, members }: Shape): string {
  const text = ({ type, optional }: ShapeMember): string => (optional ? `NotRequired[${typeText(type)}]` : typeText(type));
  if (members.every((member) => /^[\p{L}_][\p{L}\p{N}\p{M}_]*$/u.test(member.name) && !KEYWORDS.has(member.name)))
    return block(
      `class ${name}(TypedDict):`,
      members.map((member) => `${member.name}: ${text(member)}`),
    );
  return `${name} = TypedDict(${JSON.stringify(name)}, {${members.map((member) => `${JSON.stringify(member.name)}: ${text(member)}`).join(', ')}})`;
}
