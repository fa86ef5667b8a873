// Apple's XML property lists, DTD PLIST 1.0.
import type { SaxesParser, SaxesTagPlain } from 'saxes';
import { unprocessable } from '../../errors.ts';
import { finiteDouble, isInteger, MAX_DEPTH } from '../../shared/bytes/binary.ts';
import { parseDate } from '../../shared/dates/dates.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { arrayValue, booleanValue, membersOf, numberValue, objectValue, textValue } from '../../shared/json/tree.ts';

const INTEGER = /^([+-]?)(?:0[xX]([0-9a-fA-F]+)|([0-9]+))$/;
const REAL = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;
const DATE = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})Z$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** An open element, with what it holds so far. */
interface Open {
  name: string;
  text: string;
  items: JsonValue[];
  /** Of a dict: the key that waits for its value. */
  key: string | undefined;
  members: [string, JsonValue][];
}

/** Reads a property list. What is none is unprocessable, with line and column. @param parser a new parser, not yet fed */
export function readPlist(text: string, parser: SaxesParser): JsonValue {
  const refuse = (problem: string): never => unprocessable(`Line ${parser.line}, column ${parser.column}: ${problem}.`, 'text');
  const stack: Open[] = [];
  let result: JsonValue | undefined;
  const put = (value: JsonValue): void => {
    const parent = stack.at(-1);
    if (!parent) refuse('a value must be inside <plist>');
    else if (parent.name === 'plist') {
      if (result) refuse('<plist> contains more than one value');
      result = value;
    } else if (parent.name === 'array') parent.items.push(value);
    else if (parent.name !== 'dict') refuse(`<${parent.name}> cannot contain other elements`);
    else if (parent.key === undefined) refuse('a value in a <dict> needs a <key> in front of it');
    else {
      parent.members.push([parent.key, value]);
      parent.key = undefined;
    }
  };
  parser.on('error', (error) => unprocessable(`Not well-formed XML: ${error.message.replace(/^(\d+):(\d+): /, 'line $1, column $2: ')}`, 'text'));
  parser.on('opentag', ({ name }: SaxesTagPlain) => {
    const parent = stack.at(-1);
    if (name === 'plist' ? parent : !parent) refuse('the outermost element must be <plist>, and no other may be one');
    if (parent && !['plist', 'dict', 'array'].includes(parent.name)) refuse(`<${parent.name}> cannot contain other elements`);
    if (stack.length > MAX_DEPTH) refuse(`nested deeper than ${MAX_DEPTH} elements`);
    stack.push({ name, text: '', items: [], key: undefined, members: [] });
  });
  const addText = (part: string): void => {
    const parent = stack.at(-1);
    if (!parent) return;
    if (['plist', 'dict', 'array', 'true', 'false'].includes(parent.name) && /[^ \t\r\n]/.test(part)) refuse(`<${parent.name}> cannot contain text`);
    parent.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = stack.pop();
    if (!element || element.name === 'plist') return;
    if (element.name === 'key') {
      const parent = stack.at(-1);
      if (parent?.name !== 'dict') return refuse('a <key> may be only in a <dict>');
      if (parent.key !== undefined) refuse(`the key ${JSON.stringify(parent.key)} has no value`);
      parent.key = element.text;
    } else put(plistValue(element, refuse));
  });
  parser.write(text).close();
  return result ?? refuse('<plist> contains no value');
}

type Refuse = (problem: string) => never;

/** How the elements of property lists are read. */
const ELEMENTS: Readonly<Record<string, (element: Open, refuse: Refuse) => JsonValue>> = {
  dict: ({ key, members }, refuse) => (key === undefined ? objectValue(members) : refuse(`the key ${JSON.stringify(key)} has no value`)),
  array: ({ items }) => arrayValue(items),
  string: ({ text }) => textValue(text),
  true: () => booleanValue(true),
  false: () => booleanValue(false),
  integer({ text }, refuse) {
    const [, sign, hex, digits] = INTEGER.exec(text.trim()) ?? refuse(`${shown(text)} is not an integer`);
    const size = BigInt(hex === undefined ? (digits ?? '0') : `0x${hex}`);
    return numberValue(String(sign === '-' ? -size : size));
  },
  real({ text }, refuse) {
    const value = REAL.test(text.trim()) ? Number(text.trim()) : Number.NaN;
    return Number.isFinite(value) ? numberValue(String(value)) : refuse(`${shown(text)} is not a real number that JSON can say`);
  },
  date({ text }, refuse) {
    const [date, day = '', hour, minute, second] = DATE.exec(text.trim()) ?? refuse(`${shown(text)} is not a date like 2024-01-31T12:00:00Z`);
    const real = parseDate(day, 0) && Number(hour) < 24 && Number(minute) < 60 && Number(second) <= 60;
    return real ? textValue(date) : refuse(`${shown(text)} is not a real date and time`);
  },
  data({ text }, refuse) {
    const digits = text.replace(/[ \t\r\n]+/g, '');
    return BASE64.test(digits) ? textValue(digits) : refuse('the data are not base64');
  },
};

function plistValue(element: Open, refuse: Refuse): JsonValue {
  const read = Object.hasOwn(ELEMENTS, element.name) ? ELEMENTS[element.name] : undefined;
  return read ? read(element, refuse) : refuse(`<${element.name}> is not an element of property lists`);
}

const shown = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n' +
  '<plist version="1.0">\n';

/** JSON as a property list in Apple's layout. null is unprocessable. */
export function writePlist(value: JsonValue): string {
  const lines: string[] = [];
  put(lines, value, '', '');
  return `${HEAD}${lines.join('')}</plist>\n`;
}

function put(lines: string[], value: JsonValue, tabs: string, pointer: string): void {
  switch (value.kind) {
    case 'null':
      unprocessable(`${pointer === '' ? 'The value' : pointer} is null, which property lists do not have.`, 'text');
      return;
    case 'boolean':
      lines.push(`${tabs}<${value.value}/>\n`);
      return;
    case 'number':
      finiteDouble(value.source);
      lines.push(isInteger(value.source) ? `${tabs}<integer>${value.source}</integer>\n` : `${tabs}<real>${value.source}</real>\n`);
      return;
    case 'string':
      lines.push(`${tabs}<string>${escapeText(value.value)}</string>\n`);
      return;
    case 'array':
      if (value.items.length === 0) lines.push(`${tabs}<array/>\n`);
      else {
        lines.push(`${tabs}<array>\n`);
        for (const [index, item] of value.items.entries()) put(lines, item, `${tabs}\t`, `${pointer}/${index}`);
        lines.push(`${tabs}</array>\n`);
      }
      return;
    case 'object': {
      const members = membersOf(value);
      if (members.size === 0) lines.push(`${tabs}<dict/>\n`);
      else {
        lines.push(`${tabs}<dict>\n`);
        for (const [name, member] of members) {
          lines.push(`${tabs}\t<key>${escapeText(name)}</key>\n`);
          put(lines, member, `${tabs}\t`, `${pointer}/${name}`);
        }
        lines.push(`${tabs}</dict>\n`);
      }
    }
  }
}

// XML 1.0, production 2: the characters a document may hold.
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  // XML 1.0, section 2.11: a carriage return as such would be read as a line feed.
  ['\r', '&#13;'],
]);

function escapeText(text: string): string {
  if (NO_XML.test(text)) unprocessable(`The text ${shown(text)} contains a character that XML cannot contain.`, 'text');
  return text.replace(/[&<>\r]/g, (character) => ESCAPES.get(character) ?? character);
}
