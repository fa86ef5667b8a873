import { holdTo } from '../testing.ts';
import tool from './javascript-formatter.ts';

// The options and their examples in Prettier's documentation (prettier.io/docs/options, rationale).
holdTo(tool, {
  answers: [
    [{ code: '' }, { formatted: '' }],
    [{ code: '// c' }, { formatted: '// c\n' }],
    [{ code: 'f(x=>x,1)' }, { formatted: 'f((x) => x, 1);\n' }],
    [{ code: 'f(x=>x,1)', arrowParentheses: 'avoid' }, { formatted: 'f(x => x, 1);\n' }],
    [{ code: 'a={b:1}', bracketSpacing: false }, { formatted: 'a = {b: 1};\n' }],
    [{ code: "a='x'", singleQuotes: true, semicolons: false }, { formatted: "a = 'x'\n" }],
    [{ code: 'if(a){b()}', useTabs: true }, { formatted: 'if (a) {\n\tb();\n}\n' }],
    [{ code: 'if(a){b()}', indent: 4 }, { formatted: 'if (a) {\n    b();\n}\n' }],
    [{ code: 'f(aaaaaaaaa,bbbbbbbbb)', printWidth: 20, trailingCommas: 'none' }, { formatted: 'f(\n  aaaaaaaaa,\n  bbbbbbbbb\n);\n' }],
    [{ code: 'f(aaaaaaaaa,bbbbbbbbb)', printWidth: 20 }, { formatted: 'f(\n  aaaaaaaaa,\n  bbbbbbbbb,\n);\n' }],
    [{ code: 'const a=<p  b="c">{d}</p>' }, { formatted: 'const a = <p b="c">{d}</p>;\n' }],
    [{ code: 'interface A{b:string;c?:number}', language: 'typescript' }, { formatted: 'interface A {\n  b: string;\n  c?: number;\n}\n' }],
    [{ code: 'const a = <T,>(b: T) => <p/>', language: 'typescript' }, { formatted: 'const a = <T,>(b: T) => <p />;\n' }],
    [{ code: '// prettier-ignore\na  =  1\nb  =  2\r\n' }, { formatted: '// prettier-ignore\na  =  1\nb = 2;\n' }],
  ],
  invalid: [
    [{ code: 'a', printWidth: 19 }, 'printWidth'],
    [{ code: 'a', language: 'flow' }, 'language'],
  ],
  unprocessable: [
    [{ code: 'a\nlet = = 1' }, /line 2, column 7/],
    [{ code: 'let x: = 1', language: 'typescript' }, /line 1, column 8/],
    [{ code: '"😀" = = 1' }, /column 7/],
    [{ code: '('.repeat(100_000) }],
  ],
});
