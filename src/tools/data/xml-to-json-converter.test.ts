import { holdTo } from '../testing.ts';
import tool from './xml-to-json-converter.ts';

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
const EXTERNAL = '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/hostname">]><a>&e;</a>';

holdTo(tool, {
  answers: [
    [{ xml: '<a/>', indent: 0 }, { json: '{"a":""}' }],
    [{ xml: '<a> x <b/> y </a>', indent: 0 }, { json: '{"a":{"b":"","#text":"x  y"}}' }],
    [{ xml: '<a b="1"/>', attributePrefix: '', indent: 0 }, { json: '{"a":{"b":"1"}}' }],
    [{ xml: '<n:a xmlns:n="u" n:x="1"><n:b>2</n:b></n:a>', stripNamespaces: true, inferTypes: true, indent: 0 }, { json: '{"a":{"@x":"1","b":2}}' }],
    [{ xml: '<a><__proto__>1</__proto__></a>', indent: 0 }, { json: '{"a":{"__proto__":"1"}}' }],
    [{ xml: '<a><b/></a>', arrays: ['b'], indent: 0 }, { json: '{"a":{"b":[""]}}' }],
  ],
  unprocessable: [...NOT_WELL_FORMED.map((xml): [{ xml: string }] => [{ xml }]), [{ xml: EXTERNAL }], [{ xml: '<a b="1"><b/></a>', attributePrefix: '' }]],
});
