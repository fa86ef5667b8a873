import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compileTypeScript, hostileSamples } from '../shared/code-testing.ts';
import { holdTo, run } from '../testing.ts';
import tool from './json-to-zod-converter.ts';

const code = (schema: string) => ({
  code: `import { z } from "zod";\n\nexport const rootSchema = ${schema};\n\nexport type Root = z.infer<typeof rootSchema>;\n`,
});

holdTo(tool, {
  answers: [
    [{ json: '{}' }, code('z.object({})')],
    [{ json: '[]' }, code('z.array(z.unknown())')],
    [{ json: 'null' }, code('z.unknown()')],
    [{ json: '[1,null,2.5]' }, code('z.array(z.number().nullable())')],
    [{ json: '[1,"a"]' }, code('z.array(z.unknown())')],
    [{ json: '{"a":{"b":true}}' }, code('z.object({\n  a: z.object({\n    b: z.boolean(),\n  }),\n})')],
  ],
  unprocessable: [[{ json: '' }], [{ json: "{'a':1}" }]],
});

it('writes schemas that take the sample', async () => {
  for (const json of ['{"id":1,"a-b":[{"x":1.5},{"x":null,"y":""}],"__proto__":2}', '[[1],[],null]', '{"a":null,"b":[{}]}', '"x"']) {
    const schema = (await run(tool, { json })).code
      .replace(/^import.*$/m, '')
      .replace('export const rootSchema =', 'return')
      .replace(/^export type.*$/m, '');
    expect(new Function('z', schema)(z).safeParse(JSON.parse(json)).success, json).toBe(true);
  }
});

describe('tsc', () => {
  it('compiles the schemas of any sample', { timeout: 60_000 }, async () => {
    const codes = await Promise.all(hostileSamples(40).map(async (inputs) => (await run(tool, inputs)).code));
    expect(compileTypeScript(codes)).toBe('');
  });
});
