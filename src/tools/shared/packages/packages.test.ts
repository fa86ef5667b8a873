import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { bytesOfBase64, latin1Bytes, latin1Text, utf8Bytes, utf16Bytes } from '../platform/bytes.ts';
import { mainPart, propertiesOf, relationshipsOf } from './opc.ts';
import { Package, resolveName } from './package.ts';
import { eachElement, readXmlTree, textIn, walkXml, type XmlNode } from './xml.ts';
import { packZip } from './zip-pack.ts';

// Written by Python's zipfile: word/document.xml with <a/>, ../../evil.txt with x, Folder\Name.XML with <b/>.
const WRITTEN_BY_PYTHON =
  'UEsDBBQAAAAIAABgXVjUHNEBBgAAAAQAAAARAAAAd29yZC9kb2N1bWVudC54bWyzSdS3AwBQSwMEFAAAAAgAAGBdWIMW3IwDAAAAAQAAAA4AAAAuLi8uLi9ldmlsLnR4dKsAAFBLAwQUAAAACAAAYF1YjaKXAwYAAAAEAAAADwAAAEZvbGRlclxOYW1lLlhNTLNJ0rcDAFBLAQIUAxQAAAAIAABgXVjUHNEBBgAAAAQAAAARAAAAAAAAAAAAAACAAQAAAAB3b3JkL2RvY3VtZW50LnhtbFBLAQIUAxQAAAAIAABgXViDFtyMAwAAAAEAAAAOAAAAAAAAAAAAAACAATUAAAAuLi8uLi9ldmlsLnR4dFBLAQIUAxQAAAAIAABgXViNopcDBgAAAAQAAAAPAAAAAAAAAAAAAACAAWQAAABGb2xkZXJcTmFtZS5YTUxQSwUGAAAAAAMAAwC4AAAAlwAAAAAA';

const opened = (bytes: Uint8Array): Package => new Package(bytes, 'file', 'a document');
const packed = (...files: readonly (readonly [name: string, text: string])[]): Package =>
  opened(packZip(files.map(([name, text]) => ({ name, bytes: utf8Bytes(text) }))));
const source = (xml: string | Uint8Array) => ({ bytes: typeof xml === 'string' ? utf8Bytes(xml) : xml, part: 'part.xml', path: 'file' });

describe('a package', () => {
  it('finds files by their names, whatever the case and the slash', () => {
    const archive = opened(bytesOfBase64(WRITTEN_BY_PYTHON));
    expect(archive.names).toEqual(['word/document.xml', '../../evil.txt', 'Folder\\Name.XML']);
    expect(archive.bytes('Word/Document.xml')).toEqual(new Uint8Array(utf8Bytes('<a/>')));
    expect(archive.bytes('folder/name.xml')).toEqual(new Uint8Array(utf8Bytes('<b/>')));
    expect(archive.bytes('none')).toBeUndefined();
    expect(() => archive.needed('none', 'a document')).toThrow('not a document: its part "none" is missing');
  });

  it('refuses what is no package', () => {
    expect(() => opened(new Uint8Array())).toThrow('no bytes');
    expect(() => opened(utf8Bytes('<html>'))).toThrow('does not begin as a ZIP package does');
    expect(() => opened(bytesOfBase64(WRITTEN_BY_PYTHON).subarray(0, 100))).toThrow('no end of a directory');
    const compound = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
    expect(() => opened(latin1Bytes(`${compound}${'\0'.repeat(500)}`))).toThrow('older binary kind');
    const stream = new Uint8Array([...latin1Bytes(compound), ...utf16Bytes('EncryptedPackage')]);
    expect(() => opened(stream)).toThrow('encrypted');
  });

  it('refuses more than 100,000,000 bytes, without unpacking them', () => {
    const bytes = bytesOfBase64(WRITTEN_BY_PYTHON);
    const directory = latin1Text(bytes).indexOf('PK\x01\x02');
    bytes[directory + 27] = 6;
    expect(() => opened(bytes)).toThrow('Unpacked, the file has 100663305 bytes; at most 100000000 are taken.');
  });

  it('refuses an entry whose bytes do not fit what is said of them', () => {
    const bytes = bytesOfBase64(WRITTEN_BY_PYTHON);
    bytes[50] = (bytes[50] ?? 0) ^ 0x10;
    expect(() => opened(bytes).bytes('word/document.xml')).toThrow(Unprocessable);
  });
});

describe('a reference', () => {
  it('is resolved from the folder of its file and never leaves the package', () => {
    expect(resolveName('word/document.xml', 'styles.xml')).toBe('word/styles.xml');
    expect(resolveName('word/document.xml', '../docProps/app.xml')).toBe('docProps/app.xml');
    expect(resolveName('word/document.xml', '/word/a%20b.xml#there')).toBe('word/a b.xml');
    expect(resolveName('word/document.xml', '../../etc/passwd')).toBeUndefined();
    expect(resolveName('a.xml', 'http://host/x')).toBeUndefined();
    expect(resolveName('a.xml', '//host/x')).toBeUndefined();
    expect(resolveName('a.xml', 'C:\\x')).toBeUndefined();
  });
});

