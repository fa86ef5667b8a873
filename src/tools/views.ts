/** How a page views a field of a tool's result, beyond what the kind of its value tells. Plain data. */
export type View<Field extends string = string, Input extends string = string> = MarkedView<Field, Input> | GridView<Field> | PreviewView<Field, Input>;

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
  /** The heads are colours: each cell has a sample of text in that of its column on that of its row. */
  samples?: true;
}

/** A picture of what a value looks like where it is used. */
export interface PreviewView<Field extends string = string, Input extends string = string> {
  kind: 'preview';
  field: Field;
  /**
   * What the field holds:
   * - `background`: CSS declarations that fill an area
   * - `box`: those of a box with a word in it
   * - `glass`: those of a box that lets through what is behind it
   * - `easing`: a `cubic-bezier()`
   * - `sizes`: a list of font sizes, as `px`
   * - `contrast`: a figure of two colours, which `ink` and `ground` name
   */
  of: 'background' | 'box' | 'glass' | 'easing' | 'sizes' | 'contrast';
  /** The colour of text: a field of the result or else an input. */
  ink?: Field | Input;
  /** The colour behind it. */
  ground?: Field | Input;
}
