import { holdTo } from '../testing.ts';
import tool from './json-to-xml-converter.ts';

holdTo(tool, {
  answers: [
    [
      { json: '{"1 a":{"@q":"\\"\\n<","t":"a\\r&<>"},"":[null,[],{}]}', declaration: false, indent: 0 },
      { xml: '<root><_1_a q="&quot;&#10;&lt;"><t>a&#13;&amp;&lt;&gt;</t></_1_a><_/><_/><_/></root>' },
    ],
    [{ json: '[1,[2,3]]', declaration: false, indent: 0 }, { xml: '<root><item>1</item><item><item>2</item><item>3</item></item></root>' }],
    [{ json: '{"é":"😀"}', declaration: false }, { xml: '<é>😀</é>' }],
    [{ json: 'true', declaration: false }, { xml: '<root>true</root>' }],
  ],
  unprocessable: [[{ json: '"\\u0000"' }, /U\+0000/], [{ json: '{' }]],
});
