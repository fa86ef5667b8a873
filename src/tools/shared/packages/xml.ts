import type { SaxesAttributeNS, SaxesParser, SaxesTagNS } from 'saxes';
import { unprocessable } from '../../errors.ts';
import { PREFIXES } from './namespaces.ts';
import { quotedName } from './zip.ts';

// The XML parts of packages, read piece by piece so that a part of many megabytes is never there as one tree.

/** Deeper than any document has need of, and within what a recursive walk takes in its stride. */
const MAX_DEPTH = 400;
/** The most elements and texts that are held at once. */
const MAX_NODES = 600_000;
/** The most elements that are read of all parts of a package, which take two seconds or so. */
const MAX_ELEMENTS = 2_000_000;
/** The most characters in a row that are text or one tag. */
const MAX_RUN = 20_000_000;
const CHUNK = 65_536;

/** An element. Its name and those of its attributes have the prefixes of namespaces.ts: none without a namespace, and {address} with one that is not there. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlNode | string)[];
}

export interface XmlEvents {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** Text as it comes: an element's may come in several pieces. */
  text?: (text: string) => void;
  close?: (name: string) => void;
}

export interface XmlSource {
  bytes: Uint8Array;
  /** Name of the part in the package. */
  part: string;
  /** The input that the package came in. */
  path: string;
  /** Whether a document type that only names an outer DTD, which is never looked at, is let be. */
  allowsDoctype?: boolean;
  /** What has been read of the package so far. */
  read?: { elements: number };
}

const NONE: Readonly<Record<string, string>> = Object.freeze({});
const NO_CHILDREN: readonly (XmlNode | string)[] = Object.freeze([]);

/** The name with the prefix of a namespace. */
function namer(): (uri: string, local: string) => string {
  const known = new Map<string, Map<string, string>>();
  return (uri, local) => {
    const ofSpace = known.get(uri) ?? new Map<string, string>();
    if (ofSpace.size === 0) known.set(uri, ofSpace);
    const found = ofSpace.get(local);
    if (found !== undefined) return found;
    const prefix = PREFIXES.get(uri);
    const name = uri === '' ? local : prefix === undefined ? `{${uri}}${local}` : `${prefix}:${local}`;
    if (ofSpace.size < 1000) ofSpace.set(local, name);
    return name;
  };
}

/** The label of the encoding by the byte order mark or the declaration. */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  return /^(?:\xef\xbb\xbf)?<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(head)?.[1] ?? 'utf-8';
}

function decoderOf(source: XmlSource): TextDecoder {
  const label = encodingOf(source.bytes);
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    return refuse(source, `its encoding ${quotedName(label)} is not known`);
  }
}

const refuse = ({ part, path }: XmlSource, problem: string): never => unprocessable(`The part ${quotedName(part)} cannot be read: ${problem}.`, path);

/** @param message of the parser, with line and column in front */
function refuseForm(source: XmlSource, message: string): never {
  const [, line, column, problem = message] = /^(?:(\d+):(\d+): )?([\s\S]*?)\.?$/.exec(message) ?? [];
  const place = line === undefined ? '' : ` at line ${line}, column ${Number(column) + 1}`;
  return refuse(source, `it is not well-formed XML${place}: ${problem}`);
}

function attributesOf(tag: SaxesTagNS, nameOf: (uri: string, local: string) => string): Readonly<Record<string, string>> {
  let attributes: Record<string, string> | undefined;
  for (const key in tag.attributes) {
    const { prefix, local, uri, value } = tag.attributes[key] as SaxesAttributeNS;
    if (prefix === 'xmlns' || local === 'xmlns') continue;
    attributes ??= {};
    attributes[nameOf(uri, local)] = value;
  }
  return attributes ?? NONE;
}

/** What an alternative requires, by the prefixes that are known here; `?` stands for others. */
function requirement(parser: SaxesParser<{ xmlns: true }>, attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const names = (attributes.Requires ?? '').split(/\s+/).filter((prefix) => prefix !== '');
  return { Requires: names.map((prefix) => PREFIXES.get(parser.resolve(prefix) ?? '') ?? '?').join(' ') };
}

