import { z } from 'zod';
import { defineTool } from '../define.ts';
import { readDeclaration } from './lib/c-declaration.ts';

export default defineTool({
  slug: 'c-declaration-explainer',
  name: 'C Declaration Explainer',
  category: 'developer',
  summary: 'Explains C declarations in English, as cdecl does.',
  description: 'Takes one declaration or cast. Typedef names, bit fields, initialisers and several declarators are not read.',
  reference: 'ISO C declarators; the words of cdecl 2.5',
  keywords: ['cdecl', 'function pointer', 'gibberish to english', 'c type', 'pointer'],
  inputs: z.strictObject({ declaration: z.string().min(1).max(2000).describe('One C declaration or cast; a semicolon at the end is fine') }),
  result: z.strictObject({
    explanation: z.string().describe('The declaration in words, such as "declare x as pointer to function (int) returning char"'),
    name: z.string().optional().describe('The name that is declared or cast; absent for a cast without one'),
  }),
  examples: [
    {
      inputs: { declaration: 'char *(*fp[3])(int, const char *)' },
      result: { explanation: 'declare fp as array 3 of pointer to function (int, pointer to const char) returning pointer to char', name: 'fp' },
    },
  ],
  run({ declaration: text }) {
    const { cast, declaration } = readDeclaration(text, 'declaration');
    const { storage, type, name } = declaration;
    const explanation = cast ? `cast ${name ?? 'unknown_name'} into ${type}` : `declare ${name} as ${storage === undefined ? '' : `${storage} `}${type}`;
    return { explanation, ...(name !== undefined && { name }) };
  },
});
