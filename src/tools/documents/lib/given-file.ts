/** The most characters of a text that is made. */
export const MAX_TEXT = 20_000_000;

/** Refuses a text that has become too long. */
export function limitText(length: number): void {
  if (length > MAX_TEXT) unprocessable(`What the document gives is longer than ${MAX_TEXT} characters.`, 'file');
}

/** Without what is undefined, as results leave out what a file does not say. */
export function present<Values extends Record<string, unknown>>(values: Values): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

/** What could not be kept, each once, the first hundred. */
export class Messages {
  readonly #list = new Set<string>();

  add(message: string): void {
    if (this.#list.size < 100) this.#list.add(message);
  }

  list(): string[] {
    return [...this.#list];
  }
}
