// Writing JSON values as YAML 1.2 in block style.

import type { JsonValue } from '../json/json.ts';
import { membersOf } from '../json/tree.ts';
import { limitCharacters } from '../tables/csv.ts';
import { compareCodePoints } from '../text/segments.ts';

export interface YamlStyle {
  /** Spaces per level below a member. */
  indent: number;
  /** Put every string value in double quotes. */
  quoteStrings?: boolean;
  /** Order members by code point of their names. */
  sortKeys?: boolean;
  /** The input field, for errors. */
  path: string;
}

/** What an implicit key may have at most, YAML 1.2.2 section 7.4.2. */
const MAX_KEY_LENGTH = 1024;
const DASH_WIDTH = 2;

/** What a plain scalar must not begin with, hold or end with (YAML 1.2.2 section 7.3.3), and marks of documents. */
const UNPLAIN = /^[ ,[\]{}#&*!|>'"%@`]|^[-?:](?: |$)|^(?:---|\.\.\.)(?: |$)|: | #|[: ]$/;
/** Breaks, tabs, and what is printable neither in YAML 1.1 nor 1.2; also the byte order mark and lone surrogates. */
const UNPRINTABLE = /[^ -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
const UNPRINTABLE_IN_BLOCKS = /[^\t\n -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
/** A last line of spaces alone: readers differ on whether it belongs to a block or to the empty lines after it. */
const BLANK_END = /(?:^|\n)[ \t]+\n*$/;
const WORDS = /^(?:[yYnN]|yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF|null|Null|NULL|~|<<|=)$/;
/** Numbers of the core schema of YAML 1.2 and of the types of YAML 1.1, those of base 60 too. */
const NUMBERS = [
  /^[-+]?[0-9][0-9_]*$/,
  /^[-+]?0(?:b[01_]+|o[0-7_]+|x[0-9a-fA-F_]+)$/,
  /^[-+]?(?:\.[0-9_]+|[0-9][0-9_]*(?:\.[0-9_]*)?)(?:[eE][-+]?[0-9]+)?$/,
  /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/,
  /^(?:[-+]?\.(?:inf|Inf|INF)?|\.(?:nan|NaN|NAN))$/,
];
/** The timestamp of YAML 1.1. */
const TIMESTAMP = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)?$/;

/** Whether YAML 1.1 and 1.2 both read a plain scalar as this string. */
function isPlain(text: string): boolean {
  if (text === '' || UNPLAIN.test(text) || UNPRINTABLE.test(text) || WORDS.test(text)) return false;
  return !/^[-+.0-9]/.test(text) || !(NUMBERS.some((pattern) => pattern.test(text)) || TIMESTAMP.test(text));
}

/** A string in double quotes: JSON's escapes, also for what YAML 1.1 would not take as it is. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A string on one line: plain where YAML 1.1 and 1.2 both read it back, otherwise in double quotes. */
export const yamlString = (text: string): string => (isPlain(text) ? text : quoted(text));

/** Writes a value as YAML, ending with a line feed. More than 20 million characters are unprocessable. */
export function writeYaml(value: JsonValue, style: YamlStyle): string {
  return new Writer(style).document(value);
}

class Writer {
  readonly #style: YamlStyle;
  readonly #parts: string[] = [];
  #length = 0;

  constructor(style: YamlStyle) {
    this.#style = style;
  }

  document(value: JsonValue): string {
    if (isNested(value)) this.#nested(value, 0, false);
    else this.#put(`${this.#leaf(value, this.#style.indent, this.#style.indent)}\n`);
    return this.#parts.join('');
  }

  #put(text: string): void {
    this.#length += text.length;
    limitCharacters(this.#length, this.#style.path);
    this.#parts.push(text);
  }

  /** @param begun whether the first line already is at the column */
  #nested(value: JsonValue, column: number, begun: boolean): void {
    const margin = ' '.repeat(column);
    let lead = begun ? '' : margin;
    if (value.kind === 'array') {
      for (const item of value.items) {
        this.#put(`${lead}- `);
        if (isNested(item)) this.#nested(item, column + DASH_WIDTH, true);
        else this.#put(`${this.#leaf(item, column + DASH_WIDTH, DASH_WIDTH)}\n`);
        lead = margin;
      }
      return;
    }
    if (value.kind !== 'object') return;
    const { indent, sortKeys } = this.#style;
    const members = [...membersOf(value)];
    if (sortKeys) members.sort(([a], [b]) => compareCodePoints(a, b));
    for (const [name, member] of members) {
      const key = yamlString(name);
      this.#put(key.length > MAX_KEY_LENGTH ? `${lead}? ${key}\n${margin}:` : `${lead}${key}:`);
      if (isNested(member)) {
        this.#put('\n');
        this.#nested(member, column + indent, false);
      } else this.#put(` ${this.#leaf(member, column + indent, indent)}\n`);
      lead = margin;
    }
  }

  /** A scalar or an empty collection. @param column where the lines of a block stand @param relative how far that is from the parent */
  #leaf(value: JsonValue, column: number, relative: number): string {
    switch (value.kind) {
      case 'object':
        return '{}';
      case 'array':
        return '[]';
      case 'string':
        if (this.#style.quoteStrings) return quoted(value.value);
        return value.value.includes('\n') && !UNPRINTABLE_IN_BLOCKS.test(value.value) && !BLANK_END.test(value.value)
          ? this.#literal(value.value, column, relative)
          : yamlString(value.value);
      case 'number':
        return value.source;
      case 'boolean':
        return String(value.value);
      case 'null':
        return 'null';
    }
  }

  #literal(text: string, column: number, relative: number): string {
    const chomping = !text.endsWith('\n') ? '-' : text === '\n' || text.endsWith('\n\n') ? '+' : '';
    // YAML 1.2.2 section 8.1.1.1: the indentation is otherwise that of the first line that is not empty.
    const indicator = /^\n* /.test(text) ? relative : '';
    const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
    this.#length += lines.length * column;
    limitCharacters(this.#length + text.length, this.#style.path);
    this.#length -= lines.length * column;
    const margin = ' '.repeat(column);
    return `|${indicator}${chomping}\n${lines.map((line) => line && margin + line).join('\n')}`;
  }
}

const isNested = (value: JsonValue): boolean => (value.kind === 'object' ? value.members.length > 0 : value.kind === 'array' && value.items.length > 0);
