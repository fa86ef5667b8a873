import { unprocessable } from '../../errors.ts';

const NAME = /[!#-<>-\\^-~]{1,32}/y;
const VALUE = /"((?:[^"\\\]]|\\[\s\S]?)*)"/y;

/** Reads the structured data of RFC 5424 at a place: - or elements. Anything else is unprocessable. */
export function readStructuredData(text: string, from: number): { data: Record<string, Record<string, string | string[]>> | undefined; end: number } {
  if (text[from] === '-') return { data: undefined, end: from + 1 };
  const elements = new Map<string, Map<string, string | string[]>>();
  let at = from;
  const take = (pattern: RegExp): RegExpExecArray => {
    pattern.lastIndex = at;
    const found =
      pattern.exec(text) ?? unprocessable(`The structured data breaks the grammar of RFC 5424 at position ${at + 1} after the priority.`, 'message');
    at += found[0].length;
    return found;
  };
  do {
    take(/\[/y);
    const [id] = take(NAME);
    const parameters = elements.get(id) ?? new Map<string, string | string[]>();
    elements.set(id, parameters);
    while (text[at] === ' ') {
      at++;
      const [name] = take(NAME);
      take(/=/y);
      const value = (take(VALUE)[1] ?? '').replaceAll(/\\(["\\\]])/g, '$1');
      const known = parameters.get(name);
      parameters.set(name, known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]);
    }
    take(/\]/y);
  } while (text[at] === '[');
  return { data: Object.fromEntries([...elements].map(([id, parameters]) => [id, Object.fromEntries(parameters)])), end: at };
}
