import { holdTo } from '../testing.ts';
import tool from './xml-minifier.ts';

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
    [{ xml: '<r> <p xml:space="preserve"> <q> </q> </p> <?i?> </r >' }, { minified: '<r><p xml:space="preserve"> <q> </q> </p><?i?></r>' }],
    [{ xml: '<a><!-- c --></a>' }, { minified: '<a/>' }],
    [{ xml: '<a><!-- c --></a>', removeComments: false, collapseEmpty: false }, { minified: '<a><!-- c --></a>' }],
    [{ xml: '<a>x <!-- c --> y</a>' }, { minified: '<a>x  y</a>' }],
  ],
  unprocessable: NOT_WELL_FORMED.map((xml): [{ xml: string }] => [{ xml }]),
});
