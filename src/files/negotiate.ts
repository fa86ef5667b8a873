/** How a result is answered: as JSON, as its main file alone, or as JSON and the files after it. */
export type Form = 'json' | 'raw' | 'mixed';

const MAX_RANGES = 50;
const MIXED = 'multipart/mixed';
const JSON_TYPE = 'application/json';
const BYTES = 'application/octet-stream';

interface Range {
  type: string;
  quality: number;
}

/** The ranges of an `Accept` (RFC 9110 section 12.5.1). A weight that cannot be read counts as 0: what is not clearly wanted is not sent. */
export function rangesOf(accept: string): Range[] {
  return accept.split(',', MAX_RANGES).flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = weight === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
    return /^[^\s/]+\/[^\s/]+$/.test(type) ? [{ type, quality }] : [];
  });
}

/** Whether a caller may want something else than JSON. */
export const mayWantFiles = (accept: string | undefined): boolean =>
  accept !== undefined && rangesOf(accept).some(({ type, quality }) => quality > 0 && type !== '*/*' && type !== JSON_TYPE);

/**
 * The form in which a caller wants a result most. Of what is wanted as much, the one that is named more exactly goes first, and JSON where both are. Where nothing fits it is JSON, too.
 * @param file the media type of the main file; undefined where there is none
 */
export function formFor(accept: string, file: string | undefined): Form {
  const ranges = rangesOf(accept);
  const wishes: [Form, Wish][] = [['json', wishFor(ranges, JSON_TYPE)]];
  if (file !== undefined) wishes.push(['raw', wishFor(ranges, file)], ['raw', exactly(ranges, BYTES)]);
  wishes.push(['mixed', exactly(ranges, MIXED)]);
  wishes.sort(([, one], [, other]) => other.quality - one.quality || other.exactness - one.exactness);
  const [best] = wishes;
  return best && best[1].quality > 0 ? best[0] : 'json';
}

interface Wish {
  quality: number;
  /** 0 for any type, 1 for any of a kind, 2 for the type itself. */
  exactness: number;
}

const NO_WISH: Wish = { quality: 0, exactness: 0 };

/** How much a type is wanted: as the range says that fits it most exactly. */
function wishFor(ranges: readonly Range[], type: string): Wish {
  const fitting = [type, `${type.split('/', 1)[0]}/*`, '*/*'];
  for (const [index, name] of fitting.entries()) {
    const range = ranges.find((one) => one.type === name);
    if (range) return { quality: range.quality, exactness: 2 - index };
  }
  return NO_WISH;
}

const exactly = (ranges: readonly Range[], type: string): Wish => {
  const range = ranges.find((one) => one.type === type);
  return range ? { quality: range.quality, exactness: 2 } : NO_WISH;
};
