import { unprocessable } from '../../errors.ts';
import { limitCharacters } from '../tables/csv.ts';

/** An element to be written: attributes, text, children. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly text: string;
  readonly children: readonly XmlElement[];
}

const NAME_START =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}-\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
/** XML 1.0 (Fifth Edition), productions 4 and 4a. */
const NOT_IN_NAME = new RegExp(`[^${NAME_START}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}-\\u{2040}]`, 'gu');
const STARTS_NAME = new RegExp(`^[${NAME_START}]`, 'u');
/** A name with nothing to look at more closely, as nearly all are. */
const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
/** Text that holds nothing to be escaped and nothing that XML has no place for, told without Unicode. */
const PLAIN_TEXT = /^[ !#-%'-;=?-~]*$/;
/** Production 2. */
const NOT_A_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** A text as an XML name: other characters become _, and what may not come first gets _ in front. */
export function xmlName(text: string): string {
  if (PLAIN_NAME.test(text)) return text;
  const name = text.replace(NOT_IN_NAME, '_');
  return STARTS_NAME.test(name) ? name : name === '' ? '_' : `_${name}`;
}

function checked(text: string, path: string): string {
  const found = NOT_A_CHARACTER.exec(text);
  if (!found) return text;
  return unprocessable(`XML cannot contain the character U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}.`, path);
}

const TEXT_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;', '"': '&quot;', '\n': '&#10;', '\t': '&#9;' };

function escapedText(text: string, path: string): string {
  if (PLAIN_TEXT.test(text)) return text;
  return checked(text, path).replace(/[&<>\r]/g, (character) => TEXT_ESCAPES[character] ?? character);
}

function escapedValue(text: string, path: string): string {
  if (PLAIN_TEXT.test(text)) return text;
  return checked(text, path).replace(/[&<>\r"\n\t]/g, (character) => TEXT_ESCAPES[character] ?? character);
}

/**
 * An element as XML: text alone on one line with its tags, children indented, text beside children the first line of its own.
 * @param indent spaces per level; 0 gives one line @param path the input field, for characters that XML cannot hold
 */
export function writeXml(root: XmlElement, { declaration, indent, path }: { declaration: boolean; indent: number; path: string }): string {
  const lines: string[] = declaration ? ['<?xml version="1.0" encoding="UTF-8"?>'] : [];
  let length = 0;
  const line = (written: string): void => {
    length += written.length + 1;
    limitCharacters(length, path);
    lines.push(written);
  };
  const write = ({ name, attributes, text, children }: XmlElement, margin: string): void => {
    const tag = attributes.length === 0 ? name : `${name}${attributes.map(([attribute, value]) => ` ${attribute}="${escapedValue(value, path)}"`).join('')}`;
    if (children.length === 0) {
      line(text === '' ? `${margin}<${tag}/>` : `${margin}<${tag}>${escapedText(text, path)}</${name}>`);
      return;
    }
    const inner = margin + ' '.repeat(indent);
    line(`${margin}<${tag}>`);
    if (text !== '') line(inner + escapedText(text, path));
    for (const child of children) write(child, inner);
    line(`${margin}</${name}>`);
  };
  write(root, '');
  return lines.join(indent === 0 ? '' : '\n');
}
