import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { boundsResult, latitudeInput, longitudeInput, type Place } from './lib/places.ts';

const ALPHABET = '23456789CFGHJMPQRVWX';
const BASE = ALPHABET.length;
const SEPARATOR = '+';
const SEPARATOR_AT = 8;
const PADDING = '0';
const PAIR_DIGITS = 10;
const MAX_DIGITS = 15;
const GRID_ROWS = 5;
const GRID_COLUMNS = 4;

/** The smallest cells that a degree is split into: 1/8000 of a degree by five grids of 5 rows and 4 columns. */
const ROWS = 25_000_000;
const COLUMNS = 8_192_000;
const ALL_ROWS = 180 * ROWS;
const ALL_COLUMNS = 360 * COLUMNS;

/** A cell by its southern and western edge and its size, all counted in the smallest cells, from the south pole and from longitude -180. */
interface Area {
  south: number;
  west: number;
  height: number;
  width: number;
  length: number;
}

interface Point {
  north: number;
  east: number;
}

export default defineTool({
  slug: 'plus-code-converter',
  name: 'Plus Code Converter',
  category: 'everyday',
  summary: 'Converts coordinates to a plus code (Open Location Code) and back, short codes included.',
  description:
    'Coordinates are taken exactly as written. A short code is recovered to the nearest place that it can mean; a full code is shortened where the place is near enough. Decoding ignores case and digits after the fifteenth.',
  reference: "Google's Open Location Code specification",
  keywords: ['open location code', 'olc', 'google maps', 'location code', 'latitude longitude', 'short code', 'address without street'],
  inputs: z.strictObject({
    mode: z.enum(['encode', 'decode']).default('encode').describe('encode makes a code of coordinates, decode coordinates of a code'),
    latitude: latitudeInput.optional().describe('Latitude to encode, in degrees; with decode that of the place which a short code is near'),
    longitude: longitudeInput.optional().describe('Longitude to encode, in degrees; with decode that of the place which a short code is near'),
    length: z.int().min(2).max(15).default(10).describe('Digits of the code to make: 2, 4, 6, 8 or 10 to 15'),
    code: z.string().min(2).max(20).optional().describe('The full or short code to decode'),
  }),
  result: z.strictObject({
    code: z.string().describe('The full code, in capital letters'),
    latitude: z.number().describe('Latitude of the centre of the cell in degrees'),
    longitude: z.number().describe('Longitude of the centre of the cell in degrees'),
    bounds: boundsResult,
    length: z.int().describe('Number of digits of the code'),
    shortCode: z.string().optional().describe('The full code shortened towards the place; absent without a place, or where it is too far away'),
  }),
  appliesWhen: { length: { mode: ['encode'] }, code: { mode: ['decode'] } },
  examples: [
    {
      inputs: { latitude: 20.3700625, longitude: 2.7821875 },
      result: {
        code: '7FG49QCJ+2V',
        latitude: 20.3700625,
        longitude: 2.7821875,
        bounds: { south: 20.37, west: 2.782125, north: 20.370125, east: 2.78225 },
        length: 10,
      },
    },
    {
      inputs: { mode: 'decode', code: '9G8F+6W', latitude: 47.339563, longitude: 8.556687 },
      result: {
        code: '8FVC9G8F+6W',
        latitude: 47.3655625,
        longitude: 8.5248125,
        bounds: { south: 47.3655, west: 8.52475, north: 47.365625, east: 8.524875 },
        length: 10,
      },
    },
  ],
  run({ mode, latitude, longitude, length, code }) {
    if (mode === 'encode') {
      if (length < PAIR_DIGITS && length % 2 === 1) invalid('length', 'must be 2, 4, 6, 8 or 10 to 15');
      const place = {
        latitude: latitude ?? invalid('latitude', 'is required to encode'),
        longitude: longitude ?? invalid('longitude', 'is required to encode'),
      };
      return areaResult(encode(pointOf(place), length));
    }
    const text = (code ?? invalid('code', 'is required to decode')).toUpperCase();
    if (latitude === undefined && longitude !== undefined) invalid('latitude', 'is required with longitude');
    if (latitude !== undefined && longitude === undefined) invalid('longitude', 'is required with latitude');
    const digits = checkedDigits(text);
    const place = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    const missing = SEPARATOR_AT - text.indexOf(SEPARATOR);
    if (missing > 0) {
      if (!place) unprocessable('A short code needs the latitude and longitude of a place nearby.', 'code');
      return areaResult(recovered(digits, missing, place));
    }
    if (!isOnGlobe(digits)) unprocessable('The code begins with digits that lie beyond the globe.', 'code');
    const full = encode(...startOf(digits));
    const shortened = place && shortCode(full, place);
    return { ...areaResult(full), ...(shortened !== undefined && { shortCode: shortened }) };
  },
});