/** Reads the XML of a part from front to back. What is not well-formed, has a document type or is nested too deeply is unprocessable. */
export async function walkXml(source: XmlSource, { open, text, close }: XmlEvents): Promise<void> {
  const { SaxesParser: Parser } = await import('saxes');
  const parser = new Parser({ xmlns: true });
  const nameOf = namer();
  const read = source.read ?? { elements: 0 };
  let depth = 0;
  parser.on('error', ({ message }) => refuseForm(source, message));
  parser.on('doctype', (doctype) => {
    if (!source.allowsDoctype || doctype.includes('[')) refuse(source, 'it has a document type (DTD), which is not taken here');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    read.elements += 1;
    if (read.elements > MAX_ELEMENTS) unprocessable(`The file has more than ${MAX_ELEMENTS} XML elements.`, source.path);
    if (depth > MAX_DEPTH) refuse(source, `its elements are nested deeper than ${MAX_DEPTH} levels`);
    const name = nameOf(tag.uri, tag.local);
    const attributes = attributesOf(tag, nameOf);
    open?.(name, name === 'mc:Choice' ? requirement(parser, attributes) : attributes);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    close?.(nameOf(tag.uri, tag.local));
  });
  if (text) {
    const inside = (piece: string): void => {
      if (depth > 0) text(piece);
    };
    parser.on('text', inside);
    parser.on('cdata', inside);
  }
  feed(parser, source);
}

function feed(parser: SaxesParser<{ xmlns: true }>, source: XmlSource): void {
  const { bytes } = source;
  const decoder = decoderOf(source);
  let run = 0;
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const isLast = at + CHUNK >= bytes.length;
    const text = decoded(decoder, bytes.subarray(at, at + CHUNK), isLast, source);
    const tag = text.lastIndexOf('<');
    run = tag < 0 ? run + text.length : text.length - tag;
    if (run > MAX_RUN) refuse(source, `it has more than ${MAX_RUN} characters without a tag`);
    parser.write(text);
  }
  parser.close();
}

function decoded(decoder: TextDecoder, bytes: Uint8Array, isLast: boolean, source: XmlSource): string {
  try {
    return decoder.decode(bytes, { stream: !isLast });
  } catch {
    return refuse(source, `its bytes are no ${decoder.encoding.toUpperCase()}`);
  }
}

interface Building {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlNode | string)[];
}

/**
 * Gives the elements that are wanted, each whole, one after the other; what is in them is not looked at for others.
 * @param isWanted told with the names of the elements around, the outermost first
 * @param leave told of the ends of elements that were not wanted but may have had some in them
 */
export async function eachElement(
  source: XmlSource,
  isWanted: (name: string, around: readonly string[]) => boolean,
  give: (element: XmlNode, around: readonly string[]) => void,
  leave?: (name: string, around: readonly string[]) => void,
): Promise<void> {
  const around: string[] = [];
  const open: Building[] = [];
  let nodes = 0;
  const count = (): void => {
    nodes += 1;
    if (nodes > MAX_NODES) refuse(source, `it has more than ${MAX_NODES} elements and texts in one piece`);
  };
  await walkXml(source, {
    open(name, attributes) {
      if (open.length === 0 && !isWanted(name, around)) {
        around.push(name);
        return;
      }
      count();
      open.push({ name, attributes, children: [] });
    },
    text(text) {
      const parent = open.at(-1);
      if (parent === undefined) return;
      count();
      parent.children.push(text);
    },
    close(name) {
      const closed = open.pop();
      if (closed === undefined) {
        around.pop();
        leave?.(name, around);
        return;
      }
      const node: XmlNode = closed.children.length === 0 ? { ...closed, children: NO_CHILDREN } : closed;
      const parent = open.at(-1);
      if (parent) parent.children.push(node);
      else {
        nodes = 0;
        give(node, around);
      }
    },
  });
}

/** The whole of a part as a tree, for parts that are small. */
export async function readXmlTree(source: XmlSource): Promise<XmlNode> {
  let root: XmlNode | undefined;
  await eachElement(
    source,
    () => true,
    (element) => {
      root = element;
    },
  );
  return root ?? refuse(source, 'it has no elements');
}

/** The elements in an element. */
export const elementsOf = (node: XmlNode | undefined): XmlNode[] => node?.children.filter((child) => typeof child !== 'string') ?? [];

/** The first element of a name in an element. */
export function childNamed(node: XmlNode | undefined, name: string): XmlNode | undefined {
  for (const child of node?.children ?? []) if (typeof child !== 'string' && child.name === name) return child;
  return undefined;
}

/** The elements of a name in an element. */
export const childrenNamed = (node: XmlNode | undefined, name: string): XmlNode[] => elementsOf(node).filter((child) => child.name === name);

/** All elements in an element, at any depth, in order. */
export function* descendantsOf(node: XmlNode): Generator<XmlNode> {
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    yield child;
    yield* descendantsOf(child);
  }
}

/** The text in an element, at any depth. */
export function textIn(node: XmlNode | undefined): string {
  const pieces: string[] = [];
  const add = ({ children }: XmlNode): void => {
    for (const child of children) {
      if (typeof child === 'string') pieces.push(child);
      else add(child);
    }
  };
  if (node) add(node);
  return pieces.join('');
}

/** The text of an element without white space at its ends; undefined where there is none. */
export const trimmedText = (node: XmlNode | undefined): string | undefined => textIn(node).trim() || undefined;
