import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './logfmt-converter.ts';

const json = (text: string, output: string, more: object = {}): [Record<string, unknown>, Record<string, unknown>] => [{ text, ...more }, { output }];

// The cases of go-logfmt's decode_test.go (MIT).
holdTo(tool, {
  answers: [
    json('', ''),
    json('a=1 b="bar" ƒ=2h3s r="esc\\tmore stuff" d x=sf   ', '{"a":"1","b":"bar","ƒ":"2h3s","r":"esc\\tmore stuff","d":true,"x":"sf"}'),
    json('y=f', '{"y":"f"}'),
    json('y=""', '{"y":""}'),
    json('y=', '{"y":""}'),
    json('y="\\u00e9"', '{"y":"é"}'),
    json('a=1 a=2', '{"a":"2"}'),
    json('a=1\n\nb=2\r\n', '{"a":"1"}\n{"b":"2"}'),
    json('a=1 b=true c=1.50 d=x e="1"', '{"a":1,"b":true,"c":1.50,"d":"x","e":1}', { inferTypes: true }),
    json('__proto__=1', '{"__proto__":"1"}'),
    json(
      '{"a":"x y","b":"","c":null,"d":[1,{"e":"\\""}],"f":true,"g":1e400,"h":"a=b","i":"plain"}',
      'a="x y" b="" c=null d="[1,{\\"e\\":\\"\\\\\\"\\"}]" f=true g=1e400 h="a=b" i=plain',
      { mode: 'toLogfmt' },
    ),
  ],
  unprocessable: [
    [{ text: 'a="b' }, /line 1/i],
    [{ text: 'x=1\ny=a"b' }, /line 2/i],
    [{ text: '=a' }],
    [{ text: 'a==b' }],
    [{ text: '"a"=1' }],
    [{ text: 'a="\\x"' }],
    [{ text: '[1]', mode: 'toLogfmt' }, /object/],
    [{ text: '{', mode: 'toLogfmt' }],
    [{ text: '{"a b":1}', mode: 'toLogfmt' }],
  ],
});

it('reads back the strings it writes', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (value) => {
      const text = JSON.stringify({ key: value });
      const { output } = await run(tool, { text, mode: 'toLogfmt' });
      expect(JSON.parse((await run(tool, { text: output })).output)).toEqual({ key: value });
    }),
  ));
