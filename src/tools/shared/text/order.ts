import { findIpv4, findIpv6 } from '../net/addresses.ts';
import { compareCodePoints, countGraphemes } from './segments.ts';

/** A number as written, for exact comparison: digits without leading zeros before and trailing zeros after the point. */
interface DecimalKey {
  negative: boolean;
  whole: string;
  fraction: string;
}

/** The first number of a text: an optional minus that no letter or digit precedes, digits, optionally a point and digits. */
export function numericKey(item: string): DecimalKey | undefined {
  const match = /([0-9]+)(?:\.([0-9]+))?/.exec(item);
  if (!match) return undefined;
  const whole = (match[1] ?? '').replace(/^0+/, '');
  const fraction = stripZeros(match[2] ?? '');
  const isZero = whole === '' && fraction === '';
  const negative = !isZero && item[match.index - 1] === '-' && !/[\p{L}\p{N}]$/u.test(item.slice(Math.max(0, match.index - 3), match.index - 1));
  return { negative, whole, fraction };
}

function stripZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end--;
  return digits.slice(0, end);
}

export function compareNumeric(a: DecimalKey, b: DecimalKey): number {
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const order = compareDigits(a.whole, b.whole) || (a.fraction < b.fraction ? -1 : a.fraction > b.fraction ? 1 : 0);
  return a.negative ? -order : order;
}

const compareDigits = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** The first run of hex digits of a text, without 0x and leading zeros, in lower case. */
export function hexadecimalKey(item: string): string | undefined {
  const match = /(?:0[xX](?=[0-9A-Fa-f]))?([0-9A-Fa-f]+)/.exec(item);
  return match ? (match[1] ?? '').replace(/^0+/, '').toLowerCase() : undefined;
}

export const compareHexadecimal = compareDigits;

/** The first IP address of a text as a text that sorts by address, IPv4 before IPv6. */
export function ipAddressKey(item: string): string | undefined {
  const [first] = [...findIpv4(item), ...findIpv6(item)].sort((a, b) => a.start - b.start || b.end - a.end);
  if (!first) return undefined;
  return first.value.includes(':') ? `6${hexOfIpv6(first.value)}` : `4${hexOfIpv4(first.value)}`;
}

const hexOfIpv4 = (address: string): string =>
  address
    .split('.')
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('');

function hexOfIpv6(address: string): string {
  const dotted = /[0-9.]+\.[0-9]+$/.exec(address)?.[0];
  const plain = dotted === undefined ? address : `${address.slice(0, -dotted.length)}${hexOfIpv4(dotted).slice(0, 4)}:${hexOfIpv4(dotted).slice(4)}`;
  const [head = '', tail] = plain.split('::');
  const groups = (part: string): string[] => part.split(':').filter(Boolean);
  const front = groups(head);
  const back = groups(tail ?? '');
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...(tail === undefined ? [] : zeros), ...back].map((group) => group.toLowerCase().padStart(4, '0')).join('');
}

/**
 * Sorts stably by a key; items without one come last in their order, in descending order too.
 * @param keyOf the key of an item, undefined for none
 */
export function sortByKey<Key>(
  items: readonly string[],
  keyOf: (item: string) => Key | undefined,
  compare: (a: Key, b: Key) => number,
  descending: boolean,
): string[] {
  const keyed: { item: string; key: Key }[] = [];
  const without: string[] = [];
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) without.push(item);
    else keyed.push({ item, key });
  }
  keyed.sort((a, b) => (descending ? compare(b.key, a.key) : compare(a.key, b.key)));
  return [...keyed.map(({ item }) => item), ...without];
}

/** Sorts by the locale's CLDR collation; `natural` compares runs of digits by value. */
export function sortByCollation(
  items: readonly string[],
  locale: string,
  options: { natural: boolean; caseSensitive: boolean; descending: boolean },
): string[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: options.caseSensitive ? 'variant' : 'accent', numeric: options.natural });
  return sortByKey(items, (item) => item, compare, options.descending);
}

export const sortByCodePoint = (items: readonly string[], caseSensitive: boolean, descending: boolean): string[] =>
  sortByKey(items, (item) => (caseSensitive ? item : item.toLowerCase()), compareCodePoints, descending);

export const sortByLength = (items: readonly string[], descending: boolean): string[] => sortByKey(items, countGraphemes, (a, b) => a - b, descending);
