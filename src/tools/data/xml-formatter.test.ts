import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './xml-formatter.ts';

const NOT_WELL_FORMED = [
  '<a>',
  '<a></b>',
  '<a/><b/>',
  'text',
  '',
  '<a b=c/>',
  '<a b="1" b="2"/>',
  '<a>&nope;</a>',
  '<a>\u0001</a>',
  '<1a/>',
  '<a><!-- -- --></a>',
];

holdTo(tool, {
  answers: [
    [
      { xml: '<r>\n<p xml:space="preserve"> <q/> </p><m>a <b> c</b></m><e>\n</e><![CDATA[ ]]></r>' },
      { formatted: '<r>\n<p xml:space="preserve"> <q/> </p><m>a <b> c</b></m><e>\n</e><![CDATA[ ]]></r>' },
    ],
    [{ xml: '<r><p xml:space="preserve"> <q/> </p><e>\n</e></r>' }, { formatted: '<r>\n  <p xml:space="preserve"> <q/> </p>\n  <e></e>\n</r>' }],
    [{ xml: '<!DOCTYPE r>\n\n<r/>' }, { formatted: '<!DOCTYPE r>\n<r/>' }],
    [{ xml: '<r><é a="1"  b=\'"\'/></r>', useTabs: true }, { formatted: '<r>\n\t<é a="1"  b=\'"\'/>\n</r>' }],
    [{ xml: '<r><a/><b/></r>', indent: 0 }, { formatted: '<r>\n<a/>\n<b/>\n</r>' }],
  ],
  unprocessable: NOT_WELL_FORMED.map((xml): [{ xml: string }] => [{ xml }]),
});

it('puts text alone on the line of its tags where asked', async () => {
  const xml = '<a>\n <b>\n  two\n  words </b>\n <c> x <i/></c><d xml:space="preserve"> y </d><e> </e></a>';
  const { formatted } = await run(tool, { xml, collapseText: true });
  expect(formatted).toBe('<a>\n  <b>two\n  words</b>\n  <c> x <i/></c>\n  <d xml:space="preserve"> y </d>\n  <e></e>\n</a>');
});

it('puts attributes on lines of their own where asked', async () => {
  const xml = '<a  b="1 > 0"\tc = \'x="y"\'><d e="1"/><f g="1" h="2"/></a>';
  expect((await run(tool, { xml, attributeLines: true })).formatted).toBe(
    '<a\n  b="1 > 0"\n  c = \'x="y"\'>\n  <d e="1"/>\n  <f\n    g="1"\n    h="2"/>\n</a>',
  );
});
