import type { Decimal as DecimalNumber } from 'decimal.js';
import { gcd } from '../../../units/common-divisor.ts';
import type { Random } from '../../shared/random/random.ts';
import { type Rules, Unsatisfiable } from './mock-schema.ts';

/** How far numbers go beyond the one bound they have, or beyond 0. */
const REACH = 1000;
const MAX_FRACTION_DIGITS = 20;

/** A random number, as JSON writes it, within the bounds of some rules and a multiple of all they ask for. */
export async function mockNumber(rules: Rules, integer: boolean, random: Random): Promise<string> {
  const { Decimal: Library } = await import('decimal.js');
  const Decimal = Library.clone({ precision: 400, toExpNeg: -400, toExpPos: 400 });
  const greatest = (keyword: string): DecimalNumber | undefined => largest(rules.numbers(keyword).map((source) => new Decimal(source)));
  const smallest = (keyword: string): DecimalNumber | undefined => largest(rules.numbers(keyword).map((source) => new Decimal(source).negated()))?.negated();
  const [minimum, above] = [greatest('minimum'), greatest('exclusiveMinimum')];
  const [maximum, below] = [smallest('maximum'), smallest('exclusiveMaximum')];
  const least = largest([minimum, above].flatMap((bound) => bound ?? []));
  const most = largest([maximum, below].flatMap((bound) => bound?.negated() ?? []))?.negated();
  const steps = [...rules.numbers('multipleOf'), ...(integer ? ['1'] : [])].map((source) => new Decimal(source));
  const fits = (value: DecimalNumber): boolean =>
    !(minimum?.greaterThan(value) || above?.greaterThanOrEqualTo(value) || maximum?.lessThan(value) || below?.lessThanOrEqualTo(value));
  /** Multiples of a step within the bounds, as the first and the last factor. */
  const factors = (step: DecimalNumber): [first: bigint, last: bigint] => {
    const reach = step.times(REACH);
    const from = least ?? (most ? (most.isNegative() || most.lessThan(reach) ? most.minus(reach) : new Decimal(0)) : new Decimal(0));
    const to = most ?? from.plus(reach);
    let [first, last] = [BigInt(from.dividedBy(step).ceil().toFixed(0)), BigInt(to.dividedBy(step).floor().toFixed(0))];
    if (first <= last && !fits(step.times(String(first)))) first++;
    if (first <= last && !fits(step.times(String(last)))) last--;
    return [first, last];
  };
  const draw = (step: DecimalNumber, [first, last]: readonly [bigint, bigint]): string =>
    step
      .times(String(first + random.belowBig(last - first + 1n)))
      .toNumber()
      .toString();
  if (steps.length > 0) {
    const step = commonMultiple(steps.map(String), (digits) => new Decimal(digits));
    const range = factors(step);
    if (range[0] > range[1]) throw new Unsatisfiable('no number is within the bounds and is a multiple of what is asked for');
    return draw(step, range);
  }
  for (let digits = 2; digits <= MAX_FRACTION_DIGITS; digits++) {
    const step = new Decimal(10).pow(-digits);
    const range = factors(step);
    if (range[0] <= range[1]) return draw(step, range);
  }
  const only = minimum ?? maximum;
  if (only && fits(only)) return only.toNumber().toString();
  const middle = least && most ? least.plus(most).dividedBy(2) : undefined;
  if (middle && fits(middle)) return middle.toNumber().toString();
  throw new Unsatisfiable('no number is within the bounds');
}

const largest = (numbers: readonly DecimalNumber[]): DecimalNumber | undefined =>
  numbers.reduce<DecimalNumber | undefined>((most, number) => (most?.greaterThan(number) ? most : number), undefined);

/** The least common multiple of positive decimals. */
function commonMultiple(steps: readonly string[], decimal: (digits: string) => DecimalNumber): DecimalNumber {
  const places = Math.max(...steps.map((step) => decimal(step).decimalPlaces()));
  const scale = decimal('10').pow(places);
  const whole = steps.map((step) => BigInt(decimal(step).times(scale).toFixed(0)));
  if (whole.some((step) => step <= 0n)) throw new Unsatisfiable('multipleOf must be above 0');
  const common = whole.reduce((product, step) => (product / gcd(product, step)) * step, 1n);
  return decimal(String(common)).dividedBy(scale);
}
