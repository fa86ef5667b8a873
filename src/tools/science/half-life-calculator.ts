import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, naturalLogarithm, Precise } from '../shared/numbers/precise.ts';
import { compare, divide, rationalOf } from '../shared/numbers/rational.ts';

const LN2 = new Precise(2).ln();
/** After so many half-lives less is left of any amount than the least double, and before them there was more than the greatest. */
const MAX_HALVINGS = 2000;

export default defineTool({
  slug: 'half-life-calculator',
  name: 'Half-Life Calculator',
  category: 'science',
  summary: 'Calculates the initial amount, remaining amount, time or half-life of an exponential decay from the other three.',
  description: 'Give exactly three of the four. Amounts can be in any unit, and so can times. A remaining amount too small to be written as a number is 0.',
  reference: 'N = N0 2^(-t/T); decay constant λ = ln 2/T',
  keywords: [
    'radioactive decay',
    'carbon dating',
    'c14',
    'decay constant',
    'mean lifetime',
    'drug half life',
    'isotope',
    'exponential decay',
    'nuclear physics',
  ],
  inputs: z.strictObject({
    initialAmount: z.number().min(1e-60).max(1e60).optional().describe('Amount at first, in any unit'),
    remainingAmount: z.number().min(1e-60).max(1e60).optional().describe('Amount left after the time, in the unit of initialAmount'),
    time: z.number().min(0).max(1e60).optional().describe('Time that has passed, in any unit'),
    halfLife: z.number().min(1e-60).max(1e60).optional().describe('Time in which half decays, in the unit of time'),
  }),
  result: z.strictObject({
    initialAmount: z.number().describe('Amount at first'),
    remainingAmount: z.number().describe('Amount left after the time'),
    time: z.number().describe('Time that has passed'),
    halfLife: z.number().describe('Time in which half decays'),
    decayConstant: z.number().describe('Decay constant, ln 2 divided by the half-life, per unit of time'),
    meanLifetime: z.number().describe('Mean lifetime, the half-life divided by ln 2, in the unit of time'),
    fractionRemaining: z.number().describe('Remaining amount divided by the initial amount, from 0 to 1'),
  }),
  headline: 'remainingAmount',
  examples: [
    {
      inputs: { initialAmount: 100, remainingAmount: 25, halfLife: 5730 },
      result: {
        initialAmount: 100,
        remainingAmount: 25,
        time: 11_460,
        halfLife: 5730,
        decayConstant: 0.0001209680943385594,
        meanLifetime: 8266.64258429376,
        fractionRemaining: 0.25,
      },
    },
    {
      inputs: { initialAmount: 80, time: 24, halfLife: 6 },
      result: {
        initialAmount: 80,
        remainingAmount: 5,
        time: 24,
        halfLife: 6,
        decayConstant: 0.11552453009332422,
        meanLifetime: 8.656170245333781,
        fractionRemaining: 0.0625,
      },
    },
  ],
  run(inputs) {
    giveExactly(3, inputs, ['initialAmount', 'remainingAmount', 'time', 'halfLife']);
    const { initial, remaining, time, halfLife, fraction } = decayOf(inputs);
    return {
      initialAmount: doubleOf(initial),
      remainingAmount: doubleOf(remaining),
      time: doubleOf(time),
      halfLife: doubleOf(halfLife),
      decayConstant: doubleOf(LN2.div(halfLife)),
      meanLifetime: doubleOf(halfLife.div(LN2)),
      fractionRemaining: doubleOf(fraction),
    };
  },
});

interface Decay {
  readonly initial: Decimal;
  readonly remaining: Decimal;
  readonly time: Decimal;
  readonly halfLife: Decimal;
  readonly fraction: Decimal;
}

type Given = Partial<Record<'initialAmount' | 'remainingAmount' | 'time' | 'halfLife', number | undefined>>;

function decayOf({ initialAmount, remainingAmount, time: given, halfLife: period }: Given): Decay {
  const time = new Precise(given ?? 0);
  const halfLife = new Precise(period ?? 1);
  if (initialAmount === undefined || remainingAmount === undefined) {
    const halvings = Precise.min(time.div(halfLife), MAX_HALVINGS);
    const fraction = new Precise(2).pow(halvings.neg());
    const initial = initialAmount === undefined ? new Precise(remainingAmount ?? 1).div(fraction) : new Precise(initialAmount);
    return { initial, remaining: remainingAmount === undefined ? initial.times(fraction) : new Precise(remainingAmount), time, halfLife, fraction };
  }
  const [most, least] = [rationalOf(initialAmount, 'initialAmount'), rationalOf(remainingAmount, 'remainingAmount')];
  if (compare(least, most) > 0) unprocessable('More remains than there was at first, so nothing decays.', 'remainingAmount');
  const halvings = naturalLogarithm(divide(most, least)).div(LN2);
  const [initial, remaining] = [new Precise(initialAmount), new Precise(remainingAmount)];
  const known = { initial, remaining, fraction: remaining.div(initial) };
  if (given === undefined) return { ...known, time: halvings.times(halfLife), halfLife };
  if (halvings.isZero()) unprocessable('Nothing has decayed, so there is no half-life.', 'remainingAmount');
  if (time.isZero()) unprocessable('No time has passed, so there is no half-life.', 'time');
  return { ...known, time, halfLife: time.div(halvings) };
}
