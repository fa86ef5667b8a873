import { capitalize, identifierWords } from './casing.ts';

/** What the names of a language may hold beyond letters and decimal digits, and the normal form in which it compares them. */
export interface NameRules {
  /** Combining marks and letters that are numbers, such as Ⅷ. */
  marks: boolean;
  form: 'NFC' | 'NFKC';
}

/** The words of a text as names of a language may have them, in lower case: what is not in XID_Continue (UAX #31), such as ², is left out. */
export function nameWords(text: string, { marks, form }: NameRules): string[] {
  const foreign = marks ? /[^\p{L}\p{Nd}\p{Nl}\p{M}]|\P{XID_Continue}/gu : /[^\p{L}\p{Nd}]/gu;
  return identifierWords(text)
    .map((word) =>
      word
        .toLowerCase()
        .replaceAll(/\P{XID_Continue}/gu, '')
        .normalize(form)
        .replaceAll(foreign, ''),
    )
    .filter((word) => word !== '');
}

/** A name with _ in front where its first character, such as a digit, may not begin one. */
export const withStart = (name: string): string => (/^(?!\p{N})\p{XID_Start}/u.test(name) ? name : `_${name}`);

/** A member's name in PascalCase for a type: what names may not contain is left out, _ comes before a leading digit, and nothing is Value. */
export function typeName(member: string, rules: NameRules): string {
  const name = nameWords(member, rules)
    .map((word) => capitalize(word))
    .join('');
  return name === '' ? 'Value' : withStart(name);
}

/** A name that is not taken: the name itself, or with 2, 3 and so on behind. @param hints from which number on a name may be free; kept up to date */
export function freeName(name: string, isTaken: (name: string) => boolean, hints: Map<string, number>): string {
  if (!isTaken(name)) return name;
  let number = hints.get(name) ?? FIRST_NUMBER;
  while (isTaken(`${name}${number}`)) number += 1;
  hints.set(name, number);
  return `${name}${number}`;
}

/** The second type of a name has this number after it. */
export const FIRST_NUMBER = 2;

/** Words that no type of TypeScript may be called in a module: reserved words and predefined types. */
export const TYPESCRIPT_WORDS: ReadonlySet<string> = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with implements interface let package private protected public static yield await any bigint boolean never number object string symbol undefined unknown'.split(
    ' ',
  ),
);
