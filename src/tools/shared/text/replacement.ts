import { unprocessable } from '../../errors.ts';

/**
 * The replacement of a pattern as literal texts and group numbers (0 is the whole match): $1 to $99, $<name>, $& and $$ are read.
 * A two-digit number that is not a group is a group and a digit. A group that is not there is unprocessable.
 */
export function parseReplacement(replacement: string, groups: number, names: ReadonlyMap<string, number>): (string | number)[] {
  const parts: (string | number)[] = [];
  let from = 0;
  for (const match of replacement.matchAll(/\$(?:(\$)|(&)|<([^>]*)>|([1-9][0-9]?|0[1-9]))/g)) {
    parts.push(replacement.slice(from, match.index));
    from = match.index + match[0].length;
    const [, dollar, whole, name, digits] = match;
    if (dollar !== undefined) parts.push('$');
    else if (whole !== undefined) parts.push(0);
    else if (name !== undefined) parts.push(names.get(name) ?? unprocessable(`The pattern has no group named ${JSON.stringify(name)}.`, 'replacement'));
    else if (Number(digits) <= groups) parts.push(Number(digits));
    else if (digits?.length === 2 && Number(digits[0]) <= groups && digits[0] !== '0') parts.push(Number(digits[0]), digits.slice(1));
    else
      unprocessable(`The pattern has ${groups === 1 ? '1 group' : `${groups} groups`}, so $${digits} names none; write $$ for a dollar sign.`, 'replacement');
  }
  parts.push(replacement.slice(from));
  return parts.filter((part) => part !== '');
}
