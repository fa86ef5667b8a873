import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { type Language, memberNames, rootNameInput, type Shape, type ShapeType, shapesOf, typesIn } from './lib/json-shapes.ts';

const PRIMITIVES = { string: 'String', integer: 'long', float: 'double', boolean: 'boolean', any: 'Object' };
const BOXED = { ...PRIMITIVES, integer: 'Long', float: 'Double', boolean: 'Boolean' };
const KEYWORDS = new Set(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while true false null _'.split(
    ' ',
  ),
);
/** Words that only types may not be called (JLS 3.9, TypeIdentifier). */
const TYPE_WORDS = ['permits', 'record', 'sealed', 'var', 'yield'];
/** What no component of a record may be called (JLS 8.10.1). */
const RECORD_METHODS = new Set(['clone', 'finalize', 'getClass', 'hashCode', 'notify', 'notifyAll', 'toString', 'wait']);

const JAVA: Language = {
  marks: true,
  form: 'NFC',
  words: new Set([...KEYWORDS, ...TYPE_WORDS, 'JsonProperty']),
  *uses(shapes) {
    for (const { type, isOptional, isItem } of typesIn(shapes)) {
      if (type.kind === 'array') yield 'List';
      else if (type.kind !== 'object') yield typeText(type, isOptional || isItem);
    }
  },
};

export default defineTool({
  slug: 'json-to-java-converter',
  name: 'JSON to Java Converter',
  category: 'developer',
  summary: 'Generates Java records with Jackson annotations from sample JSON.',
  description: 'All objects of one array are one record. Types are boxed in lists and where a value may be null or is missing in some objects.',
  reference: "The Java Language Specification (records); Jackson's annotations",
  keywords: ['pojo', 'record', 'jackson', 'codegen', 'quicktype'],

  inputs: z.strictObject({
    json: z.string().max(500_000).describe('Sample JSON text to build types from'),
    rootName: rootNameInput,
  }),
  result: z.strictObject({ code: z.string().describe('The Java code, ending in a line feed') }),
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    {
      inputs: { json: '{"id":1,"full-name":null,"tags":[1.5],"owner":{"ok":true}}' },
      result: {
        code: 'import com.fasterxml.jackson.annotation.JsonProperty;\nimport java.util.List;\n\npublic record Root(\n    long id,\n    @JsonProperty("full-name") Object fullName,\n    List<Double> tags,\n    Owner owner\n) {}\n\nrecord Owner(\n    boolean ok\n) {}\n',
      },
    },
  ],
  run({ json, rootName }) {
    const { root, rootName: ownName, declared } = shapesOf(parseJson(json, 'json'), rootName, JAVA);
    const records = declared.map((shape, index) => record(shape, root.kind === 'object' && index === 0));
    if (root.kind !== 'object') records.unshift(`public record ${ownName}(${typeText(root, false)} ${root.kind === 'array' ? 'items' : 'value'}) {}`);
    const body = records.join('\n\n');
    const imports: string[] = [];
    if (/^ {4}@JsonProperty\(/m.test(body)) imports.push('import com.fasterxml.jackson.annotation.JsonProperty;');
    if (usesLists(root, declared)) imports.push('import java.util.List;');
    return { code: `${imports.length > 0 ? `${imports.join('\n')}\n\n` : ''}${body}\n` };
  },
});
const usesLists = (root: ShapeType, declared: readonly Shape[]): boolean =>
  root.kind === 'array' || declared.some(({ members }) => members.some(({ type }) => type.kind === 'array'));

function typeText(type: ShapeType, boxed: boolean): string {
  if (type.kind === 'array') return `List<${typeText(type.items, true)}>`;
  if (type.kind === 'object') return type.shape.name;
  return (boxed || type.nullable ? BOXED : PRIMITIVES)[type.kind];
}

function record({ name, members }: Shape, isPublic: boolean): string {
  const head = `${isPublic ? 'public ' : ''}record ${name}(`;
  if (members.length === 0) return `${head}) {}`;
  const names = memberNames(members, 'camel', JAVA, { adjust: (plain) => (KEYWORDS.has(plain) || RECORD_METHODS.has(plain) ? `${plain}_` : plain) });
  const lines = members.map(({ name: member, type, optional }, index) => {
    const annotation = names[index] === member ? '' : `@JsonProperty(${JSON.stringify(member)}) `;
    return `    ${annotation}${typeText(type, optional)} ${names[index]}`;
  });
  return `${head}\n${lines.join(',\n')}\n) {}`;
}
