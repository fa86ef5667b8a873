const MAX_FRAGMENT = 8 * 1024;

/** The inputs for an address, form-encoded: nothing when there are more than 8 KB, and never what is secret. */
export function fragmentOf(fields: URLSearchParams, secrets: ReadonlySet<string>): string {
  const shared = new URLSearchParams([...fields].filter(([name]) => !secrets.has(nameOf(name))));
  const text = shared.toString();
  return text.length > MAX_FRAGMENT ? '' : text;
}

/** The name of the input that a field of a form belongs to. */
export const nameOf = (path: string): string => path.replace(/[.[].*$/, '');
