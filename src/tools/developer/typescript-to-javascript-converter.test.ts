import { holdTo } from '../testing.ts';
import tool from './typescript-to-javascript-converter.ts';

// From the TypeScript handbook (enums, namespaces, parameter properties, JSX).
holdTo(tool, {
  answers: [
    [{ typescript: '' }, { javascript: '' }],
    [{ typescript: 'interface A { b: string }\ntype C = A;\nlet d = <A>{};' }, { javascript: 'let d = {};' }],
    [{ typescript: 'enum E { A = 1, B }' }, { javascript: 'var E;\n(function (E) {\n    E[E["A"] = 1] = "A";\n    E[E["B"] = 2] = "B";\n})(E || (E = {}));' }],
    [{ typescript: 'class P { constructor(private x: number) {} }' }, { javascript: 'class P {\n    x;\n    constructor(x) {\n        this.x = x;\n    }\n}' }],
    [{ typescript: 'namespace N { export const a = 1 }' }, { javascript: 'var N;\n(function (N) {\n    N.a = 1;\n})(N || (N = {}));' }],
    [{ typescript: 'import type { A } from "a";\nimport { b } from "b";\nb();' }, { javascript: 'import { b } from "b";\nb();' }],
    [
      { typescript: 'export const a: number = 1;', module: 'commonjs' },
      { javascript: '"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });\nexports.a = void 0;\nexports.a = 1;' },
    ],
    [{ typescript: 'const a = <p>b</p>;' }, { javascript: 'const a = <p>b</p>;' }],
    [{ typescript: 'const a = <p>b</p>;', jsx: 'react' }, { javascript: 'const a = React.createElement("p", null, "b");' }],
    [{ typescript: 'const f = <T,>(x: T): x is T => x!;' }, { javascript: 'const f = (x) => x;' }],
    [{ typescript: 'const f = <T>(x: T) => x satisfies T;' }, { javascript: 'const f = (x) => x;' }],
    [{ typescript: 'declare const a: string;\na?.b ?? c; // d' }, { javascript: 'a?.b ?? c; // d' }],
  ],
  invalid: [[{ typescript: '', jsx: 'vue' }, 'jsx']],
  unprocessable: [
    [{ typescript: 'let a;\nlet b: = 1;' }, /line 2, column 8/],
    [{ typescript: 'class {' }, /line 1/],
  ],
});
