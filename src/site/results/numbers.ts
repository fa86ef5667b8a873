import { withPower } from '../powers.ts';

const SHOWN_DIGITS = 6;
const GROUPED_FROM = 10_000;
/** From here on a number is written with a power of ten. */
const POWER_FROM = 1e21;

/** How a number is shown, where it is not a mere quantity. */
export interface NumberStyle {
  /** It names something: a year, a port, an id. Nothing is grouped or rounded. */
  plain?: boolean;
  /** It is a place on a scale, of which so many decimals say enough. */
  places?: number | undefined;
  /** It is money with so many decimals, zeros kept. */
  decimals?: number | undefined;
}

/** A number for people: whole ones with all digits, others with 6 that count, thousands apart from 10,000 on. @returns as it is shown: "12,345", "4.54222", money "2,301.40" */
export function shownNumber(value: number, { plain = false, places, decimals }: NumberStyle = {}): string {
  if (places !== undefined && Number.isFinite(value)) return String(Number(value.toFixed(places)));
  if (plain || !Number.isFinite(value)) return String(value);
  if (decimals !== undefined && Number(value.toFixed(decimals)) === value) return grouped(value.toFixed(decimals));
  const shown = Number.isInteger(value) && Math.abs(value) < POWER_FROM ? String(value) : String(Number(value.toPrecision(digitsOf(value))));
  if (shown.includes('e')) return withPower(shown);
  return Math.abs(value) < GROUPED_FROM ? shown : grouped(shown);
}

/** Digits before the point are never rounded away. */
const digitsOf = (value: number): number => (Math.abs(value) < POWER_FROM ? Math.max(SHOWN_DIGITS, String(Math.trunc(Math.abs(value))).length) : SHOWN_DIGITS);

function grouped(number: string): string {
  const [whole = '', decimals] = number.split('.');
  const apart = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals === undefined ? apart : `${apart}.${decimals}`;
}
