import { type Exact, toSignificant } from '../../units/index.ts';
import { withPower } from '../powers.ts';

const SHOWN_DIGITS = 8;
const LONG_DIGITS = 30;
const MAX_EXACT_DIGITS = 60;

/** An exact number to eight significant digits, thousands apart. */
export function shownExact(exact: Exact, digits = SHOWN_DIGITS): string {
  const text = toSignificant(exact, digits);
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(.*)$/.exec(text) ?? [];
  return `${sign}${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}${withPower(rest)}`;
}

/** All digits of an exact number where there is an end to them, else thirty and an ellipsis. */
export function allDigits(exact: Exact): string {
  return terminating(exact) ?? `${toSignificant(exact, LONG_DIGITS)}…`;
}

/** The decimal of a fraction whose denominator has no other factors than 2 and 5. */
function terminating({ numerator, denominator, pi }: Exact): string | undefined {
  if (pi !== 0) return numerator === 0n ? '0' : undefined;
  const scale = 10n ** BigInt(MAX_EXACT_DIGITS);
  const scaled = numerator * scale;
  if (scaled % denominator !== 0n) return undefined;
  const size = scaled < 0n ? -scaled / denominator : scaled / denominator;
  const digits = size.toString().padStart(MAX_EXACT_DIGITS + 1, '0');
  const decimals = digits.slice(-MAX_EXACT_DIGITS).replace(/0+$/, '');
  const whole = digits.slice(0, -MAX_EXACT_DIGITS);
  if (whole.length + decimals.length > 2 * MAX_EXACT_DIGITS) return undefined;
  return `${scaled < 0n ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}
