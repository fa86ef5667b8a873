/** How a page views a field of a tool's result, beyond what the kind of its value tells. Plain data. */
export type View<Field extends string = string, Input extends string = string> = MarkedView<Field, Input> | GridView<Field>;

/** The input, with what was found in it marked. */
export interface MarkedView<Field extends string = string, Input extends string = string> {
  kind: 'marked';
  /** The list of what was found. */
  field: Field;
  /** The text that it was found in. */
  in: Input;
  /** The name, within an entry, of its text; without it, the entry is the text. */
  text?: string;
  /** Where the entries are. Without it, their texts are marked wherever they stand, in capitals or not. */
  place?: Place<Input>;
}

/** Where an entry begins, counted from 0, and ends: at `end`, or after as much as the entry's text or the input `searched` is long; else after one character. */
export interface Place<Input extends string = string> {
  counted: 'utf16' | 'codePoints' | 'graphemes';
  /** The name of the number within an entry; without it, the entry is the number. */
  start?: string;
  end?: string;
  searched?: Input;
}

/** Rows of values as a table with heads. The lists of heads are shown nowhere else. */
export interface GridView<Field extends string = string> {
  kind: 'grid';
  /** The rows, each a list of values. */
  field: Field;
  /** The list of what stands above the columns. */
  columns: Field;
  /** The list of what stands before the rows, often the same. */
  rows?: Field;
  /** A list with one more value for each row, which is its last. */
  last?: Field;
}
