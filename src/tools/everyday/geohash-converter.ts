import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { boundsResult, latitudeInput, longitudeInput } from './lib/places.ts';

const ALPHABET = '0123456789bcdefghjkmnpqrstuvwxyz';
const BITS = 5;

/** A cell of the grid with so many letters: its column from the west and its row from the south. */
interface Cell {
  letters: number;
  column: number;
  row: number;
}

const neighbor = z.string();
const beyondPole = (direction: string) => neighbor.optional().describe(`Geohash of the cell to the ${direction}; absent beyond a pole`);

export default defineTool({
  slug: 'geohash-converter',
  name: 'Geohash Converter',
  category: 'everyday',
  summary: 'Converts coordinates to a geohash and back, with the bounds of the cell and its neighbours.',
  description:
    'A cell includes its southern and western edges; latitude 90 and longitude 180 belong to the last cells. Letters are read in any case and written small.',
  reference: "G. Niemeyer's geohash (2008)",
  keywords: ['geohash decode', 'geohash encode', 'latitude longitude', 'spatial index', 'grid cell', 'coordinates', 'redis', 'elasticsearch'],
  inputs: z.strictObject({
    mode: z.enum(['encode', 'decode']).default('encode').describe('encode makes a geohash of coordinates, decode coordinates of a geohash'),
    latitude: latitudeInput.optional().describe('Latitude to encode, in degrees, south negative'),
    longitude: longitudeInput.optional().describe('Longitude to encode, in degrees, west negative'),
    precision: z.int().min(1).max(12).default(9).describe('Number of letters of the geohash to make'),
    geohash: z.string().min(1).max(12).optional().describe('The geohash to decode, in any case'),
  }),
  result: z.strictObject({
    geohash: z.string().describe('The geohash, in small letters'),
    latitude: z.number().describe('Latitude of the centre of the cell in degrees'),
    longitude: z.number().describe('Longitude of the centre of the cell in degrees'),
    bounds: boundsResult,
    neighbors: z
      .strictObject({
        n: beyondPole('north'),
        ne: beyondPole('north-east'),
        e: neighbor.describe('Geohash of the cell to the east'),
        se: beyondPole('south-east'),
        s: beyondPole('south'),
        sw: beyondPole('south-west'),
        w: neighbor.describe('Geohash of the cell to the west'),
        nw: beyondPole('north-west'),
      })
      .describe('Geohashes of the cells around it, going on around the globe at longitude 180'),
  }),
  appliesWhen: { latitude: { mode: ['encode'] }, longitude: { mode: ['encode'] }, precision: { mode: ['encode'] }, geohash: { mode: ['decode'] } },
  examples: [
    {
      inputs: { latitude: 57.64911, longitude: 10.40744, precision: 11 },
      result: {
        geohash: 'u4pruydqqvj',
        latitude: 57.64911063015461,
        longitude: 10.407439693808556,
        bounds: { south: 57.649109959602356, west: 10.407439023256302, north: 57.64911130070686, east: 10.40744036436081 },
        neighbors: {
          n: 'u4pruydqqvm',
          ne: 'u4pruydqqvq',
          e: 'u4pruydqqvn',
          se: 'u4pruydqquy',
          s: 'u4pruydqquv',
          sw: 'u4pruydqquu',
          w: 'u4pruydqqvh',
          nw: 'u4pruydqqvk',
        },
      },
    },
    {
      inputs: { mode: 'decode', geohash: 'ezs42' },
      result: {
        geohash: 'ezs42',
        latitude: 42.60498046875,
        longitude: -5.60302734375,
        bounds: { south: 42.5830078125, west: -5.625, north: 42.626953125, east: -5.5810546875 },
        neighbors: { n: 'ezs48', ne: 'ezs49', e: 'ezs43', se: 'ezs41', s: 'ezs40', sw: 'ezefp', w: 'ezefr', nw: 'ezefx' },
      },
    },
  ],
  run({ mode, latitude, longitude, precision, geohash }) {
    const cell =
      mode === 'encode'
        ? cellAt(latitude ?? invalid('latitude', 'is required to encode'), longitude ?? invalid('longitude', 'is required to encode'), precision)
        : cellOf(geohash ?? invalid('geohash', 'is required to decode'));
    const [width, height] = [360 / columnsOf(cell.letters), 180 / rowsOf(cell.letters)];
    const [west, south] = [cell.column * width - 180, cell.row * height - 90];
    const at = (north: number, east: number) => neighborOf(cell, north, east);
    const [n, ne, se, s, sw, nw] = [at(1, 0), at(1, 1), at(-1, 1), at(-1, 0), at(-1, -1), at(1, -1)];
    return {
      geohash: textOf(cell),
      latitude: south + height / 2,
      longitude: west + width / 2,
      bounds: { south, west, north: south + height, east: west + width },
      neighbors: {
        ...(n !== undefined && { n }),
        ...(ne !== undefined && { ne }),
        e: textOf({ ...cell, column: wrapped(cell.column + 1, cell.letters) }),
        ...(se !== undefined && { se }),
        ...(s !== undefined && { s }),
        ...(sw !== undefined && { sw }),
        w: textOf({ ...cell, column: wrapped(cell.column - 1, cell.letters) }),
        ...(nw !== undefined && { nw }),
      },
    };
  },
});

/** Bits of the longitude, which has the first, are half of all, rounded up. */
const columnsOf = (letters: number): number => 1 << Math.ceil((letters * BITS) / 2);
const rowsOf = (letters: number): number => 1 << Math.floor((letters * BITS) / 2);
const wrapped = (column: number, letters: number): number => (column + columnsOf(letters)) % columnsOf(letters);

/** The edges of cells are doubles, so that comparing with them is exact, where a quotient might round up to the next cell. */
function indexOf(value: number, start: number, size: number, count: number): number {
  const near = Math.floor((value - start) / size);
  return Math.min(start + near * size > value ? near - 1 : near, count - 1);
}

function cellAt(latitude: number, longitude: number, letters: number): Cell {
  const [columns, rows] = [columnsOf(letters), rowsOf(letters)];
  return { letters, column: indexOf(longitude, -180, 360 / columns, columns), row: indexOf(latitude, -90, 180 / rows, rows) };
}

function cellOf(geohash: string): Cell {
  let [column, row, isLongitude] = [0, 0, true];
  for (const letter of geohash.toLowerCase()) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) unprocessable(`The letter ${letter} does not occur in geohashes, which have the digits and the letters except a, i, l and o.`, 'geohash');
    for (let bit = BITS - 1; bit >= 0; bit--) {
      if (isLongitude) column = column * 2 + ((value >> bit) & 1);
      else row = row * 2 + ((value >> bit) & 1);
      isLongitude = !isLongitude;
    }
  }
  return { letters: geohash.length, column, row };
}

function textOf({ letters, column, row }: Cell): string {
  const counts = { column: Math.ceil((letters * BITS) / 2), row: Math.floor((letters * BITS) / 2) };
  let text = '';
  let value = 0;
  for (let bit = 0; bit < letters * BITS; bit++) {
    const fromColumn = bit % 2 === 0;
    const source = fromColumn ? column >> --counts.column : row >> --counts.row;
    value = value * 2 + (source & 1);
    if (bit % BITS === BITS - 1) {
      text += ALPHABET[value];
      value = 0;
    }
  }
  return text;
}

function neighborOf(cell: Cell, north: number, east: number): string | undefined {
  const row = cell.row + north;
  if (row < 0 || row >= rowsOf(cell.letters)) return undefined;
  return textOf({ ...cell, row, column: wrapped(cell.column + east, cell.letters) });
}
