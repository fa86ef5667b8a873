import { counted } from '../../tools/shared/text/counts.ts';
import type { Control } from './controls.ts';
import type { Drawing } from './draw.ts';
import type { Filled } from './read.ts';

/** How much of what was sent a page shows again in its form: characters, and fields in all. */
const MAX_CHARACTERS = 50_000;
const MAX_FIELDS = 600;

/** What of a form is drawn again, with what is said where it is not. Whoever sent the rest has it, and a page of megabytes would keep everybody else waiting. */
export function shownForm(controls: readonly Control[], form: Filled): Required<Pick<Drawing, 'form' | 'left'>> {
  const sizes = new Map(controls.map(({ name }) => [name, { characters: 0, fields: 0 }]));
  const sizeOf = (path: string) => sizes.get(/^[^.[]*/.exec(path)?.[0] ?? '');
  for (const [path, values] of form) {
    const size = sizeOf(path);
    if (!size) continue;
    size.fields += values.length;
    for (const value of values) size.characters += value.length;
  }
  const left = new Map<string, string>();
  let [characters, fields] = [0, 0];
  for (const [name, size] of sizes) {
    if (characters + size.characters <= MAX_CHARACTERS && fields + size.fields <= MAX_FIELDS) {
      characters += size.characters;
      fields += size.fields;
    } else left.set(name, `What was sent here is too long to be shown again: ${sized(size)}.`);
  }
  if (left.size === 0) return { form, left };
  return { form: new Map([...form].filter(([path]) => !left.has(/^[^.[]*/.exec(path)?.[0] ?? ''))), left };
}

const sized = ({ characters, fields }: { characters: number; fields: number }): string =>
  `${fields > 1 ? `${counted(fields, 'entry', 'entries')} with ` : ''}${counted(characters, 'character')}`;
