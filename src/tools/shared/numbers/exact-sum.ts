/** Digits after the point beyond which nothing of a number can change the nearest double of a sum. */
const FINEST = 5000;
const QUOTIENT_DIGITS = 800;

/** A sum of decimal numbers without rounding. */
export class ExactSum {
  /** What has been added, by power of ten. */
  readonly #parts = new Map<number, bigint>();

  /** Adds a number written as in JSON ("-12.5e3"). */
  add(written: string): void {
    const [, sign = '', whole = '', fraction = '', power = '0'] = /^(-?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]+))?$/.exec(written) ?? [];
    const digits = `${whole}${fraction}`.replace(/^0+/, '');
    const exponent = Number(power) - fraction.length;
    if (digits === '' || exponent + digits.length < -FINEST) return;
    const surplus = Math.max(0, -FINEST - exponent);
    const kept = surplus > 0 ? digits.slice(0, digits.length - surplus) : digits;
    if (kept === '') return;
    const value = BigInt(kept) * (sign === '-' ? -1n : 1n);
    const scale = exponent + surplus;
    this.#parts.set(scale, (this.#parts.get(scale) ?? 0n) + value);
  }

  /** The double nearest the sum divided by a count (1 for the sum itself); infinite beyond the doubles. */
  over(count = 1): number {
    const scales = [...this.#parts.keys()].sort((a, b) => b - a);
    let total = 0n;
    let at = scales[0] ?? 0;
    for (const scale of scales) {
      total = total * 10n ** BigInt(at - scale) + (this.#parts.get(scale) ?? 0n);
      at = scale;
    }
    if (total === 0n) return 0;
    if (count === 1) return Number(`${total}e${at}`);
    const numerator = total * 10n ** BigInt(QUOTIENT_DIGITS);
    const quotient = numerator / BigInt(count);
    // A last digit of 1 keeps what was cut off from looking like a tie.
    const rest = numerator % BigInt(count) === 0n ? '0' : '1';
    return Number(`${quotient}${rest}e${at - QUOTIENT_DIGITS - 1}`);
  }
}
