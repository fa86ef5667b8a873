import { nameOfChoice } from './choice-words.ts';
import type { Kind } from './kind.ts';
import { fieldLabel } from './own-names.ts';
import { choiceLabel } from './words.ts';

/** What a hint may name beside its own field. */
export interface Around {
  /** Fields of the form and of what the tool gives. */
  names: readonly string[];
  /** What choices of the form are called that are no words. */
  choices?: ReadonlyMap<string, string>;
}

/**
 * What is said of a field in a form: other fields by their labels, choices as they are written there, and nothing is absent from a form but left empty, or true but checked.
 * @param own the choices of the field itself
 */
export function hintOf(description: string, { names, choices }: Around, own: readonly string[] = [], kind?: Kind): string {
  const written = description.replace(/[A-Za-z][A-Za-z0-9]*(?:-[a-z0-9]+)*/g, (word) => choiceInWords(word, own) ?? choices?.get(word) ?? word);
  const named = written
    .replace(/`([A-Za-z0-9]+)`/g, (quoted, name: string) => (names.includes(name) ? `“${fieldLabel(name)}”` : quoted))
    .replace(/\b[a-z]+[A-Z][A-Za-z0-9]*/g, (word) => (names.includes(word) ? `“${fieldLabel(word)}”` : word))
    .replace(/\b([iI])f (?:omitted|left out)\b/g, '$1f left empty');
  return TOLD[kind ?? 'text']?.reduce((said, [from, to]) => said.replace(from, to), named) ?? named;
}

function choiceInWords(word: string, own: readonly string[]): string | undefined {
  if (!own.includes(word)) return undefined;
  const name = nameOfChoice(word);
  if (name !== undefined) return name;
  const label = choiceLabel(word);
  return label === word ? undefined : `“${label}”`;
}

type Telling = readonly (readonly [RegExp, string])[];

/** How fields are told that are true or false. */
const TOLD: Readonly<Partial<Record<Kind, Telling>>> = {
  check: [
    [/^true: /, 'If checked, '],
    [/: true: /, ': if checked, '],
    [/; false: /, '; if not, '],
  ],
  'optional-check': [
    [/^true: /, 'Yes: '],
    [/; false: /, '; no: '],
    [/\bfalse if left empty\b/, 'no if left empty'],
    [/\btrue if left empty\b/, 'yes if left empty'],
  ],
};

/** The choices of a form that are no words, with what they are called. @param labels what the tool calls those of some fields */
export function codesOf(
  controls: readonly { name: string; choices?: readonly string[] }[],
  labels: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {},
): Map<string, string> {
  return new Map(
    controls.flatMap(({ name, choices = [] }) =>
      choices.flatMap((choice): [string, string][] => {
        const words = choiceLabel(choice);
        return /[A-Z]/.test(choice) && words !== choice ? [[choice, `“${labels[name]?.[choice] ?? words}”`]] : [];
      }),
    ),
  );
}
