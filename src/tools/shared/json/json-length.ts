// How long a value is as JSON, found without writing it.
import { unprocessable } from '../../errors.ts';
import { grouped } from '../text/counts.ts';
import type { JsonValue } from './json.ts';
import { isNestedTooDeeply } from './parse-text.ts';

/** Ten times the longest input. */
export const MAX_JSON_LENGTH = 10_000_000;

/** What is deeper takes longer to write than the event loop has time for. */
const MAX_QUICK_NESTING = 100;

/** Whether a text with brackets, such as JSON, may become long, short as it is: nested so deep that its values are much shorter than the names or indents of all levels around them. */
export const mayGrowByDepth = (text: string): boolean => isNestedTooDeeply(text, MAX_QUICK_NESTING);

interface Extent {
  characters: number;
  /** Line breaks; each brings the indent of the level the value is on. */
  breaks: number;
}

/** Refuses a value that `writeJson` would write with more than 10 million characters. Values that are in it many times are measured once. @param path the input field, for the error */
export function limitJson(value: JsonValue, indent: number, path?: string): void {
  const known = new Map<JsonValue, Extent>();
  const measure = (inner: JsonValue): Extent => {
    switch (inner.kind) {
      case 'null':
        return { characters: 4, breaks: 0 };
      case 'boolean':
        return { characters: inner.value ? 4 : 5, breaks: 0 };
      case 'number':
        return { characters: inner.source.length, breaks: 0 };
      case 'string':
        return { characters: JSON.stringify(inner.value).length, breaks: 0 };
    }
    const before = known.get(inner);
    if (before) return before;
    const extent = { characters: 2, breaks: 0 };
    const add = (part: JsonValue, name: string | undefined): void => {
      const { characters, breaks } = measure(part);
      const colon = indent > 0 ? 2 : 1;
      extent.characters += characters + 1 + (name === undefined ? 0 : JSON.stringify(name).length + colon);
      if (indent > 0) {
        extent.characters += 1 + indent * (breaks + 1);
        extent.breaks += breaks + 1;
      }
    };
    if (inner.kind === 'array') for (const item of inner.items) add(item, undefined);
    else for (const { name, value: member } of inner.members) add(member, name);
    // The comma the last part lacks makes room for the line break in front of the closing bracket.
    if (extent.characters > 2) {
      if (indent > 0) extent.breaks++;
      else extent.characters--;
    }
    known.set(inner, extent);
    return extent;
  };
  if (measure(value).characters > MAX_JSON_LENGTH) refuseLength(path);
}

/** Refuses a value that its indents would make longer than 10 million characters; a quick look spares the measuring in most cases. */
export function limitIndent(value: JsonValue, indent: number): void {
  if (indent === 0) return;
  let parts = 0;
  const depthOf = (inner: JsonValue): number => {
    parts += 1;
    let deepest = 0;
    if (inner.kind === 'array') for (const item of inner.items) deepest = Math.max(deepest, depthOf(item));
    else if (inner.kind === 'object') for (const { value: member } of inner.members) deepest = Math.max(deepest, depthOf(member));
    else return 0;
    return 1 + deepest;
  };
  const deepest = depthOf(value);
  if (mayBeLong({ parts, deepest }, indent)) limitJson(value, indent);
}

/** The same for a value that is already written. @param size how many values it has at most, names not counted, and how deep it is nested at most */
export function limitWritten(text: string, size: Size, indent: number): void {
  if (indent > 0 && text.length > MAX_JSON_LENGTH && mayBeLong(size, indent)) refuseLength();
}

interface Size {
  parts: number;
  deepest: number;
}

const mayBeLong = ({ parts, deepest }: Size, indent: number): boolean => 2 * parts * deepest * indent > MAX_JSON_LENGTH / 4;

function refuseLength(path?: string): never {
  return unprocessable(`The result would have more than ${grouped(MAX_JSON_LENGTH)} characters.`, path);
}
