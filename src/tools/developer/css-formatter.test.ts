import { holdTo } from '../testing.ts';
import tool from './css-formatter.ts';

// From Prettier's tests for CSS, SCSS and Less (MIT).
holdTo(tool, {
  answers: [
    [{ css: '' }, { formatted: '' }],
    [{ css: 'a,b>c{d:e}' }, { formatted: 'a,\nb > c {\n  d: e;\n}\n' }],
    [{ css: '@media (min-width:100px){a{b:c}}', useTabs: true }, { formatted: '@media (min-width: 100px) {\n\ta {\n\t\tb: c;\n\t}\n}\n' }],
    [{ css: 'a{content:"x"}', singleQuotes: true, indent: 4 }, { formatted: "a {\n    content: 'x';\n}\n" }],
    [{ css: 'a{color:#FFF;margin:0 0 0 0}' }, { formatted: 'a {\n  color: #fff;\n  margin: 0 0 0 0;\n}\n' }],
    [{ css: '$a:1px;.b{&:hover{c:$a}}', language: 'scss' }, { formatted: '$a: 1px;\n.b {\n  &:hover {\n    c: $a;\n  }\n}\n' }],
    [{ css: '@a:1px;.m(){b:@a}', language: 'less' }, { formatted: '@a: 1px;\n.m() {\n  b: @a;\n}\n' }],
    [{ css: '/* x */\r\na{b:c}' }, { formatted: '/* x */\na {\n  b: c;\n}\n' }],
  ],
  invalid: [
    [{ css: '', language: 'sass' }, 'language'],
    [{ css: '', indent: 0 }, 'indent'],
  ],
  unprocessable: [
    [{ css: 'a{b:c' }, /line 1/],
    [{ css: 'a{}\n}' }, /line 2/],
    [{ css: 'a]a]{color:red}{color:red}' }, /a rule is not CSS, or brackets do not fit together/],
  ],
});
