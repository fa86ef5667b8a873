import { describe, expect, it } from 'vitest';
import { compileTypeScript, hostileSamples } from '../shared/code-testing.ts';
import { holdTo, run } from '../testing.ts';
import tool from './json-to-typescript-converter.ts';

holdTo(tool, {
  answers: [
    // Reserved words, and Record where declarations use it, count as names in use.
    [
      { json: '{"record":{"a":{}}}' },
      { typescript: 'export interface Root {\n  record: Record2;\n}\n\nexport interface Record2 {\n  a: Record<string, unknown>;\n}' },
    ],
    [{ json: '{"record":{"a":1}}' }, { typescript: 'export interface Root {\n  record: Record;\n}\n\nexport interface Record {\n  a: number;\n}' }],
    [{ json: '1', rootName: 'string' }, { typescript: 'export type string2 = number;' }],
    [{ json: '{"x²":{"a":1}}' }, { typescript: 'export interface Root {\n  "x²": X;\n}\n\nexport interface X {\n  a: number;\n}' }],
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

describe('tsc', () => {
  it.each(['interface', 'type'])('compiles declarations of any sample, each %s with a name of its own', { timeout: 60_000 }, async (style) => {
    const codes = await Promise.all(hostileSamples(150).map(async (inputs) => (await run(tool, { ...inputs, style })).typescript));
    expect(compileTypeScript(codes)).toBe('');
  });
});
