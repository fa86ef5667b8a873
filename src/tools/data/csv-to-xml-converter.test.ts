import { holdTo } from '../testing.ts';
import tool from './csv-to-xml-converter.ts';

holdTo(tool, {
  answers: [
    [
      { csv: '', declaration: false, indent: 0 },
      { xml: '<data/>', rows: 0 },
    ],
    [
      { csv: 'a\n"<&>"', declaration: false, indent: 0 },
      { xml: '<data><row><a>&lt;&amp;&gt;</a></row></data>', rows: 1 },
    ],
    [{ csv: 'é,1 b,\n"x\ny",,z', declaration: false, indent: 0 }, { xml: '<data><row><é>x\ny</é><_1_b/><column3>z</column3></row></data>' }],
    [
      { csv: '#c;\na,b\n1,2\n#d', comment: '#', declaration: false, indent: 0 },
      { xml: '<data><row><a>1</a><b>2</b></row></data>', rows: 1 },
    ],
    [{ csv: 'a,b\n"x\ny",', fields: 'attributes', declaration: false, indent: 0 }, { xml: '<data><row a="x&#10;y" b=""/></data>' }],
  ],
  unprocessable: [[{ csv: 'a\n"x' }], [{ csv: 'a b,a?b\n1,2', fields: 'attributes' }], [{ csv: 'a\n\u0001' }]],
});