describe('XML of a package', () => {
  it('gives names by their namespaces, whatever their prefixes', async () => {
    const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
    const tree = await readXmlTree(source(`<x:document xmlns:x="${strict}" x:a="1" b="2"><p xmlns="urn:other"/>t&amp;<![CDATA[<u>]]></x:document>`));
    expect(tree).toEqual({
      name: 'w:document',
      attributes: { 'w:a': '1', b: '2' },
      children: [{ name: '{urn:other}p', attributes: {}, children: [] }, 't&', '<u>'],
    });
  });

  it('reads UTF-16 and declared encodings, also across the edges of pieces', async () => {
    const long = `<a>${'é€😀'.repeat(40_000)}</a>`;
    expect(textIn(await readXmlTree(source(long)))).toBe(long.slice(3, -4));
    expect(textIn(await readXmlTree(source(utf16Bytes(`\ufeff${long}`))))).toBe(long.slice(3, -4));
    expect(textIn(await readXmlTree(source(latin1Bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a>\xe9</a>'))))).toBe('é');
  });

  it.each([
    ['<a><b></a>', 'not well-formed XML at line 1'],
    ['', 'not well-formed XML'],
    ['<a>&x;</a>', 'undefined entity'],
    ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'document type'],
    ['<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'document type'],
    ['<a>\xff</a>', 'no UTF-8'],
    ['<?xml version="1.0" encoding="klingon"?><a/>', 'encoding "klingon" is not known'],
    ['<a>'.repeat(1_000_000), 'nested deeper than 400 levels'],
  ])('refuses %.50s', async (xml, problem) => {
    await expect(readXmlTree(source(latin1Bytes(xml)))).rejects.toThrow(problem);
    await expect(readXmlTree(source(latin1Bytes(xml)))).rejects.toThrow(Unprocessable);
  });

  it('lets a document type be that only names a DTD, where that is said', async () => {
    const dtd = {
      ...source('<!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd"><ncx/>'),
      allowsDoctype: true,
    };
    expect((await readXmlTree(dtd)).name).toBe('ncx');
    await expect(readXmlTree({ ...source('<!DOCTYPE a [<!ENTITY x "y">]><a/>'), allowsDoctype: true })).rejects.toThrow('document type');
  });

  it('gives the elements that are wanted one by one, with those around', async () => {
    const found: [XmlNode, string][] = [];
    await eachElement(
      source('<a><b>1</b><c><b>2<b>3</b></b></c></a>'),
      (name) => name === 'b',
      (element, around) => found.push([element, around.join('/')]),
    );
    expect(found.map(([element, around]) => [textIn(element), around])).toEqual([
      ['1', 'a'],
      ['23', 'a/c'],
    ]);
  });

  it('says what an alternative requires by known prefixes', async () => {
    const required: (string | undefined)[] = [];
    const xml =
      '<a xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:z="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:y="urn:y"><mc:Choice Requires="z y"/></a>';
    await walkXml(source(xml), { open: (name, attributes) => name === 'mc:Choice' && required.push(attributes.Requires) });
    expect(required).toEqual(['wps ?']);
  });
});

describe('Open Packaging Conventions', () => {
  const TYPES =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/w/D.xml" ContentType="application/main+xml"/></Types>';
  const relationships = (...list: string[]): string =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
  const MAIN = '<Relationship Id="1" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="w/d.xml"/>';
  const CORE = '<Relationship Id="2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="/core.xml"/>';

  it('leads to the main part and the properties', async () => {
    const core = '<p xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title> T </dc:title><dc:creator/></p>';
    const archive = packed(['[Content_Types].xml', TYPES], ['_rels/.rels', relationships(MAIN, CORE)], ['w/d.xml', '<d/>'], ['core.xml', core]);
    expect(await mainPart(archive, 'file', 'a document')).toEqual({ part: 'w/d.xml', contentType: 'application/main+xml' });
    expect([...(await propertiesOf(archive))]).toEqual([['dc:title', 'T']]);
    expect(await relationshipsOf(archive, 'w/d.xml')).toEqual([]);
  });

  it('refuses a package without main part', async () => {
    await expect(mainPart(packed(['[Content_Types].xml', TYPES], ['_rels/.rels', relationships(MAIN)]), 'file', 'a document')).rejects.toThrow(
      'names no main part',
    );
    await expect(mainPart(packed(['a', '']), 'file', 'a document')).rejects.toThrow('"[Content_Types].xml" is missing');
  });
});
