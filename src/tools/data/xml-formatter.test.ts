import { holdTo } from '../testing.ts';
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
