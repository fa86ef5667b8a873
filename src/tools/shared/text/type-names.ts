import { capitalize, identifierWords } from './casing.ts';

/** A member's name in PascalCase for a type: what is not a letter, digit, mark, _ or $ is left out, _ comes before a leading digit, and nothing is Value. */
export function typeName(member: string): string {
  const words = identifierWords(member).map((word) => capitalize(word.toLowerCase()));
  const name = words.join('').replaceAll(/[^A-Za-z0-9_$\p{L}\p{N}\p{M}]/gu, '');
  if (name === '') return 'Value';
  return /^\p{N}/u.test(name) ? `_${name}` : name;
}
