/** Sizes of paper in points, upright. */
export const PAPER = {
  a3: [841.89, 1190.55],
  a4: [595.28, 841.89],
  a5: [419.53, 595.28],
  letter: [612, 792],
  legal: [612, 1008],
} as const;

export type Paper = keyof typeof PAPER;

/** A size of paper as it is turned. */
export function paperSize(paper: Paper, isLandscape: boolean): { width: number; height: number } {
  const [width, height] = PAPER[paper];
  return isLandscape ? { width: height, height: width } : { width, height };
}
