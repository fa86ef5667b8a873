import { invalid } from '../tools/errors.ts';
import type { ByteEncoding, FieldKind } from '../tools/field-kinds.ts';
import { type End, encodingToGive, endOf, handingOf } from './handing.ts';
import type { HandingCard } from './handing-card.ts';
import { ITEM, PARAMETERS } from './reference.ts';

/** A field of a step that takes the main output of an earlier one. */
export interface Joint {
  field: string;
  /** The id of the step that gives, or `ITEM` or `PARAMETERS`. */
  from: string;
  taker: End;
  /** Of the field in the pipeline. */
  place: string;
}

/** What a step hands on. */
export interface Gift {
  /** Its main field, where the result has it. */
  field: string;
  /** What a field of its result holds, and how its bytes are written. */
  endOf(field: string): End;
  /** The inputs by which the step is told how to write its bytes. */
  told: Readonly<Record<string, ByteEncoding>>;
}

/** A step as far as it has been read. */
export interface Unjoined {
  id: string;
  card: HandingCard | undefined;
  /** As they are written. */
  written: Readonly<Record<string, unknown>>;
  joints: readonly Joint[];
  /** Takes the main output of a step as a list. */
  listFrom: string | undefined;
  isLoop: boolean;
  canBeSkipped: boolean;
}

const NOTHING = {};
const LINES: End = { kind: { kind: 'list', of: 'text' } };

/** What each step hands on, by its id, so that those who take it can read it. Throws `InvalidInputs` where what one gives does not fit what the other takes. */
export function giftsOf(steps: readonly Unjoined[]): Map<string, Gift> {
  const takers = takersOf(steps);
  const gifts = new Map<string, Gift>();
  for (const { id, card, written, isLoop } of steps) {
    const field = card?.main?.output;
    if (!card || field === undefined) continue;
    const usual = (name: string): End => endOf(card, 'result', name, written);
    const taken = takers.get(id);
    // The results of a loop are a list, whose parts are left as they are.
    const end = taken && !isLoop ? usual(field) : undefined;
    const encoding = end && encodingToGive(end, taken ?? []);
    const told = end?.open && encoding ? { [end.open.input]: encoding } : NOTHING;
    gifts.set(id, {
      field,
      told,
      endOf(name) {
        const own = usual(name);
        return name === field && encoding ? { ...own, encoding } : own;
      },
    });
  }
  for (const { joints } of steps) for (const joint of joints) checkFit(joint, gifts.get(joint.from), steps);
  return gifts;
}

/** Who takes what each step gives, by its id: also those behind steps that are passed over. */
function takersOf(steps: readonly Unjoined[]): ReadonlyMap<string, End[]> {
  const takers = new Map<string, End[]>();
  if (steps.every(({ joints, listFrom }) => joints.length === 0 && listFrom === undefined)) return takers;
  const byId = new Map(steps.map((step, index) => [step.id, { step, before: steps[index - 1]?.id }]));
  const take = (from: string, taker: End): void => {
    takers.set(from, [...(takers.get(from) ?? []), taker]);
    const giver = byId.get(from);
    if (giver?.step.canBeSkipped && giver.before !== undefined) take(giver.before, taker);
  };
  for (const { joints, listFrom } of steps) {
    for (const { from, taker } of joints) take(from, taker);
    if (listFrom !== undefined) take(listFrom, LINES);
  }
  return takers;
}

function checkFit({ from, field, taker, place }: Joint, gift: Gift | undefined, steps: readonly Unjoined[]): void {
  const end = gift?.endOf(gift.field);
  const giver = steps.find(({ id }) => id === from);
  if (!end || !giver || giver.isLoop || giver.canBeSkipped || handingOf(end, taker)) return;
  invalid(place, `takes ${named(taker.kind)}, and ${gift?.field} of ${JSON.stringify(from)} is ${named(end.kind)}; give ${field} itself`);
}

const named = ({ kind }: FieldKind): string => (kind === 'list' ? 'a list' : kind === 'number' || kind === 'picture' ? `a ${kind}` : kind);

/** What takes the main output of the step before without saying so: the main input, where it must be given and is not. */
export function openMainInput(card: HandingCard | undefined, written: Readonly<Record<string, unknown>>): string | undefined {
  const field = card?.main?.input;
  return field !== undefined && !Object.hasOwn(written, field) && card?.inputs.required?.includes(field) ? field : undefined;
}

/** Where a main input that is left open takes its value: from the item of the loop, the step before or, in the first step, the first parameter. */
export function sourceOf({ isLoop, before, hasParameters }: { isLoop: boolean; before: string | undefined; hasParameters: boolean }): string | undefined {
  if (isLoop) return ITEM;
  return before ?? (hasParameters ? PARAMETERS : undefined);
}