/** A place in smallest cells, with fractions, of its coordinates as written. */
const exactPoint = ({ latitude, longitude }: Place) => ({
  north: new Precise(latitude).plus(90).times(ROWS),
  east: new Precise(longitude).plus(180).mod(360).times(COLUMNS),
});

/** The smallest cell of a place. */
function pointOf(place: Place): Point {
  const { north, east } = exactPoint(place);
  return { north: Math.min(north.floor().toNumber(), ALL_ROWS - 1), east: east.floor().toNumber() };
}

/** Of so many digits: the size of a cell in smallest cells. */
function sizeOf(length: number): { height: number; width: number } {
  let [height, width] = [20 * ROWS, 20 * COLUMNS];
  for (let pair = 2; 2 * pair <= Math.min(length, PAIR_DIGITS); pair++) [height, width] = [height / BASE, width / BASE];
  for (let digit = PAIR_DIGITS; digit < length; digit++) [height, width] = [height / GRID_ROWS, width / GRID_COLUMNS];
  return { height, width };
}

/** The cell of so many digits that a point is in. */
function encode({ north, east }: Point, length: number): Area {
  const { height, width } = sizeOf(length);
  return { south: Math.floor(north / height) * height, west: Math.floor(east / width) * width, height, width, length };
}

function codeOf({ south, west, length }: Area): string {
  let digits = '';
  for (let at = 1; digits.length < length; at++) {
    if (digits.length < PAIR_DIGITS) {
      const { height, width } = sizeOf(2 * at);
      digits += `${ALPHABET.charAt(Math.floor(south / height) % BASE)}${ALPHABET.charAt(Math.floor(west / width) % BASE)}`;
    } else {
      const { height, width } = sizeOf(digits.length + 1);
      digits += ALPHABET.charAt((Math.floor(south / height) % GRID_ROWS) * GRID_COLUMNS + (Math.floor(west / width) % GRID_COLUMNS));
    }
  }
  return `${digits.slice(0, SEPARATOR_AT).padEnd(SEPARATOR_AT, PADDING)}${SEPARATOR}${digits.slice(SEPARATOR_AT)}`;
}

function areaResult(area: Area) {
  const { south, west, height, width, length } = area;
  const exactly = (count: number, perDegree: number, origin: number): number => doubleOf(new Precise(count).div(perDegree).minus(origin));
  return {
    code: codeOf(area),
    latitude: exactly(south + height / 2, ROWS, 90),
    longitude: exactly(west + width / 2, COLUMNS, 180),
    bounds: {
      south: exactly(south, ROWS, 90),
      west: exactly(west, COLUMNS, 180),
      north: exactly(south + height, ROWS, 90),
      east: exactly(west + width, COLUMNS, 180),
    },
    length,
  };
}

