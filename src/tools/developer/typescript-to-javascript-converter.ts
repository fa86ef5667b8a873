import { z } from 'zod';
import { defineTool } from '../define.ts';
import { placeAt } from '../shared/text/places.ts';
import { refuseCode } from './lib/refusal.ts';

export default defineTool({
  slug: 'typescript-to-javascript-converter',
  name: 'TypeScript to JavaScript Converter',
  category: 'developer',
  summary: 'Removes the types from TypeScript and leaves JavaScript.',
  description:
    'No type checking. Types, interfaces, declare and import type go, as do imports used as types only; enums, namespaces and parameter properties become the JavaScript TypeScript makes of them. The result has no white space at its ends.',
  reference: 'TypeScript 6.0, transpileModule with target ES2022',
  keywords: ['transpile', 'compile typescript', 'ts to js', 'strip types', 'tsc'],
  cost: 'heavy',
  inputs: z.strictObject({
    typescript: z.string().max(200_000).describe('TypeScript code, JSX included'),
    jsx: z
      .enum(['preserve', 'react', 'automatic'])
      .default('preserve')
      .describe('What becomes of JSX: stays, calls of React.createElement, or of the automatic runtime'),
    module: z.enum(['esm', 'commonjs']).default('esm').describe('Module system of the result'),
  }),
  result: z.strictObject({ javascript: z.string().describe('The code without types') }),
  examples: [{ inputs: { typescript: 'const x: number = 1;' }, result: { javascript: 'const x = 1;' } }],
  async run({ typescript: code, jsx, module }) {
    const { default: ts } = await import('typescript-6');
    const { JsxEmit, ModuleKind } = ts;
    const compilerOptions = {
      target: ts.ScriptTarget.ES2022,
      module: module === 'esm' ? ModuleKind.ESNext : ModuleKind.CommonJS,
      jsx: { preserve: JsxEmit.Preserve, react: JsxEmit.React, automatic: JsxEmit.ReactJSX }[jsx],
      newLine: ts.NewLineKind.LineFeed,
      // No "use strict" in scripts; TypeScript 6 asks to be told that this option goes.
      alwaysStrict: false,
      ignoreDeprecations: '6.0',
    };
    try {
      const transpiled = (fileName: string) => ts.transpileModule(code, { fileName, compilerOptions, reportDiagnostics: true });
      // As TSX first; what has <T>x or <T>() => x parses without JSX only.
      const asTsx = transpiled('x.tsx');
      const result = asTsx.diagnostics?.length === 0 ? asTsx : transpiled('x.ts');
      const [problem] = result.diagnostics ?? [];
      if (problem) return refuseCode(undefined, 'typescript', placeAt(code, problem.start ?? 0), ts.flattenDiagnosticMessageText(problem.messageText, ' '));
      return { javascript: result.outputText.trim() };
    } catch (error) {
      return refuseCode(error, 'typescript');
    }
  },
});
