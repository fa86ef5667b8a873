import { valuesOf, weightedSum } from '../../shared/identifiers/check-digits.ts';

const MAX_GROUP_LENGTH = 5;

/** The check character of an ISBN-10. @param payload nine digits */
export function isbn10Character(payload: string): string {
  const check = (11 - (weightedSum(valuesOf(payload), [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

/** The parts of an ISBN by the agency's ranges, or undefined where they do not hold it. @param payload twelve digits, from 978 or 979 on, without check digit */
export async function splitIsbn(payload: string): Promise<{ group: string; registrant: string; publication: string } | undefined> {
  const { default: isbn3 } = await import('isbn3');
  for (let length = 1; length <= MAX_GROUP_LENGTH; length++) {
    const group = payload.slice(3, 3 + length);
    const known = isbn3.groups[`${payload.slice(0, 3)}-${group}`];
    if (!known) continue;
    const rest = payload.slice(3 + length);
    const range = known.ranges.find(([first, last]) => {
      const start = rest.slice(0, first.length);
      return start >= first && start <= last;
    });
    if (!range) return undefined;
    const registrantLength = range[0].length;
    return { group, registrant: rest.slice(0, registrantLength), publication: rest.slice(registrantLength) };
  }
  return undefined;
}
