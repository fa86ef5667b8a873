/** Where a picture is put, or what of it is kept. */
export const PLACES = ['center', 'top', 'bottom', 'left', 'right', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Place = (typeof PLACES)[number];

/** How much of the free room is before what is placed: none, half of it (rounded down), or all. */
function before(room: number, isStart: boolean, isEnd: boolean): number {
  return isStart ? 0 : isEnd ? room : Math.floor(room / 2);
}

/** The offset from the left and the top, of the free room across and down. */
export const offsetsAt = (place: Place, across: number, down: number): [left: number, top: number] => [
  before(across, /left/i.test(place), /right/i.test(place)),
  before(down, /top/i.test(place), /bottom/i.test(place)),
];

/** A side that keeps the proportions: `side` × `to` / `from`, rounded half up, at least 1. */
export const inProportion = (side: number, to: number, from: number): number => Math.max(1, Math.floor((2 * side * to + from) / (2 * from)));

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size with the proportions of a picture that touches a box from within, or from without. */
export function touching({ width, height }: Size, box: Size, fromWithin: boolean): Size {
  const isByWidth = fromWithin ? box.width * height <= box.height * width : box.width * height >= box.height * width;
  return isByWidth
    ? { width: box.width, height: inProportion(height, box.width, width) }
    : { width: inProportion(width, box.height, height), height: box.height };
}
