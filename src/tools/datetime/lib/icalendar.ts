import { unprocessable } from '../../errors.ts';
import { utf8Length } from '../../shared/platform/bytes.ts';

const MAX_OCTETS = 75;

/** A text value as RFC 5545 writes it (section 3.3.11). */
export const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** A text value as it was before it was escaped. */
export const unescapeText = (text: string): string => text.replace(/\\([\s\S])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));

/** The items of a list of text values, separated by commas that are not escaped. */
export const textList = (text: string): string[] => (text.match(/(?:\\[\s\S]|[^\\,])+/g) ?? []).map((item) => unescapeText(item).trim());

/** A content line folded so that no piece is over 75 octets and no character is split (section 3.1). */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Length(character);
    if (octets + size > MAX_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** One property of a component. `line` counts from 1. */
export interface Property {
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
  line: number;
}

/** A component with its properties and the components in it, in the order of the file. */
export interface Component {
  name: string;
  line: number;
  properties: Property[];
  components: Component[];
}

const CONTENT_LINE = /^([A-Za-z0-9.-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:])*)*):([\s\S]*)$/;
const MAX_DEPTH = 10;

/** The calendars (VCALENDAR) of an iCalendar file; a file that is not made of whole components is unprocessable. */
export function readComponents(text: string): Component[] {
  const calendars: Component[] = [];
  const open: Component[] = [];
  let last = 1;
  for (const { content, line } of unfolded(text)) {
    last = line;
    const property = readLine(content, line);
    const parent = open.at(-1);
    const name = property.value.trim().toUpperCase();
    if (property.name === 'BEGIN' && (parent || name === 'VCALENDAR')) {
      if (open.length >= MAX_DEPTH) unprocessable(`Line ${line} nests components more than ${MAX_DEPTH} deep.`, 'ics');
      const component = { name, line, properties: [], components: [] };
      (parent?.components ?? calendars).push(component);
      open.push(component);
    } else if (!parent) unprocessable(`Line ${line} is not BEGIN:VCALENDAR.`, 'ics');
    else if (property.name === 'END') {
      if (name !== parent.name) unprocessable(`Line ${line} ends ${name.slice(0, 40)}, but ${parent.name.slice(0, 40)} of line ${parent.line} is open.`, 'ics');
      open.pop();
    } else parent.properties.push(property);
  }
  const left = open.at(-1);
  if (left) unprocessable(`${left.name.slice(0, 40)} of line ${left.line} does not close; the file ends at line ${last}.`, 'ics');
  if (calendars.length === 0) unprocessable('Line 1 is not BEGIN:VCALENDAR.', 'ics');
  return calendars;
}

function* unfolded(text: string): Generator<{ content: string; line: number }> {
  let content: string[] = [];
  let start = 1;
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    if (/^[ \t]/.test(line) && content.length > 0) {
      content.push(line.slice(1));
      continue;
    }
    if (content.length > 0) yield { content: content.join(''), line: start };
    content = line.trim() === '' ? [] : [line];
    start = index + 1;
  }
  if (content.length > 0) yield { content: content.join(''), line: start };
}

function readLine(content: string, line: number): Property {
  const [, name, parameters = '', value = ''] = CONTENT_LINE.exec(content) ?? [];
  if (name === undefined) return unprocessable(`Line ${line} is not a property, written NAME:value.`, 'ics');
  const pairs = Array.from(parameters.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|(?:"[^"]*"|[^";:])*)/g), ([, key = '', text = '']): [string, string] => [
    key.toUpperCase(),
    text.replace(/^"|"$/g, ''),
  ]);
  return { name: name.toUpperCase(), parameters: new Map(pairs), value, line };
}

/** The first property of a name, or undefined. */
export const propertyOf = ({ properties }: Component, name: string): Property | undefined => properties.find((property) => property.name === name);
