import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { checkWellFormed, isContent, isSpace, spaceOf, type XmlPiece, xmlPieces } from './xml-read.ts';
import { writeXml, type XmlElement, xmlName } from './xml-write.ts';

const kinds = (pieces: readonly XmlPiece[]): unknown[] => pieces.map(({ kind, children }) => (children ? [kind, ...kinds(children)] : kind));

it('cuts a document into its pieces', () => {
  const xml = '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "]>"> <!-- > -->]><!-- <x> --><a b=">"><![CDATA[<]]><c/>t&amp;<d></d></a>';
  const pieces = xmlPieces(xml, 'xml');
  expect(kinds(pieces)).toEqual(['instruction', 'text', 'doctype', 'comment', ['element', 'cdata', ['element'], 'text', ['element']]]);
  expect(pieces.map(({ start, end }) => xml.slice(start, end)).join('')).toBe(xml);
  expect(pieces.at(-1)).toMatchObject({ tag: '<a b=">">', closed: false });
});

it('writes documents that are well-formed, and that are read as what was written', async () => {
  const name = fc.constantFrom('a', 'b:c', '_', 'ü-1');
  const text = fc.string({ unit: fc.constantFrom('a', '<', '&', '>', '"', "'", ']]>', '\n', '\r', '\t', '😀') });
  const element = fc.letrec<{ element: XmlElement }>((tie) => ({
    element: fc.record({
      name,
      attributes: fc.uniqueArray(fc.tuple(name, text), { selector: ([attribute]) => attribute, maxLength: 3 }),
      text,
      children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('element'), { maxLength: 2 })),
    }),
  })).element;
  const names = ({ name: own, children }: XmlElement): unknown[] => [own, ...children.map(names)];
  const read = (piece: XmlPiece): unknown[] => [
    /^<([^\s/>]+)/.exec(piece.tag ?? '')?.[1],
    ...(piece.children ?? []).filter(({ kind }) => kind === 'element').map(read),
  ];
  await fc.assert(
    fc.asyncProperty(element, fc.constantFrom(0, 2), async (root, indent) => {
      const xml = writeXml(root, { declaration: true, indent, path: 'json' });
      await checkWellFormed(xml.replaceAll('b:c', 'b'.repeat(3)), 'xml');
      const written = xmlPieces(xml, 'xml').find(({ kind }) => kind === 'element');
      expect(written && read(written)).toEqual(names(root));
    }),
  );
});

it('writes texts and values that a parser gives back, line ends and quotes included', async () => {
  const { SaxesParser } = await import('saxes');
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '<', '&', '>', '"', "'", ']]>', '\n', '\r', '\t', '😀') });
  fc.assert(
    fc.property(text, text, (content, value) => {
      const found = { content: '', value: '' };
      const parser = new SaxesParser();
      parser.on('text', (piece) => {
        found.content += piece;
      });
      parser.on('opentag', ({ attributes }) => {
        found.value = String(attributes.b);
      });
      parser.write(writeXml({ name: 'a', attributes: [['b', value]], text: content, children: [] }, { declaration: false, indent: 2, path: 'json' })).close();
      expect(found).toEqual({ content, value });
    }),
  );
});

it.each([
  ['<a><b></a>', 'line 1, column'],
  ['<a>\n&x;</a>', 'line 2'],
  ['<a b="1" b="2"/>', 'line 1'],
  ['', 'Not well-formed XML'],
])('refuses %j as not well-formed', async (xml, message) => {
  await expect(checkWellFormed(xml, 'xml')).rejects.toThrow(message);
});

it('takes entities that the document type declares', async () => {
  await expect(checkWellFormed('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'xml')).resolves.toBeUndefined();
});

it('refuses nesting deeper than a thousand elements', () => {
  expect(() => xmlPieces('<a>'.repeat(1001), 'xml')).toThrow(Unprocessable);
  expect(xmlPieces(`${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`, 'xml')).toHaveLength(1);
});

it.each([
  ['a b', 'a_b'],
  ['1a', '_1a'],
  ['', '_'],
  ['ü-漢.1', 'ü-漢.1'],
  ['-', '_-'],
  ['😀', '😀'],
  ['\u00d7', '_'],
])('makes a name of %j', (text, expected) => {
  expect(xmlName(text)).toBe(expected);
});

it('tells white space of XML from other text', () => {
  const xml = '<a>\t \u00a0</a>';
  expect([isSpace(' \t\r\n'), isSpace('\u00a0'), isSpace('')]).toEqual([true, false, true]);
  expect(isContent(xml, { kind: 'text', start: 3, end: 5 })).toBe(false);
  expect(isContent(xml, { kind: 'text', start: 3, end: 6 })).toBe(true);
  expect([spaceOf('<a xml:space="preserve">'), spaceOf("<a b='1' xml:space = 'default'/>"), spaceOf('<a space="preserve">')]).toEqual([
    'preserve',
    'default',
    undefined,
  ]);
});

it('refuses characters that XML cannot hold', () => {
  const root = { name: 'a', attributes: [], text: '\u0001', children: [] };
  expect(() => writeXml(root, { declaration: false, indent: 0, path: 'json' })).toThrow('U+0001');
});
