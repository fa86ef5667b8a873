/** How one field of a tool is filled in. */
export type Kind =
  /** One line of text, or several. */
  | 'text'
  | 'area'
  /** One line of text that nobody should read over one's shoulder. */
  | 'secret'
  | 'number'
  /** A number, or a number as text where a double would lose digits. */
  | 'exact'
  | 'choice'
  /** True or false; with a third choice where leaving it out means something else. */
  | 'check'
  | 'optional-check'
  /** Lists: of texts a row each, or a line each where none has several; of numbers, and of what is true or not, in one field, of choices a box each, of lists of numbers a line each. */
  | 'texts'
  | 'lines'
  | 'numbers'
  | 'exacts'
  | 'truths'
  | 'choices'
  | 'grid'
  /** A list of objects: a row each; so are an object with names of the caller's own, and a list of lists. An object: its fields. */
  | 'rows'
  | 'group'
  | 'json';
