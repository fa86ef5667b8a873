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

holdTo(tool, {
  answers: [
    ...NOT_WELL_FORMED.map((xml): [{ xml: string }, { valid: boolean; wellFormed: boolean }] => [{ xml }, { valid: false, wellFormed: false }]),
    [{ xml: '<x:a xmlns:x="u"/>' }, { valid: true, wellFormed: true, rootElement: 'x:a' }],
    [{ xml: '<x:a/>' }, { valid: false, wellFormed: false }],
    // Entities that grow without end
    [{ xml: `<!DOCTYPE a [<!ENTITY e0 "0123456789">${LEVELS}]><a>&e12;</a>` }, { valid: false }],
  ],
  unprocessable: [
    [{ xml: '<a/>', xsd: '<a/>' }],
    [{ xml: '<a/>', xsd: '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:import namespace="u" schemaLocation="x.xsd"/></xs:schema>' }, /imports/],
  ],
});
