import { packZip } from '../../shared/packages/zip-pack.ts';
import { utf8Bytes } from '../../shared/platform/bytes.ts';

// The parts of a Word document but for its text (ECMA-376 part 1).

const SCHEMAS = 'http://schemas.openxmlformats.org';
const R = `${SCHEMAS}/officeDocument/2006/relationships`;
const PACKAGE = `${SCHEMAS}/package/2006`;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
export const W = `xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"`;
const DOCUMENT_SPACES = `${W} xmlns:r="${R}" xmlns:wp="${SCHEMAS}/drawingml/2006/wordprocessingDrawing" xmlns:a="${SCHEMAS}/drawingml/2006/main" xmlns:pic="${SCHEMAS}/drawingml/2006/picture"`;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const HEADING_SIZES = [32, 26, 24, 22, 20, 20];
/** Numbers of the lists: that of all with bullets, and the first of those with numbers. */
export const [BULLETS, FIRST_ORDERED] = [1, 2];
export const MAX_LEVEL = 8;
const STEP = 720;

/** Width and height of the paper in twentieths of a point. */
export const PAPER = { a4: [11_906, 16_838], letter: [12_240, 15_840] } as const;
export const MARGIN = 1440;

/** Without what XML cannot hold. */
export const holdable = (text: string): string => text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** As it stands in XML, in text and in attributes. */
export const xmlText = (text: string): string =>
  holdable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface Media {
  name: string;
  bytes: Uint8Array;
}

export interface WordParts {
  /** XML of the body, without the section at its end. */
  body: string;
  /** Addresses of links, by their place from 1: rIdLink1 … */
  links: readonly string[];
  /** Pictures: rIdPicture1 … */
  media: readonly Media[];
  /** First numbers of the lists with numbers, and the level that each is on. */
  ordered: readonly { start: number; level: number }[];
  title: string | undefined;
  author: string | undefined;
  language: string | undefined;
  pageSize: keyof typeof PAPER;
  fontName: string;
}

/** Writes a Word document; the same parts give the same bytes. */
export function writeWord(parts: WordParts): Uint8Array<ArrayBuffer> {
  const [width, height] = PAPER[parts.pageSize];
  const section = `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${MARGIN}" w:right="${MARGIN}" w:bottom="${MARGIN}" w:left="${MARGIN}" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>`;
  const texts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relationships([
      ['rId1', `${R}/officeDocument`, 'word/document.xml'],
      ['rId2', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'word/document.xml': `<w:document ${DOCUMENT_SPACES}><w:body>${parts.body}${section}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships([
      ['rIdStyles', `${R}/styles`, 'styles.xml'],
      ['rIdNumbering', `${R}/numbering`, 'numbering.xml'],
      ...parts.media.map(({ name }, index): Row => [`rIdPicture${index + 1}`, `${R}/image`, `media/${name}`]),
      ...parts.links.map((link, index): Row => [`rIdLink${index + 1}`, `${R}/hyperlink`, xmlText(link), 'External']),
    ]),
    'word/styles.xml': stylesXml(parts.fontName, parts.language),
    'word/numbering.xml': numberingXml(parts.ordered),
    'docProps/core.xml': coreXml(parts),
  };
  const files = Object.entries(texts).map(([name, content]) => ({ name, bytes: utf8Bytes(DECLARATION + content) }));
  return packZip([...files, ...parts.media.map(({ name, bytes }) => ({ name: `word/media/${name}`, bytes, isStored: true }))]);
}

type Row = readonly [id: string, type: string, target: string, mode?: 'External'];

const relationships = (rows: readonly Row[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${rows
    .map(([id, type, target, mode]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`)
    .join('')}</Relationships>`;

function contentTypes(): string {
  const defaults = [
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ];
  const overrides = [
    ['word/document.xml', `${WORD}.document.main+xml`],
    ['word/styles.xml', `${WORD}.styles+xml`],
    ['word/numbering.xml', `${WORD}.numbering+xml`],
    ['docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ];
  const rows = [
    ...defaults.map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`),
    ...overrides.map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`),
  ];
  return `<Types xmlns="${PACKAGE}/content-types">${rows.join('')}</Types>`;
}

function coreXml({ title, author, language }: WordParts): string {
  const fields = [
    ['dc:title', title],
    ['dc:creator', author],
    ['dc:language', language],
  ].map(([name, value]) => (value === undefined ? '' : `<${name}>${xmlText(value)}</${name}>`));
  return `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${fields.join('')}</cp:coreProperties>`;
}

const paragraphStyle = (id: string, name: string, paragraph: string, run = '', more = '<w:basedOn w:val="Normal"/>'): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}<w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;

const FIXED = '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:cs="Courier New"/>';

function stylesXml(fontName: string, language: string | undefined): string {
  const font = xmlText(fontName);
  const lang = language === undefined ? '' : `<w:lang w:val="${xmlText(language)}"/>`;
  const headings = HEADING_SIZES.map((size, index) =>
    paragraphStyle(
      `Heading${index + 1}`,
      `heading ${index + 1}`,
      `<w:keepNext/><w:keepLines/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${index}"/>`,
      `<w:b/><w:sz w:val="${size}"/>`,
      '<w:basedOn w:val="Normal"/><w:next w:val="Normal"/>',
    ),
  );
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`);
  return [
    `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:cs="${font}"/><w:sz w:val="22"/>${lang}</w:rPr></w:rPrDefault>`,
    '<w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="259" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>',
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>',
    '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/></w:style>',
    '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>',
    ...headings,
    paragraphStyle('ListParagraph', 'List Paragraph', `<w:ind w:left="${STEP}"/><w:contextualSpacing/>`),
    paragraphStyle('Quote', 'Quote', `<w:pBdr><w:left w:val="single" w:sz="18" w:space="8" w:color="BFBFBF"/></w:pBdr><w:ind w:left="${STEP / 2}"/>`, '<w:i/>'),
    paragraphStyle('SourceCode', 'Source Code', '<w:shd w:val="clear" w:color="auto" w:fill="F2F2F2"/><w:spacing w:line="240" w:lineRule="auto"/>', FIXED),
    paragraphStyle('HorizontalLine', 'Horizontal Line', '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr>'),
    `<w:style w:type="character" w:styleId="VerbatimChar"><w:name w:val="Verbatim Char"/><w:rPr>${FIXED}</w:rPr></w:style>`,
    '<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr></w:style>',
    `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders>${borders.join('')}</w:tblBorders></w:tblPr></w:style>`,
    '</w:styles>',
  ].join('');
}

/** Indent of a level of lists. */
export const indentOf = (level: number): number => STEP * (level + 1);

function numberingXml(ordered: WordParts['ordered']): string {
  const levels = Array.from({ length: MAX_LEVEL + 1 }, (_, level) => level);
  const level = (index: number, format: string, text: string): string =>
    `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${indentOf(index)}" w:hanging="360"/></w:pPr></w:lvl>`;
  const bullets = levels.map((index) => level(index, 'bullet', ['•', '◦', '▪'][index % 3] ?? '•'));
  const numbers = levels.map((index) => level(index, 'decimal', `%${index + 1}.`));
  const lists = ordered.map(
    ({ start, level: own }, index) =>
      `<w:num w:numId="${FIRST_ORDERED + index}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="${own}"><w:startOverride w:val="${start}"/></w:lvlOverride></w:num>`,
  );
  return `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${bullets.join('')}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/>${numbers.join('')}</w:abstractNum><w:num w:numId="${BULLETS}"><w:abstractNumId w:val="0"/></w:num>${lists.join('')}</w:numbering>`;
}
