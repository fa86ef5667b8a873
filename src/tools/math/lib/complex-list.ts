import { hypot } from '../../shared/numbers/elementary.ts';

/** Parts that agree to this share of the largest magnitude count as equal. */
const TOLERANCE = 1e-9;

interface ComplexNumber {
  readonly real: number;
  readonly imaginary: number;
}

/** Real members first, then the others; ascending by real part, then by imaginary part. */
export function ordered<Member extends ComplexNumber>(members: readonly Member[]): Member[] {
  const largest = members.reduce((most, { real, imaginary }) => Math.max(most, hypot(real, imaginary)), 0);
  const real = members.filter((member) => member.imaginary === 0).sort((a, b) => a.real - b.real);
  const others = members.filter((member) => member.imaginary !== 0).sort((a, b) => a.real - b.real || a.imaginary - b.imaginary);
  const groups: Member[][] = [];
  for (const member of others) {
    const group = groups.at(-1);
    if (group?.[0] && member.real - group[0].real <= TOLERANCE * largest) group.push(member);
    else groups.push([member]);
  }
  return [...real, ...groups.flatMap((group) => group.sort((a, b) => a.imaginary - b.imaginary))];
}