/** The digits of a code that keeps to the specification, without padding and what is after the fifteenth. */
function checkedDigits(code: string): string {
  const refuse = (reason: string): never => unprocessable(`The code is not valid: ${reason}.`, 'code');
  const at = code.indexOf(SEPARATOR);
  if (at < 0 || code.lastIndexOf(SEPARATOR) !== at) refuse('it must have one +');
  if (at > SEPARATOR_AT || at % 2 === 1) refuse('the + must stand after 8 digits, in a short code after 0, 2, 4 or 6');
  const [before, after] = [code.slice(0, at), code.slice(at + 1)];
  const digits = before.replace(/0+$/, '');
  const padding = before.length - digits.length;
  if (padding > 0) {
    if (at < SEPARATOR_AT) refuse('a short code has no padding');
    if (after !== '') refuse('nothing may follow the + of a padded code');
    if (padding % 2 === 1 || digits === '') refuse('padding must be of 2, 4 or 6 zeros');
  }
  if (after.length === 1) refuse('one digit alone must not follow the +');
  const all = `${digits}${after}`;
  for (const digit of all) if (!ALPHABET.includes(digit)) refuse(`${digit} is not among the digits ${ALPHABET}`);
  if (all === '') refuse('it has no digits');
  return all.slice(0, MAX_DIGITS - (SEPARATOR_AT - at));
}

const isOnGlobe = (digits: string): boolean => ALPHABET.indexOf(digits.charAt(0)) * 20 < 180 && ALPHABET.indexOf(digits.charAt(1)) * 20 < 360;

/** Southern and western edge of the cell that digits name, and their number. */
function startOf(digits: string): [start: Point, length: number] {
  const start = { north: 0, east: 0 };
  for (let at = 0; at < digits.length; at++) {
    if (at < PAIR_DIGITS) {
      const { height, width } = sizeOf(2 * (Math.floor(at / 2) + 1));
      if (at % 2 === 0) start.north += ALPHABET.indexOf(digits.charAt(at)) * height;
      else start.east += ALPHABET.indexOf(digits.charAt(at)) * width;
    } else {
      const { height, width } = sizeOf(at + 1);
      const value = ALPHABET.indexOf(digits.charAt(at));
      start.north += Math.floor(value / GRID_COLUMNS) * height;
      start.east += (value % GRID_COLUMNS) * width;
    }
  }
  return [start, digits.length];
}

/** The nearest cell to a place that a short code can mean, which leaves out so many digits. */
function recovered(digits: string, missing: number, place: Place): Area {
  const prefix = codeOf(encode(pointOf(place), PAIR_DIGITS)).slice(0, missing);
  const area = encode(...startOf(`${prefix}${digits}`));
  const step = sizeOf(missing);
  const near = exactPoint(place);
  const [north, east] = [near.north.minus(area.south + area.height / 2), near.east.minus(area.west + area.width / 2)];
  let { south, west } = area;
  if (north.lt(-step.height / 2) && south + area.height / 2 >= step.height) south -= step.height;
  else if (north.gt(step.height / 2) && south + area.height / 2 + step.height <= ALL_ROWS) south += step.height;
  if (east.lt(-step.width / 2)) west -= step.width;
  else if (east.gt(step.width / 2)) west += step.width;
  return { ...area, south, west: (west + ALL_COLUMNS) % ALL_COLUMNS };
}

/** How many digits can be left out of a full code for a place within 0.3 of so many degrees from its centre. */
const SHORTENINGS = [
  [8, 0.0025],
  [6, 0.05],
  [4, 1],
] as const;

function shortCode(area: Area, place: Place): string | undefined {
  const code = codeOf(area);
  if (code.includes(PADDING)) return undefined;
  const near = exactPoint(place);
  const away = Precise.max(
    near.north
      .minus(area.south + area.height / 2)
      .abs()
      .div(ROWS),
    near.east
      .minus(area.west + area.width / 2)
      .abs()
      .div(COLUMNS),
  );
  const most = SHORTENINGS.find(([, degrees]) => away.lt(new Precise(degrees).times(0.3)));
  return most && code.slice(most[0]);
}
