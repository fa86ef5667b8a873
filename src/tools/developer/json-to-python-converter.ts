import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { type Language, memberNames, type Shape, type ShapeMember, type Shapes, type ShapeType, shapesOf, typesIn } from './lib/json-shapes.ts';

const NAMES = { string: 'str', integer: 'int', float: 'float', boolean: 'bool', any: 'Any' };
const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

const PYTHON = { marks: true, form: 'NFKC' } as const;

type Style = 'dataclass' | 'typeddict' | 'pydantic';

/** The names of Python and its libraries that the code of some shapes has. */
function usedNames(shapes: Shapes, style: Style): Set<string> {
  const names = new Set<string>();
  for (const { type } of typesIn(shapes)) if (type.kind !== 'object') names.add(type.kind === 'array' ? 'list' : NAMES[type.kind]);
  if (shapes.declared.length === 0) return names;
  names.add({ dataclass: 'dataclass', typeddict: 'TypedDict', pydantic: 'BaseModel' }[style]);
  if (style === 'typeddict' && shapes.declared.some(({ members }) => members.some(({ optional }) => optional))) names.add('NotRequired');
  if (style === 'pydantic' && shapes.declared.some((shape) => pydantic(shape).includes('= Field('))) names.add('Field');
  return names;
}

export default defineTool({
  slug: 'json-to-python-converter',
  name: 'JSON to Python Dataclass Converter',
  category: 'developer',
  summary: 'Generates Python dataclasses, TypedDicts or pydantic models from sample JSON.',
  description:
    'All objects of one array are one class, with members optional that some of them lack. Each class comes before its use. Python keywords get _ after them.',
  reference: 'The Python Language Reference; dataclasses, typing.TypedDict (PEP 589, PEP 655); pydantic 2',
  keywords: ['pydantic', 'typeddict', 'codegen', 'quicktype'],

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
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    {
      inputs: { json: '{"id":1,"fullName":null,"owner":{"a":true}}' },
      result: {
        code: 'from dataclasses import dataclass\nfrom typing import Any\n\n\n@dataclass\nclass Owner:\n    a: bool\n\n\n@dataclass\nclass Root:\n    id: int\n    full_name: Any\n    owner: Owner\n',
      },
    },
  ],
  run({ json, rootName, style }) {
    const language: Language = { ...PYTHON, words: KEYWORDS, uses: (found) => usedNames(found, style) };
    const shapes = shapesOf(parseJson(json, 'json'), rootName, language);
    const { root, rootName: ownName, declared } = shapes;
    const blocks = usedFirst(declared).map({ dataclass, typeddict, pydantic }[style]);
    if (root.kind !== 'object') blocks.push(`${ownName} = ${typeText(root)}`);
    const used = usedNames(shapes, style);
    const imports = Object.entries(MODULES).flatMap(([module, names]) => {
      const needed = names.filter((name) => used.has(name));
      return needed.length > 0 ? [`from ${module} import ${needed.join(', ')}`] : [];
    });
    return { code: `${[imports.join('\n'), ...blocks].filter((part) => part !== '').join('\n\n\n')}\n` };
  },
});

/** Shapes in reverse order, but each behind those that it uses, as later ones may use what earlier ones have declared. */
function usedFirst(declared: readonly Shape[]): Shape[] {
  const ordered = new Set<Shape>();
  const add = (shape: Shape): void => {
    if (ordered.has(shape)) return;
    for (const { type } of shape.members.toReversed()) {
      const inner = innermost(type);
      if (inner.kind === 'object') add(inner.shape);
    }
    ordered.add(shape);
  };
  for (const shape of declared.toReversed()) add(shape);
  return [...ordered];
}

const innermost = (type: ShapeType): ShapeType => (type.kind === 'array' ? innermost(type.items) : type);

/** Where the names come from that are not built in, in the order of the imports. */
const MODULES = { dataclasses: ['dataclass'], typing: ['Any', 'NotRequired', 'TypedDict'], pydantic: ['BaseModel', 'Field'] };

function typeText(type: ShapeType): string {
  const plain = type.kind === 'array' ? `list[${typeText(type.items)}]` : type.kind === 'object' ? type.shape.name : NAMES[type.kind];
  return type.nullable ? `${plain} | None` : plain;
}

const orNone = (type: ShapeType): string => (type.nullable ? typeText(type) : `${typeText(type)} | None`);

/**
 * The names of a class's fields. A field with a value hides a type of its name from the annotations of the class, so that it gets _ as keywords do.
 * @param hasValue whether the field is given a value under a name
 */
function fieldNames(members: readonly ShapeMember[], hasValue: (member: ShapeMember, name: string) => boolean): string[] {
  const types = new Set(members.flatMap(({ type }) => typeText(type).split(/[[\]| ]+/)));
  return memberNames(members, 'snake', PYTHON, {
    adjust: (name, member) => (KEYWORDS.has(name) || (types.has(name) && hasValue(member, name)) ? `${name}_` : name),
  });
}

const block = (head: string, lines: readonly string[]): string => `${head}\n${(lines.length === 0 ? ['pass'] : lines).map((line) => `    ${line}`).join('\n')}`;

function dataclass({ name, members }: Shape): string {
  const ordered = [...members.filter(({ optional }) => !optional), ...members.filter(({ optional }) => optional)];
  const names = fieldNames(ordered, ({ optional }) => optional);
  const lines = ordered.map(({ type, optional }, index) => `${names[index]}: ${optional ? `${orNone(type)} = None` : typeText(type)}`);
  return block(`@dataclass\nclass ${name}:`, lines);
}

function pydantic({ name, members }: Shape): string {
  const names = fieldNames(members, (member, name) => member.optional || name !== member.name);
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
  if (members.every((member) => isFieldOfClass(member.name)))
    return block(
      `class ${name}(TypedDict):`,
      members.map((member) => `${member.name}: ${text(member)}`),
    );
  return `${name} = TypedDict(${JSON.stringify(name)}, {${members.map((member) => `${JSON.stringify(member.name)}: ${text(member)}`).join(', ')}})`;
}

/** Whether a class can have a field of exactly this name: an identifier that Python neither normalises nor mangles. */
const isFieldOfClass = (name: string): boolean =>
  /^[\p{XID_Start}_]\p{XID_Continue}*$/u.test(name) && !KEYWORDS.has(name) && name.normalize('NFKC') === name && !/^__.*(?<!__)$/.test(name);
