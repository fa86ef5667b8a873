import type { ToolCard } from '../tools/card.ts';
import type { FieldKind, FieldKinds } from '../tools/field-kinds.ts';

/** What handing on needs to know of a tool. */
export type HandingCard = Pick<ToolCard, 'inputs' | 'main' | 'kinds'>;

/** Looks up what is known of a tool, so that the step before can hand its main output on. */
export type FindCard = (slug: string) => HandingCard | undefined;

/** What running recipes needs of a card and no more, for where the cards are not: some hundred bytes. */
export function handingCardOf({ inputs, main, kinds }: HandingCard): HandingCard {
  const { properties = {}, required = [] } = inputs;
  const asked = new Set([...Object.values(kinds.inputs), ...Object.values(kinds.result)].flatMap(askedBy));
  const choices = Object.fromEntries(
    Array.from(asked, (name) => {
      const { enum: values = [], default: preset } = properties[name] ?? {};
      return [name, { enum: values, default: preset }];
    }),
  );
  return {
    inputs: { properties: choices, required: required.filter((name) => name === main?.input) },
    ...(main && { main }),
    kinds: { inputs: withoutTexts(kinds.inputs), result: withoutTexts(kinds.result) },
  };
}

/** A field of which nothing is said holds text. */
const withoutTexts = (kinds: FieldKinds['inputs']): FieldKinds['inputs'] => Object.fromEntries(Object.entries(kinds).filter(([, { kind }]) => kind !== 'text'));

/** The inputs on which it depends how bytes are written. */
const askedBy = (kind: FieldKind): string[] => (kind.kind === 'bytes' ? kind.encodedBy.flatMap(({ input, when = {} }) => [input, ...Object.keys(when)]) : []);
