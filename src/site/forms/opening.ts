import type { ToolCard } from '../../tools/card.ts';
import type { ToolForm } from './write.ts';

/** What makes a draw repeatable, or fixes what should be new each time: no page of a random tool opens with these filled in. */
export const FIXING: ReadonlySet<string> = new Set([
  'seed',
  'now',
  'iv',
  'nonce',
  'salt',
  'counter',
  'entropy',
  'codeVerifier',
  'privateKey',
  'globalId',
  'randomPart',
  'payload',
]);

/** The inputs that a tool's page opens with, and the number of the example whose they are, from 0. */
export interface Opening {
  inputs: Readonly<Record<string, unknown>>;
  example?: number;
}

/**
 * What the page of a tool opens with: its first example. A random tool draws at once, so it opens with its defaults and with what it cannot do without;
 * a field that stands for the present is left to the present, and the indent of what examples have in one line, to be short, to the default.
 */
export function openingOf(card: ToolCard, { controls, examples }: ToolForm): Opening {
  if (card.pageInputs) return { inputs: card.pageInputs };
  const [first] = examples;
  // What no form can hold as it is, carriage returns in a text, is run anew without them.
  const inputs = card.examples[first ?? 0]?.inputs ?? {};
  const isLeft = card.random
    ? (name: string) => card.inputs.required?.includes(name) === true && !FIXING.has(name)
    : (name: string, value: unknown) => controls.find((control) => control.name === name)?.present === undefined && !(name === 'indent' && value === 0);
  const left = Object.entries(inputs).filter(([name, value]) => isLeft(name, value));
  const isWhole = !card.random && left.length === Object.keys(inputs).length;
  return { inputs: Object.fromEntries(left), ...(isWhole && first !== undefined && { example: first }) };
}

/**
 * The inputs that a tool's page opens with where no example has their result, but every run gives the same: nothing is drawn, nothing is of the present, and nothing is missing.
 */
export function settledOpening(card: ToolCard, form: ToolForm): Readonly<Record<string, unknown>> | undefined {
  const { inputs, example } = openingOf(card, form);
  const isOfNow = card.presentFields !== undefined || card.everySecond || form.controls.some(({ name, present }) => present !== undefined && !(name in inputs));
  return card.random || isOfNow || example !== undefined || !hasRequired(card, inputs) ? undefined : inputs;
}

/** Whether inputs hold all that a tool cannot do without. */
export const hasRequired = (card: ToolCard, inputs: Readonly<Record<string, unknown>>): boolean =>
  (card.inputs.required ?? []).every((name) => Object.hasOwn(inputs, name));

/** Whether the page of a tool says "Generate again": a random one, unless what it gives is a form of what it was given. */
export const drawsAgain = ({ random, slug }: ToolCard): boolean => random === true && !/-(?:cipher|converter|wrap)$/.test(slug);
