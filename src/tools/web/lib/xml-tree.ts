// XML as elements with their names resolved to namespaces, for feeds and sitemaps.
import { unprocessable } from '../../errors.ts';
import { notWellFormed } from '../../shared/formats/xml-read.ts';

/** Prefixes are looked for in all elements around, so that depth makes reading slow. */
const MAX_DEPTH = 200;

/** An element. Names without a namespace, and those whose prefix is not declared, have the namespace ''. */
export interface XmlElement {
  local: string;
  namespace: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** Its character data, CDATA included; where it holds elements, what is written in it, markup and all. */
  text(): string;
  /** What is written in it, markup and all. */
  markup(): string;
}

/** Reads well-formed XML; what is not is unprocessable, with line and column. Entities of a document type are not expanded: references to them stay as written. @param path the input it came in */
export async function readXml(xml: string, path: string): Promise<XmlElement> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser({ xmlns: true });
  const source = xml.replace(/^\ufeff/, '');
  const top: XmlElement[] = [];
  const open: { element: XmlElement; pieces: string[]; start: number }[] = [];
  parser.on('error', (error) => {
    if (!/unbound namespace prefix/i.test(error.message)) notWellFormed(error.message, path);
  });
  parser.on('doctype', (doctype) => {
    for (const [, name] of doctype.matchAll(/<!ENTITY\s+([^\s%"'>]+)\s/g))
      if (name !== undefined && !(name in parser.ENTITIES)) parser.ENTITIES[name] = `&${name};`;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = new Map(Object.entries(attributes).map(([name, { value }]) => [name, value]));
    const element: XmlElement = { local, namespace: uri, attributes: values, children: [], text: () => '', markup: () => '' };
    (open.at(-1)?.element.children ?? top).push(element);
    if (open.length === MAX_DEPTH) unprocessable(`The XML is nested deeper than ${MAX_DEPTH} elements.`, path);
    open.push({ element, pieces: [], start: parser.position });
  });
  const addText = (text: string): void => {
    open.at(-1)?.pieces.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    const { element, pieces, start } = closed;
    const { position } = parser;
    // Markup is cut out of the source only when it is asked for: doing so at every level would copy the whole again and again. An element without an end tag is empty.
    element.markup = () => source.slice(start, Math.max(start, source.lastIndexOf('</', position - 1)));
    element.text = element.children.length === 0 ? () => pieces.join('') : element.markup;
  });
  parser.write(source).close();
  const [root] = top;
  return root ?? notWellFormed('document must contain a root element', path);
}

/** The first child of a name in one of the namespaces, or undefined. */
export const childOf = (element: XmlElement | undefined, local: string, namespaces: readonly string[]): XmlElement | undefined =>
  element?.children.find((child) => child.local === local && namespaces.includes(child.namespace));

/** All children of a name in one of the namespaces. */
export const childrenOf = (element: XmlElement | undefined, local: string, namespaces: readonly string[]): XmlElement[] =>
  element?.children.filter((child) => child.local === local && namespaces.includes(child.namespace)) ?? [];

/** The trimmed text of an element; undefined when it is absent or empty. */
export const textOf = (element: XmlElement | undefined): string | undefined => element?.text().trim() || undefined;
