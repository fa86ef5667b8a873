/** How a page views a field of a tool's result, beyond what the kind of its value tells. Plain data. */
export type View<Field extends string = string, Input extends string = string> =
  | MarkedView<Field, Input>
  | GridView<Field>
  | PreviewView<Field, Input>
  | WrittenView<Field>
  | MeterView<Field>
  | CountdownView<Field, Input>
  | LeadView<Field>
  | TileView<Field>
  | CalendarView<Field, Input>
  | HourView<Field>
  | DocumentView<Field, Input>
  | SudokuView<Field, Input>
  | ChartView<Field>;

/** Several figures as one would write them in a line: those of the object that the field holds, or else of the result, where they are shown nowhere else. */
export interface WrittenView<Field extends string = string> {
  kind: 'written';
  field: Field;
  /** The line with the names of figures in braces: `{hue.1}` has at most one decimal, `{years|year}` says "1 year" and "2 years", `{best+}`, a place counted from 0, is counted from 1 as people do, and `{ / alpha.2}`, a figure of the result, stands unless it is 1. */
  as: string;
}

/** A number on a scale from 0, from bad to good. */
export interface MeterView<Field extends string = string> {
  kind: 'meter';
  field: Field;
  most: number;
  /** Below `low` it is bad, from `high` on good. */
  low: number;
  high: number;
}

/** Seconds that run out, as a bar of all of them. */
export interface CountdownView<Field extends string = string, Input extends string = string> {
  kind: 'countdown';
  field: Field;
  /** How many there are in all. */
  of: Input;
}

/** The fields that come right after the headline, with which they tell what people want to know first. */
export interface LeadView<Field extends string = string> {
  kind: 'lead';
  /** The headline. */
  field: Field;
  next: readonly Field[];
}

/** A list of characters, large, each of which is copied by a press. */
export interface TileView<Field extends string = string> {
  kind: 'tiles';
  field: Field;
  text: string;
  name: string;
}

/** Months as tables above a field, and nowhere else. */
export interface CalendarView<Field extends string = string, Input extends string = string> {
  kind: 'calendar';
  field: Field;
  /** A list of objects with the `name` and `year` of a month and its `weeks`, rows of days with 0 outside the month. */
  months: Field;
  /** The weekday that weeks begin on, from 1 for Monday. */
  weekStart: Input;
  locale: Input;
}

/** The hours of a day in several time zones: a list of moments with their zone and their local time with its offset, in ISO 8601. */
export interface HourView<Field extends string = string> {
  kind: 'hours';
  field: Field;
  zone: string;
  at: string;
  /** The object of the result that holds the moment in the zone whose day is shown; without it, that of the first. */
  home?: Field;
  /** The name of the list of moments within an entry, where the entries are times of the day. */
  within?: string;
}

/** Two JSON documents side by side, with what a list of changes says of them in colour. */
export interface DocumentView<Field extends string = string, Input extends string = string> {
  kind: 'documents';
  /** The changes, each with `kind`, `path` (a JSON Pointer) and `after`. */
  field: Field;
  before: Input;
  after: Input;
}

/** Sudoku boards: of a list of objects with a `puzzle` and its `solution`, or of the rows of one solution. */
export interface SudokuView<Field extends string = string, Input extends string = string> {
  kind: 'sudoku';
  field: Field;
  /** The puzzle that was solved, whose digits are bold. */
  given?: Input;
}

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
   * - `html`: a document or a part of one
   */
  of: 'background' | 'box' | 'glass' | 'easing' | 'sizes' | 'contrast' | 'html';
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
