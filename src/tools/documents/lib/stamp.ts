import { z } from 'zod';
import { fileText } from './open.ts';

export const fontText = () => fileText('A TrueType or OpenType font, of which the glyphs needed are embedded; Helvetica if left out,').optional();

export const colorText = () => z.string().min(1).max(32);

/** Where something is put on a page: at a side, a corner or in the middle. */
export interface Spot {
  /** -1 left, 0 in the middle, 1 right. */
  readonly across: -1 | 0 | 1;
  /** -1 at the bottom, 0 in the middle, 1 at the top. */
  readonly up: -1 | 0 | 1;
}

/** The spot that a name such as top-left says. */
export const spotOf = (name: string): Spot => ({
  across: name.endsWith('left') ? -1 : name.endsWith('right') ? 1 : 0,
  up: name.startsWith('top') ? 1 : name.startsWith('bottom') ? -1 : 0,
});

/** Where the middle of something is that stands at a spot of a length with a margin. @param way -1 at the beginning, 0 in the middle, 1 at the end */
export function middleAt(way: number, length: number, size: number, margin: number): number {
  if (way === 0) return length / 2;
  return way < 0 ? margin + size / 2 : length - margin - size / 2;
}
