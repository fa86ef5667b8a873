import { holdTo } from '../testing.ts';
import tool from './json-to-typescript-converter.ts';

holdTo(tool, {
  answers: [
    [
      { json: '{"a":{"x":1},"b":{"a":{"x":2}},"c":{"a":{"y":1}}}' },
      {
        typescript:
          'export interface Root {\n  a: A;\n  b: B;\n  c: C;\n}\n\nexport interface A {\n  x: number;\n}\n\nexport interface B {\n  a: A;\n}\n\nexport interface C {\n  a: A2;\n}\n\nexport interface A2 {\n  y: number;\n}',
      },
    ],
    [{ json: '"x"', rootName: 'T' }, { typescript: 'export type T = string;' }],
    [{ json: '[]' }, { typescript: 'export type Root = unknown[];' }],
    [{ json: '[[1,"a"],[2]]' }, { typescript: 'export type Root = (number | string)[][];' }],
    [{ json: '[[[true,null]],1]' }, { typescript: 'export type Root = ((boolean | null)[][] | number)[];' }],
    [{ json: '[1,null,"a"]', export: false }, { typescript: 'type Root = (number | string | null)[];' }],
    [
      { json: '{"a":{},"é":true}', style: 'type', readonly: true },
      { typescript: 'export type Root = {\n  readonly a: Record<string, unknown>;\n  readonly "é": boolean;\n};' },
    ],
  ],
  invalid: [
    [{ json: '1', rootName: '1a' }, 'rootName'],
    [{ json: '1', rootName: '' }, 'rootName'],
  ],
  unprocessable: [[{ json: '{' }]],
});
