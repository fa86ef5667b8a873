import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { boundsResult, latitudeInput, longitudeInput } from './lib/places.ts';
import { Angle, bearing, exactPlace, haversineKm } from './lib/sphere.ts';

/** Into how many parts each pair splits the one before; the first splits the globe. */
const PARTS = [18, 10, 24, 10, 24];
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWX';

const alphabetOf = (pair: number): string => (pair % 2 === 0 ? LETTERS.slice(0, PARTS[pair]) : DIGITS);

/** A square, counted from the west and from the south, of as many as there are with so many pairs. */
interface Square {
  pairs: number;
  column: number;
  row: number;
}

export default defineTool({
  slug: 'maidenhead-locator-converter',
  name: 'Maidenhead Locator Converter',
  category: 'everyday',
  summary: 'Converts coordinates to an amateur radio grid locator and back, with the distance and bearing to another.',
  description:
    'A square includes its southern and western edges, exactly on the decimals as written; latitude 90 and longitude 180 belong to the last square. Locators are read in any case. Distance and bearing are those of the great circle on a sphere of the mean radius, 6371.0088 km.',
  reference: 'IARU Region 1: Maidenhead locator system; haversine formula',
  keywords: ['grid square', 'qth locator', 'ham radio', 'grid locator', 'qra', 'vhf', 'latitude longitude', 'amateurfunk'],
  inputs: z.strictObject({
    mode: z.enum(['encode', 'decode']).default('encode').describe('encode makes a locator of coordinates, decode coordinates of a locator'),
    latitude: latitudeInput.optional().describe('Latitude to encode, in degrees, south negative'),
    longitude: longitudeInput.optional().describe('Longitude to encode, in degrees, west negative'),
    pairs: z.int().min(1).max(5).default(3).describe('Pairs of characters of the locator to make'),
    locator: z.string().min(2).max(10).optional().describe('The locator to decode; with encode another one, to which distance and bearing are found'),
  }),
  result: z.strictObject({
    locator: z.string().describe('The locator, such as JO62qm'),
    latitude: z.number().describe('Latitude of the centre of the square in degrees'),
    longitude: z.number().describe('Longitude of the centre of the square in degrees'),
    bounds: boundsResult,
    distanceKm: z
      .number()
      .optional()
      .describe('Great-circle distance from the given point to the centre of the other locator in kilometres; absent without one'),
    bearing: z.number().optional().describe('Bearing at the start to the other locator in degrees, 0 to below 360; absent without one'),
  }),
  appliesWhen: { latitude: { mode: ['encode'] }, longitude: { mode: ['encode'] }, pairs: { mode: ['encode'] } },
  examples: [
    {
      inputs: { latitude: 52.52, longitude: 13.405 },
      result: {
        locator: 'JO62qm',
        latitude: 52.520833333333336,
        longitude: 13.375,
        bounds: { south: 52.5, west: 13.333333333333334, north: 52.541666666666664, east: 13.416666666666666 },
      },
    },
    {
      inputs: { mode: 'decode', locator: 'FN31' },
      result: { locator: 'FN31', latitude: 41.5, longitude: -73, bounds: { south: 41, west: -74, north: 42, east: -72 } },
    },
  ],
  run({ mode, latitude, longitude, pairs, locator }) {
    if (mode === 'decode') return cellResult(squareOf(locator ?? invalid('locator', 'is required to decode')));
    const place = { latitude: latitude ?? invalid('latitude', 'is required to encode'), longitude: longitude ?? invalid('longitude', 'is required to encode') };
    const count = countOf(pairs);
    const index = (degrees: Decimal, span: number) => Math.min(degrees.times(count).div(span).floor().toNumber(), count - 1);
    const square = {
      pairs,
      column: index(new Precise(place.longitude).plus(180), 360),
      row: index(new Precise(place.latitude).plus(90), 180),
    };
    if (locator === undefined) return cellResult(square);
    const other = squareOf(locator);
    const [from, to] = [exactPlace(place), centreOf(other)];
    return { ...cellResult(square), distanceKm: haversineKm(from, to), bearing: bearing(from, to) };
  },
});

/** Squares of so many pairs from pole to pole, and as many around the globe. */
const countOf = (pairs: number): number => PARTS.slice(0, pairs).reduce((product, parts) => product * parts, 1);

function squareOf(locator: string): Square {
  const text = locator.toUpperCase();
  if (text.length % 2 === 1) unprocessable('A locator has pairs of characters, so their number must be even.', 'locator');
  const pairs = text.length / 2;
  let [column, row] = [0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    const alphabet = alphabetOf(pair);
    const [east, north] = [alphabet.indexOf(text.charAt(2 * pair)), alphabet.indexOf(text.charAt(2 * pair + 1))];
    if (east < 0 || north < 0) {
      unprocessable(
        `Pair ${pair + 1} of a locator must be from ${alphabet.charAt(0)} to ${alphabet.slice(-1)}, not ${text.slice(2 * pair, 2 * pair + 2)}.`,
        'locator',
      );
    }
    column = column * (PARTS[pair] ?? 1) + east;
    row = row * (PARTS[pair] ?? 1) + north;
  }
  return { pairs, column, row };
}

function textOf({ pairs, column, row }: Square): string {
  let text = '';
  let [east, north] = [column, row];
  for (let pair = pairs - 1; pair >= 0; pair--) {
    const [parts, alphabet] = [PARTS[pair] ?? 1, alphabetOf(pair)];
    const characters = `${alphabet.charAt(east % parts)}${alphabet.charAt(north % parts)}`;
    text = `${pair === 0 ? characters : characters.toLowerCase()}${text}`;
    [east, north] = [Math.floor(east / parts), Math.floor(north / parts)];
  }
  return text;
}

const edge = (index: number, count: number, span: number): Decimal =>
  new Angle(index)
    .times(span)
    .div(count)
    .minus(span / 2);

const centreOf = ({ pairs, column, row }: Square) => ({
  latitude: edge(row + 0.5, countOf(pairs), 180),
  longitude: edge(column + 0.5, countOf(pairs), 360),
});

function cellResult(square: Square) {
  const count = countOf(square.pairs);
  const centre = centreOf(square);
  return {
    locator: textOf(square),
    latitude: doubleOf(centre.latitude),
    longitude: doubleOf(centre.longitude),
    bounds: {
      south: doubleOf(edge(square.row, count, 180)),
      west: doubleOf(edge(square.column, count, 360)),
      north: doubleOf(edge(square.row + 1, count, 180)),
      east: doubleOf(edge(square.column + 1, count, 360)),
    },
  };
}
