import type { Control } from './controls.ts';

/** Whether a field counts for what the rest of its form holds: each input that it depends on has one of the values with which it does. @param textOf what a field of the form holds */
export const applies = ({ when }: Control, textOf: (name: string) => string | undefined): boolean =>
  Object.entries(when ?? {}).every(([name, values]) => values.includes(textOf(name) ?? ''));
