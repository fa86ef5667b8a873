const SHOWN_DIGITS = 12;

/** A number for people: at most 12 significant digits, thousands apart. @returns as it is shown: "1,234,567.89" */
export function shownNumber(value: number, digits = SHOWN_DIGITS): string {
  if (!Number.isFinite(value)) return String(value);
  const rounded = String(Number(value.toPrecision(digits)));
  if (/e/i.test(rounded)) return rounded.replace('e+', ' × 10^').replace('e-', ' × 10^-');
  const [whole = '', decimals] = rounded.replace('-', '').split('.');
  const apart = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${value < 0 ? '-' : ''}${apart}${decimals === undefined ? '' : `.${decimals}`}`;
}
