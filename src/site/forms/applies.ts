import type { Control } from './controls.ts';

/** Whether a field counts for what the rest of its form holds: each input that one of its conditions names has one of the values with which it does. What is typed is compared as a tool reads a name, without regard to case. @param textOf what a field of the form holds */
export const applies = ({ when }: Control, textOf: (name: string) => string | undefined): boolean =>
  when === undefined || when.some((conditions) => Object.entries(conditions).every(([name, values]) => isOneOf(values, textOf(name) ?? '')));

const isOneOf = (values: readonly string[], text: string): boolean => values.includes(text) || values.includes(text.trim().toLowerCase());
