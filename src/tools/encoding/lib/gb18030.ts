// GB 18030: four-byte codes count in base 10, 126, 10; the planes above the first begin at 90308130.
/** How many codes there are before those of the planes above the first, unused ones included. */
export const LINEAR_BMP_END = 39_420;
const SUPPLEMENTARY = 189_000;

/** The code with a number, counted from 81308130. */
export function fourBytes(linear: number): number {
  const fourth = 0x30 + (linear % 10);
  const third = 0x81 + (Math.floor(linear / 10) % 126);
  const second = 0x30 + (Math.floor(linear / 1260) % 10);
  const first = 0x81 + Math.floor(linear / 12_600);
  return first * 0x1000000 + second * 0x10000 + third * 0x100 + fourth;
}

/** The code of a character above U+FFFF. */
export function supplementaryCode(character: string): number | undefined {
  const point = character.codePointAt(0) ?? 0;
  return point > 0xffff ? fourBytes(SUPPLEMENTARY + point - 0x10000) : undefined;
}

/** The character above U+FFFF that a code stands for. */
export function supplementaryCharacter(code: number): string | undefined {
  const [first, second, third, fourth] = [code >>> 24, (code >>> 16) & 0xff, (code >>> 8) & 0xff, code & 0xff].map(Number);
  const linear = (((first ?? 0) - 0x81) * 10 + (second ?? 0) - 0x30) * 1260 + ((third ?? 0) - 0x81) * 10 + (fourth ?? 0) - 0x30;
  const point = linear - SUPPLEMENTARY + 0x10000;
  return point > 0xffff && point <= 0x10ffff && fourBytes(linear) === code ? String.fromCodePoint(point) : undefined;
}
