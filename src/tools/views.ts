/** How a page views a field of a tool's result, beyond what the kind of its value tells. Plain data. */
export type View<Field extends string = string, Input extends string = string> =
  | MarkedView<Field, Input>
  | GridView<Field>
  | PreviewView<Field, Input>
  | ChartView<Field>;

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

export type ChartView<Field extends string = string> = LineView<Field> | BarView<Field> | HistogramView<Field> | FigureView<Field>;

/** A list as lines: the numbers `y` of its entries over their number `x`, which ascends. */
export interface LineView<Field extends string = string> {
  kind: 'lines';
  field: Field;
  x: string;
  /** At most three. */
  y: readonly string[];
}

/** A list as bars: the number `value` of each entry, and its name. */
export interface BarView<Field extends string = string> {
  kind: 'bars';
  field: Field;
  label: string;
  value: string;
}

/** A list as columns: how many values are in each of its ranges. */
export interface HistogramView<Field extends string = string> {
  kind: 'histogram';
  field: Field;
  from: string;
  to: string;
  count: string;
}

/** Figures of the result as bars, to be compared. The chart stands below that of `field`. */
export interface FigureView<Field extends string = string> {
  kind: 'figures';
  field: Field;
  of: readonly Field[];
}
