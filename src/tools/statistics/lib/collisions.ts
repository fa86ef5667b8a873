// The birthday problem: the chance that some of n picks from N equally likely values agree, 1 − ∏(1 − i/N) for i from 0 to n − 1.
import type { Decimal } from 'decimal.js';
import { Precise } from '../../shared/numbers/precise.ts';

/** Up to so many picks they are taken one after the other. */
const FEW = 200;
/** From this −ln of the chance of no collision on, the chance of one is 1 to the last digit of a double. */
const CERTAIN = 45;
/** Terms of a series that are smaller than this part of its sum no longer count. */
const NEGLIGIBLE = new Precise('1e-40');
/** B₂ₖ/(2k(2k − 1)) of Stirling's series, for the powers −1, −3, −5 and −7. */
const STIRLING = [new Precise(1).div(12), new Precise(-1).div(360), new Precise(1).div(1260), new Precise(-1).div(1680)];
const LN2 = new Precise(2).ln();
const LN2_SQUARED = LN2.times(LN2);

/** The chance of a collision to 30 digits or more, however small. @param values a whole number, at least 1 @param picks a whole number, not negative */
export function collisionChance(values: Decimal, picks: Decimal): Decimal {
  if (picks.lte(1)) return new Precise(0);
  if (
    picks.gt(values) ||
    picks
      .times(picks.minus(1))
      .div(values)
      .gte(2 * CERTAIN)
  )
    return new Precise(1);
  return picks.lte(FEW) ? oneByOne(values, picks.toNumber()) : lessPower(noCollisionLogarithm(values, picks));
}

/**
 * The least number of picks with a chance of a collision of at least one half. @param values a whole number, at least 1
 * Source: Brink, A (probably) exact solution to the birthday problem, The Ramanujan Journal 28 (2012), where it is checked up to 10¹⁸ values; what it leaves out shrinks as values grow.
 */
export function picksForHalf(values: Decimal): Decimal {
  const root = values.times(2).times(LN2).sqrt();
  return root
    .plus(new Precise(3).minus(LN2.times(2)).div(6))
    .plus(new Precise(9).minus(LN2_SQUARED.times(4)).div(root.times(72)))
    .minus(LN2_SQUARED.times(2).div(values.times(135)))
    .ceil();
}

function oneByOne(values: Decimal, picks: number): Decimal {
  let chance = new Precise(0);
  for (let taken = 1; taken < picks; taken += 1) chance = chance.plus(new Precise(1).minus(chance).times(taken).div(values));
  return chance;
}

/** ln ∏(1 − i/N) = ln N! − ln(N − n)! − n ln N by Stirling's series, with its leading terms taken together: −n·Σ xᵏ⁻¹/(k(k − 1)) − ½ ln(1 − x), where x = n/N. */
function noCollisionLogarithm(values: Decimal, picks: Decimal): Decimal {
  const part = picks.div(values);
  const rest = values.minus(picks);
  let [sum, power] = [new Precise(0), part];
  for (let k = 2; ; k += 1) {
    // xᵏ⁻¹ of the sum above, and of −ln(1 − x) = Σ xᵏ/k.
    const term = power.times(new Precise(0.5).div(k - 1).minus(picks.div(k * (k - 1))));
    sum = sum.plus(term);
    if (term.abs().lte(sum.abs().times(NEGLIGIBLE))) break;
    power = power.times(part);
  }
  return STIRLING.reduce((total, coefficient, at) => total.plus(coefficient.times(values.pow(-2 * at - 1).minus(rest.pow(-2 * at - 1)))), sum);
}

/** 1 − e^x for x from −45 to 0, with the digits of small ones. */
function lessPower(x: Decimal): Decimal {
  let [sum, term] = [new Precise(0), new Precise(-1)];
  for (let k = 1; ; k += 1) {
    term = term.times(x).div(k);
    sum = sum.plus(term);
    if (term.abs().lte(sum.abs().times(NEGLIGIBLE))) return sum;
  }
}
