import { packZip } from '../../shared/packages/zip-pack.ts';
import { base64Of, utf8Bytes } from '../../shared/platform/bytes.ts';

// Office packages made of the XML of their parts.

const SCHEMAS = 'http://schemas.openxmlformats.org';
const W = `${SCHEMAS}/wordprocessingml/2006/main`;
const R = `${SCHEMAS}/officeDocument/2006/relationships`;
const NAMESPACES = [
  `xmlns:w="${W}" xmlns:r="${R}" xmlns:mc="${SCHEMAS}/markup-compatibility/2006" xmlns:wp="${SCHEMAS}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${SCHEMAS}/drawingml/2006/main" xmlns:pic="${SCHEMAS}/drawingml/2006/picture" xmlns:p="${SCHEMAS}/presentationml/2006/main"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"',
  `xmlns:m="${SCHEMAS}/officeDocument/2006/math"`,
].join(' ');

export type Parts = Readonly<Record<string, string | Uint8Array>>;

/** A ZIP of parts, in Base64. @param stored names of those that are not compressed */
export const zipped = (parts: Parts, stored: readonly string[] = []): string =>
  base64Of(
    packZip(
      Object.entries(parts).map(([name, content]) => ({
        name,
        bytes: typeof content === 'string' ? utf8Bytes(content) : content,
        isStored: stored.includes(name),
      })),
    ),
  );

export type Related = readonly [id: string, type: string, target: string, mode?: 'External'];

/** The XML of relationships; a type without address is one of Office's. */
export const relationships = (items: readonly Related[]): string =>
  `<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${items
    .map(
      ([id, type, target, mode]) =>
        `<Relationship Id="${id}" Type="${type.includes(':') ? type : `${R}/${type}`}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`;

export const contentTypes = (overrides: Readonly<Record<string, string>>, defaults: Readonly<Record<string, string>> = {}): string => {
  const extensions = { rels: 'application/vnd.openxmlformats-package.relationships+xml', xml: 'application/xml', ...defaults };
  const rows = [
    ...Object.entries(extensions).map(([name, type]) => `<Default Extension="${name}" ContentType="${type}"/>`),
    ...Object.entries(overrides).map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`),
  ];
  return `<Types xmlns="${SCHEMAS}/package/2006/content-types">${rows.join('')}</Types>`;
};

export const CORE = `${SCHEMAS}/package/2006/relationships/metadata/core-properties`;
const WORD_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const HEADINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`,
);

export const coreProperties = (inner: string): string =>
  `<cp:coreProperties xmlns:cp="${SCHEMAS}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${inner}</cp:coreProperties>`;
export const extendedProperties = (inner: string): string =>
  `<Properties xmlns="${SCHEMAS}/officeDocument/2006/extended-properties">${inner}</Properties>`;

interface WordExtras {
  styles?: string;
  numbering?: string;
  footnotes?: string;
  endnotes?: string;
  comments?: string;
  settings?: string;
  header1?: string;
  footer1?: string;
  core?: string;
  app?: string;
  related?: readonly Related[];
  defaults?: Readonly<Record<string, string>>;
  parts?: Parts;
  mainType?: string;
  isStrict?: boolean;
}

const ROOTS: Readonly<Record<string, string>> = { header1: 'hdr', footer1: 'ftr' };

/** A Word document of the XML of its body, in Base64. */
export function docx(body: string, extras: WordExtras = {}): string {
  const { styles = '', core, app, related = [], defaults = {}, parts = {}, mainType = WORD_MAIN, isStrict = false } = extras;
  const root: Related[] = [['rId1', 'officeDocument', 'word/document.xml']];
  const own: Related[] = [['rIdStyles', 'styles', 'styles.xml']];
  const more: Record<string, string> = {};
  for (const kind of ['numbering', 'footnotes', 'endnotes', 'comments', 'settings', 'header1', 'footer1'] as const) {
    if (extras[kind] === undefined) continue;
    own.push([`rId${kind}`, kind.replace(/\d$/, ''), `${kind}.xml`]);
    const name = ROOTS[kind] ?? kind;
    more[`word/${kind}.xml`] = `<w:${name} ${NAMESPACES}>${extras[kind]}</w:${name}>`;
  }
  if (core !== undefined) {
    root.push(['rId2', CORE, 'docProps/core.xml']);
    more['docProps/core.xml'] = coreProperties(core);
  }
  if (app !== undefined) {
    root.push(['rId3', 'extended-properties', 'docProps/app.xml']);
    more['docProps/app.xml'] = extendedProperties(app);
  }
  const all: Parts = {
    '[Content_Types].xml': contentTypes({ 'word/document.xml': mainType }, defaults),
    '_rels/.rels': relationships(root),
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${NAMESPACES}>${HEADINGS.join('')}${styles}</w:styles>`,
    ...more,
    'word/_rels/document.xml.rels': relationships([...own, ...related]),
    ...parts,
  };
  return zipped(isStrict ? strict(all) : all);
}

/** With the namespaces of the strict edition. */
const strict = (parts: Parts): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, content]) => [
      name,
      typeof content === 'string'
        ? content
            .replaceAll(W, 'http://purl.oclc.org/ooxml/wordprocessingml/main')
            .replaceAll(R, 'http://purl.oclc.org/ooxml/officeDocument/relationships')
        : content,
    ]),
  );

/** A run of text. @param properties XML of its properties */
export const r = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph of runs, each a text or XML. */
export const p = (...runs: readonly string[]): string => `<w:p>${runs.map((run) => (run.startsWith('<') ? run : r(run))).join('')}</w:p>`;

/** A paragraph with properties. */
export const styled = (properties: string, ...runs: readonly string[]): string => p(`<w:pPr>${properties}</w:pPr>`, ...runs);

export const heading = (level: number, text: string): string => styled(`<w:pStyle w:val="Heading${level}"/>`, text);

/** A table of rows of cells, each XML. */
export const table = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

/** A picture of one dot. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A run with a picture by the id of its relationship. */
export const picture = (id: string, description: string): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="${description}"/><a:graphic><a:graphicData uri="${SCHEMAS}/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

/** Compound files of Office 97: one plain, one that holds an encrypted package. */
export const COMPOUND = base64Of(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(504)]));
export const ENCRYPTED = base64Of(
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(504), ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])]),
);

/** Mutations of a file by a seed: bytes changed, cut out, doubled or cut off. */
export function mutated(bytes: Uint8Array, seed: number): Uint8Array {
  let state = seed * 2_654_435_761 + 1;
  const next = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const copy = Uint8Array.from(bytes);
  for (let count = next(6); count >= 0; count--) copy[next(copy.length)] = next(256);
  const [start, length] = [next(copy.length), next(40)];
  switch (next(4)) {
    case 0:
      return copy.subarray(0, start);
    case 1:
      return new Uint8Array([...copy.subarray(0, start), ...copy.subarray(start + length)]);
    case 2:
      return new Uint8Array([...copy.subarray(0, start + length), ...copy.subarray(start)]);
    default:
      return copy;
  }
}

/** Mutations of a text part: pieces between tags and signs moved, doubled and left out. */
export function shuffled(text: string, seed: number): string {
  const pieces = text.split(/(?=[<{\\])/);
  let state = seed * 2_654_435_761 + 1;
  const next = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  for (let count = next(8); count >= 0; count--) {
    const [from, to] = [next(pieces.length), next(pieces.length)];
    if (next(2) === 0) pieces.splice(to, 0, pieces[from] ?? '');
    else pieces.splice(from, 1 + next(3));
  }
  return pieces.join('');
}
