import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { TYPESCRIPT_WORDS } from '../shared/text/type-names.ts';
import { type Language, rootNameInput, type ShapeType, shapesOf } from './lib/json-shapes.ts';

const NAMES = { string: 'z.string()', integer: 'z.number().int()', float: 'z.number()', boolean: 'z.boolean()', any: 'z.unknown()' };

// z is what the library is imported as.
const TYPESCRIPT: Language = { marks: true, form: 'NFC', words: new Set([...TYPESCRIPT_WORDS, 'z']), uses: () => [] };

export default defineTool({
  slug: 'json-to-zod-converter',
  name: 'JSON to Zod Schema Converter',
  category: 'developer',
  summary: 'Generates a Zod schema in TypeScript from sample JSON.',
  description:
    'All objects of one array are one schema, written in place, with members optional that some of them lack. Numbers without fraction and exponent that fit in 64 bits are integers.',
  reference: 'Zod 4',
  keywords: ['typescript schema', 'validation', 'codegen'],

  inputs: z.strictObject({
    json: z.string().max(500_000).describe('Sample JSON text to build a schema from'),
    rootName: rootNameInput,
  }),
  result: z.strictObject({ code: z.string().describe('The TypeScript code, ending in a line feed') }),
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    {
      inputs: { json: '{"id":1,"a-b":[{"x":1.5},{"x":null,"y":""}]}' },
      result: {
        code: 'import { z } from "zod";\n\nexport const rootSchema = z.object({\n  id: z.number().int(),\n  "a-b": z.array(z.object({\n    x: z.number().nullable(),\n    y: z.string().optional(),\n  })),\n});\n\nexport type Root = z.infer<typeof rootSchema>;\n',
      },
    },
  ],
  run({ json, rootName }) {
    const { root, rootName: ownName } = shapesOf(parseJson(json, 'json'), rootName, TYPESCRIPT);
    const schema = `${ownName.charAt(0).toLowerCase()}${ownName.slice(1)}Schema`;
    return { code: `import { z } from "zod";\n\nexport const ${schema} = ${schemaText(root, '')};\n\nexport type ${ownName} = z.infer<typeof ${schema}>;\n` };
  },
});
/** @param indent that of the line the schema begins on */
function schemaText(type: ShapeType, indent: string): string {
  const plain = type.kind === 'array' ? `z.array(${schemaText(type.items, indent)})` : type.kind === 'object' ? objectText(type, indent) : NAMES[type.kind];
  return type.nullable ? `${plain}.nullable()` : plain;
}

function objectText({ shape: { members } }: Extract<ShapeType, { kind: 'object' }>, indent: string): string {
  if (members.length === 0) return 'z.object({})';
  const lines = members.map(({ name, type, optional }) => {
    const key = /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : JSON.stringify(name);
    // As a plain key __proto__ would set the prototype.
    return `${indent}  ${name === '__proto__' ? '["__proto__"]' : key}: ${schemaText(type, `${indent}  `)}${optional ? '.optional()' : ''},\n`;
  });
  return `z.object({\n${lines.join('')}${indent}})`;
}
