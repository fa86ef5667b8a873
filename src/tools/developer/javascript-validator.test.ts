import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './javascript-validator.ts';

const INVALID = { valid: false };

// Early errors of ECMA-262 and cases of test262 (BSD-3-Clause).
holdTo(tool, {
  answers: [
    [{ code: '' }, { valid: true, statements: 0 }],
    [{ code: '#!/usr/bin/env node\nlet a' }, { valid: true, statements: 1 }],
    [{ code: 'let a; let a;' }, { ...INVALID, line: 1, column: 12 }],
    [{ code: 'var a; var a;' }, { valid: true, statements: 2 }],
    [{ code: '010' }, INVALID],
    [{ code: '010', sourceType: 'script' }, { valid: true }],
    [{ code: 'await x' }, { valid: true }],
    [{ code: 'await x', sourceType: 'script' }, INVALID],
    [{ code: 'with (a) {}' }, INVALID],
    [{ code: 'with (a) {}', sourceType: 'script' }, { valid: true }],
    [{ code: 'return 1' }, INVALID],
    [{ code: 'break;' }, INVALID],
    [{ code: '/[/' }, INVALID],
    [{ code: '/(?<n>a)|(?<n>b)/v' }, { valid: true }],
    [{ code: 'class A { #b; c() { return this.#d } }' }, INVALID],
    [{ code: 'class A { static { this.x = 1 } }' }, { valid: true }],
    [{ code: 'import a from "b" with { type: "json" }' }, { valid: true }],
    [{ code: 'import a from "b"', sourceType: 'script' }, INVALID],
    [{ code: 'a = <p>b</p>' }, INVALID],
    [
      { code: 'a = <p>b</p>', jsx: true },
      { valid: true, statements: 1 },
    ],
    [{ code: 'a = <p>b</q>', jsx: true }, INVALID],
    [{ code: '"use strict"; arguments = 1', sourceType: 'script' }, INVALID],
    [{ code: '"😀" +' }, { ...INVALID, line: 1, column: 6 }],
    [{ code: 'a\r\n\rb c' }, { ...INVALID, line: 3, column: 3 }],
  ],
  invalid: [[{ code: '', sourceType: 'commonjs' }, 'sourceType']],
});

it('says that code is nested too deeply', async () => expect((await run(tool, { code: '('.repeat(400_000) })).valid).toBe(false));
