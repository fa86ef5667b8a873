import { unprocessable } from '../../errors.ts';

/**
 * The levels of a format by the most bytes that each is taken for, so that the largest input, random or text, takes a third of the time budget or less: per megabyte, level 11 of brotli takes
 * up to 1.5 seconds of a slow core, level 10 one, level 9 a fifth; level 19 of zstd takes nearly one, level 15 a third.
 */
type Levels = readonly (readonly [level: number, most: number])[];
const LEVELS: Record<'brotli' | 'zstd', Levels> = {
  brotli: [
    [11, 500_000],
    [10, 1_000_000],
    [9, Number.POSITIVE_INFINITY],
  ],
  zstd: [
    [19, 1_000_000],
    [15, Number.POSITIVE_INFINITY],
  ],
};

/** The best level that stays within the time budget. */
export const levelOf = (format: 'brotli' | 'zstd', bytes: Uint8Array): number => LEVELS[format].find(([, most]) => bytes.length <= most)?.[0] ?? 0;

export const refuseNothing = (format: string): never => unprocessable(`There are no compressed bytes; even nothing takes some in ${format}.`, 'text');

export const refuseData = (format: string, reason: string): never => unprocessable(`The bytes are not ${format} data: ${reason}.`, 'text');

export const refuseSize = (limit: number): never => unprocessable(`Unpacked, the data are more than ${limit} bytes.`, 'text');

export const refuseRest = (format: string, end: number, length: number): never =>
  unprocessable(`The ${format} data end at byte offset ${end}, but ${length - end} more bytes follow.`, 'text');
