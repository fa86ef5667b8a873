// Names of elements and attributes are given with these prefixes, whatever the file itself calls the namespaces.

const MICROSOFT = 'http://schemas.microsoft.com/office';
const TRANSITIONAL = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';
const OPEN_DOCUMENT = 'urn:oasis:names:tc:opendocument:xmlns';

/** ECMA-376 has two editions of most namespaces. */
const twice = (path: string, strict = path.replace('/2006', '')): string[] => [`${TRANSITIONAL}/${path}`, `${STRICT}/${strict}`];

const GIVEN: readonly (readonly [prefix: string, uris: readonly string[]])[] = [
  ['w', twice('wordprocessingml/2006/main')],
  ['r', twice('officeDocument/2006/relationships')],
  ['s', twice('spreadsheetml/2006/main')],
  ['p', twice('presentationml/2006/main')],
  ['a', twice('drawingml/2006/main')],
  ['pic', twice('drawingml/2006/picture')],
  ['c', twice('drawingml/2006/chart')],
  ['wp', twice('drawingml/2006/wordprocessingDrawing')],
  ['xdr', twice('drawingml/2006/spreadsheetDrawing')],
  ['m', twice('officeDocument/2006/math')],
  ['ep', twice('officeDocument/2006/extended-properties', 'officeDocument/extendedProperties')],
  ['cup', twice('officeDocument/2006/custom-properties', 'officeDocument/customProperties')],
  ['vt', twice('officeDocument/2006/docPropsVTypes')],
  ['rel', [`${TRANSITIONAL}/package/2006/relationships`]],
  ['ct', [`${TRANSITIONAL}/package/2006/content-types`]],
  ['cp', [`${TRANSITIONAL}/package/2006/metadata/core-properties`]],
  ['mc', [`${TRANSITIONAL}/markup-compatibility/2006`]],
  ['wps', [`${MICROSOFT}/word/2010/wordprocessingShape`]],
  ['wpg', [`${MICROSOFT}/word/2010/wordprocessingGroup`]],
  ['wpc', [`${MICROSOFT}/word/2010/wordprocessingCanvas`]],
  ['wp14', [`${MICROSOFT}/word/2010/wordprocessingDrawing`]],
  ['w14', [`${MICROSOFT}/word/2010/wordml`]],
  ['w15', [`${MICROSOFT}/word/2012/wordml`]],
  ['p14', [`${MICROSOFT}/powerpoint/2010/main`]],
  ['p15', [`${MICROSOFT}/powerpoint/2012/main`]],
  ['p188', [`${MICROSOFT}/powerpoint/2018/8/main`]],
  ['a14', [`${MICROSOFT}/drawing/2010/main`]],
  ['x14', [`${MICROSOFT}/spreadsheetml/2009/9/main`]],
  ['x14ac', [`${MICROSOFT}/spreadsheetml/2009/9/ac`]],
  ['v', ['urn:schemas-microsoft-com:vml']],
  ['o', ['urn:schemas-microsoft-com:office:office']],
  ['dc', ['http://purl.org/dc/elements/1.1/', 'http://purl.org/dc/elements/1.0/']],
  ['dcterms', ['http://purl.org/dc/terms/']],
  ['xsi', ['http://www.w3.org/2001/XMLSchema-instance']],
  ['xlink', ['http://www.w3.org/1999/xlink']],
  ['xml', ['http://www.w3.org/XML/1998/namespace']],
  ['opf', ['http://www.idpf.org/2007/opf', 'http://openebook.org/namespaces/oeb-package/1.0/']],
  ['ncx', ['http://www.daisy.org/z3986/2005/ncx/']],
  ['container', ['urn:oasis:names:tc:opendocument:xmlns:container']],
  ['enc', ['http://www.w3.org/2001/04/xmlenc#']],
  ['math', ['http://www.w3.org/1998/Math/MathML']],
  ['svg', [`${OPEN_DOCUMENT}:svg-compatible:1.0`]],
  ['fo', [`${OPEN_DOCUMENT}:xsl-fo-compatible:1.0`]],
  ['number', [`${OPEN_DOCUMENT}:datastyle:1.0`]],
  ['draw', [`${OPEN_DOCUMENT}:drawing:1.0`]],
  ...['office', 'text', 'table', 'style', 'meta', 'presentation', 'manifest', 'form', 'script', 'chart', 'dr3d'].map(
    (name) => [name, [`${OPEN_DOCUMENT}:${name}:1.0`]] as const,
  ),
];

/** The prefix of a namespace here. */
export const PREFIXES: ReadonlyMap<string, string> = new Map(GIVEN.flatMap(([prefix, uris]) => uris.map((uri) => [uri, prefix] as const)));
