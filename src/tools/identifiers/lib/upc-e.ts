/** The eleven digits of a UPC-A (without check digit) that a UPC-E stands for (GS1 General Specifications, UPC-E). @param payload number system and six digits */
export function expandUpcE(payload: string): string {
  const [system, d1, d2, d3, d4, d5, last] = Array.from(payload);
  if (last === '0' || last === '1' || last === '2') return `${system}${d1}${d2}${last}0000${d3}${d4}${d5}`;
  if (last === '3') return `${system}${d1}${d2}${d3}00000${d4}${d5}`;
  if (last === '4') return `${system}${d1}${d2}${d3}${d4}00000${d5}`;
  return `${system}${d1}${d2}${d3}${d4}${d5}0000${last}`;
}

const SHORTENINGS: readonly [pattern: RegExp, shortened: string][] = [
  [/^([01]..)([012])0000(...)$/, '$1$3$2'],
  [/^([01]...)00000(..)$/, '$1$23'],
  [/^([01]....)00000(.)$/, '$1$24'],
  [/^([01].....)0000([5-9])$/, '$1$2'],
];

/** The number system and six digits of the UPC-E for a UPC-A, or undefined when it cannot be shortened. @param payload eleven digits, without check digit */
export function shortenUpcA(payload: string): string | undefined {
  const fitting = SHORTENINGS.find(([pattern]) => pattern.test(payload));
  if (!fitting) return undefined;
  const [pattern, shortened] = fitting;
  const parts = pattern.exec(payload) ?? [];
  return shortened.replace(/\$([123])/g, (_, index: string) => parts[Number(index)] ?? '');
}
