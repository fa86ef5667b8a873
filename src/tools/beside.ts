/** What pages with script show below a result: what a tool, the same or another, makes of it in the visitor's browser. Plain data. */
export interface Beside<Field extends string = string, Input extends string = string> {
  title: string;
  tool: string;
  /** The inputs of that tool: an input or a field of the result of this one, a value of its own, or the browser's time zone. */
  from: Readonly<Record<string, { input: Input } | { result: Field } | { value: string | number | boolean } | { zone: true }>>;
  /** An input of this tool, where it is the same: it takes each of its choices in turn. */
  each?: Input;
  /** Whether there is a field for a text that one of them should be. */
  compares?: true;
  /** The values of inputs with which alone it is shown. */
  when?: Readonly<Partial<Record<Input, readonly string[]>>>;
  /** The field of that tool's result that is shown: a text, a list of texts or a picture. */
  show: string;
  /** A tool that draws that text, and the field of its result that is shown instead. */
  drawnBy?: { tool: string; input: string; show: string };
}
