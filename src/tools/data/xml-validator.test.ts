import { holdTo } from '../testing.ts';
import tool from './xml-validator.ts';

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
const LEVELS = Array.from({ length: 12 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`).join('');

/** A schema of one element `n` whose text a pattern must match. */
const patterned = (pattern: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="n"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="${pattern}"/></xs:restriction></xs:simpleType></xs:element></xs:schema>`;

holdTo(tool, {
  answers: [
    ...NOT_WELL_FORMED.map((xml): [{ xml: string }, { valid: boolean; wellFormed: boolean }] => [{ xml }, { valid: false, wellFormed: false }]),
    [{ xml: '<x:a xmlns:x="u"/>' }, { valid: true, wellFormed: true, rootElement: 'x:a' }],
    [{ xml: '<x:a/>' }, { valid: false, wellFormed: false }],
    [{ xml: '<n>aab</n>', xsd: patterned('a+b') }, { valid: true }],
    [{ xml: '<?xml version="1.0" encoding="ISO-8859-1"?><n>é</n>', xsd: patterned('é') }, { valid: true }],
    // Entities that grow without end
    [{ xml: `<!DOCTYPE a [<!ENTITY e0 "0123456789">${LEVELS}]><a>&e12;</a>` }, { valid: false }],
  ],
  unprocessable: [
    [{ xml: '<a/>', xsd: '<a/>' }],
    // Patterns that libxml2 gives up on
    [{ xml: `<n>${'a'.repeat(2_000)}!</n>`, xsd: patterned('(a|aa)+$') }, /pattern of the schema takes too many steps/],
    [{ xml: `<n>${'a'.repeat(50_000)}</n>`, xsd: patterned('[\\w\\W]*[\\w\\W]*b') }, /too many steps/],
    [{ xml: `<n>${'a'.repeat(5_000)}!</n>`, xsd: patterned('((a{0,100}){0,100}){0,100}') }, /too many steps/],
    [{ xml: '<a/>', xsd: '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:import namespace="u" schemaLocation="x.xsd"/></xs:schema>' }, /imports/],
  ],
});
