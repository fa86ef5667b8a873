const UNIVERSAL_BIT = 0x02;

const NOTATIONS = [
  /^[0-9A-Fa-f]+$/,
  /^[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2})+$/,
  /^[0-9A-Fa-f]{2}(?:-[0-9A-Fa-f]{2})+$/,
  /^[0-9A-Fa-f]{2}(?:\.[0-9A-Fa-f]{2})+$/,
  /^[0-9A-Fa-f]{4}(?:[.:-][0-9A-Fa-f]{4})+$/,
  /^[0-9A-Fa-f]{6}[-:.][0-9A-Fa-f]{6}$/,
];

/** The hex digits, in lower case, of bytes in a notation of hardware addresses: bare, or in groups with colons, hyphens or dots between; else undefined. */
export function macDigits(text: string): string | undefined {
  const trimmed = text.trim();
  return NOTATIONS.some((notation) => notation.test(trimmed)) ? trimmed.replace(/[^0-9A-Fa-f]/g, '').toLowerCase() : undefined;
}

/** Hex digits in groups of a length. */
export const grouped = (digits: string, length: number, separator: string): string => (digits.match(new RegExp(`.{1,${length}}`, 'g')) ?? []).join(separator);

/** The EUI-64 of a 48-bit address: ff:fe in its middle (RFC 4291 appendix A), as hex digits. */
export const eui64Of = (mac: string): string => `${mac.slice(0, 6)}fffe${mac.slice(6)}`;

/** The modified EUI-64 of sixteen hex digits: the universal/local bit turned. */
export function turnUniversalBit(digits: string): string {
  const first = Number.parseInt(digits.slice(0, 2), 16) ^ UNIVERSAL_BIT;
  return first.toString(16).padStart(2, '0') + digits.slice(2);
}
