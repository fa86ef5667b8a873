/** Where a tool's module and its worker are, as its page says. */
export interface BrowserPlace {
  /** The address of the folder of both; ends with a slash. */
  base: string;
  worker: string;
  file: string;
}
