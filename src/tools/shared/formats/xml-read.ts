import { unprocessable } from '../../errors.ts';
import { grouped } from '../text/counts.ts';

/** Nesting that a recursive walk takes in its stride. */
const MAX_DEPTH = 1000;

/** A piece of XML as written, and where it is in the text. */
export interface XmlPiece {
  readonly kind: 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype' | 'element';
  readonly start: number;
  end: number;
  /** Of elements. */
  tag?: string;
  children?: XmlPiece[];
  /** Whether an element is one empty-element tag: <a/>. */
  closed?: boolean;
}

/**
 * Checks that a text is well-formed XML. What is not is unprocessable, with line and column.
 * Entities that the document type declares may be referred to; they are not expanded.
 */
export async function checkWellFormed(xml: string, path: string): Promise<void> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  parser.on('error', (error) => notWellFormed(error.message, path));
  parser.on('doctype', (doctype) => {
    for (const [, name] of doctype.matchAll(/<!ENTITY\s+([^\s%"'>]+)\s/g)) if (name !== undefined && !(name in parser.ENTITIES)) parser.ENTITIES[name] = '';
  });
  parser.write(xml).close();
}

/** @param message of the parser, with line and column in front */
export function notWellFormed(message: string, path: string): never {
  const [, line, column, problem = message] = /^(?:(\d+):(\d+): )?([\s\S]*?)\.?$/.exec(message) ?? [];
  const place = line === undefined ? '' : ` at line ${line}, column ${Number(column) + 1}`;
  return unprocessable(`Not well-formed XML${place}: ${problem}.`, path);
}

/** What begins a piece that is not text and not a tag, and where it ends. */
const MARKED: readonly { kind: XmlPiece['kind']; mark: string; end: (xml: string, start: number) => number }[] = [
  { kind: 'comment', mark: '<!--', end: (xml, start) => endAfter(xml, '-->', start) },
  { kind: 'cdata', mark: '<![CDATA[', end: (xml, start) => endAfter(xml, ']]>', start) },
  { kind: 'instruction', mark: '<?', end: (xml, start) => endAfter(xml, '?>', start) },
  { kind: 'doctype', mark: '<!', end: doctypeEnd },
];

/** The pieces of a well-formed XML text. Nesting deeper than 1,000 elements is unprocessable. */
export function xmlPieces(xml: string, path: string): XmlPiece[] {
  const top: XmlPiece[] = [];
  const open: XmlPiece[] = [];
  for (let at = xml.startsWith('\uFEFF') ? 1 : 0; at < xml.length; ) {
    const start = at;
    const siblings = open.at(-1)?.children ?? top;
    const marked = xml[at] === '<' ? MARKED.find(({ mark }) => xml.startsWith(mark, start)) : undefined;
    if (xml[at] !== '<') {
      const next = xml.indexOf('<', at);
      at = next < 0 ? xml.length : next;
      siblings.push({ kind: 'text', start, end: at });
    } else if (marked) {
      at = marked.end(xml, start);
      siblings.push({ kind: marked.kind, start, end: at });
    } else {
      at = tagEnd(xml, start);
      readTag(xml.slice(start, at), { start, end: at }, open, siblings);
      if (open.length > MAX_DEPTH) unprocessable(`The XML is nested deeper than ${grouped(MAX_DEPTH)} elements.`, path);
    }
  }
  return top;
}

/** Begins an element, or ends the innermost of those that are open. */
function readTag(tag: string, place: { start: number; end: number }, open: XmlPiece[], siblings: XmlPiece[]): void {
  if (tag.startsWith('</')) {
    const element = open.pop();
    if (element) element.end = place.end;
    return;
  }
  const element: XmlPiece = { kind: 'element', ...place, tag, children: [], closed: tag.endsWith('/>') };
  siblings.push(element);
  if (!element.closed) open.push(element);
}

function endAfter(xml: string, mark: string, start: number): number {
  const found = xml.indexOf(mark, start);
  return found < 0 ? xml.length : found + mark.length;
}

function tagEnd(xml: string, start: number): number {
  const pattern = /"[^"]*"|'[^']*'|>/g;
  pattern.lastIndex = start;
  for (let match = pattern.exec(xml); match; match = pattern.exec(xml)) if (match[0] === '>') return pattern.lastIndex;
  return xml.length;
}

/** Past the brackets of an internal subset, in which strings, comments and instructions may hold anything. */
function doctypeEnd(xml: string, start: number): number {
  let depth = 0;
  for (let at = start + 1; at < xml.length; at += 1) {
    const skipped = SKIPPED.find(([open]) => xml.startsWith(open, at));
    if (skipped) {
      const [open, close] = skipped;
      const end = xml.indexOf(close, at + open.length);
      if (end < 0) return xml.length;
      at = end + close.length - 1;
    } else if (xml[at] === '[') depth += 1;
    else if (xml[at] === ']') depth -= 1;
    else if (xml[at] === '>' && depth === 0) return at + 1;
  }
  return xml.length;
}

/** Where each of these begins in a document type, nothing counts up to its end. */
const SKIPPED = [
  ['"', '"'],
  ["'", "'"],
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

/** Whether a text is nothing but XML white space. */
export const isSpace = (text: string): boolean => !/[^ \t\r\n]/.test(text);

/** Whether a piece is text other than white space, a CDATA section or a reference. */
export const isContent = (xml: string, piece: XmlPiece): boolean =>
  piece.kind === 'cdata' || (piece.kind === 'text' && !isSpace(xml.slice(piece.start, piece.end)));

/** What xml:space says in a tag, if anything. */
export const spaceOf = (tag: string): string | undefined => /\sxml:space\s*=\s*(["'])(preserve|default)\1/.exec(tag)?.[2];
