import type { Decimal } from 'decimal.js';
import { unprocessable } from '../../errors.ts';
import { project, unproject } from './mercator.ts';
import { Angle } from './sphere.ts';

export interface ExactPlace {
  latitude: Decimal;
  longitude: Decimal;
}

interface Utm {
  zone: number;
  band: string;
  easting: Decimal;
  northing: Decimal;
}

const BANDS = 'CDEFGHJKLMNPQRSTUVWX';
/** Bands south of the equator. */
const SOUTHERN = 10;
const FALSE_EASTING = 500_000;
const FALSE_NORTHING = 10_000_000;

const isNorth = (band: string): boolean => BANDS.indexOf(band) >= SOUTHERN;
const meridianOf = (zone: number): number => 6 * zone - 183;

/** The zone of a place, wider or narrower for Norway (32V) and Svalbard (31X to 37X). */
function zoneOf(latitude: number, longitude: number): number {
  if (latitude >= 56 && latitude < 64 && longitude >= 3 && longitude < 12) return 32;
  if (latitude >= 72 && longitude >= 0 && longitude < 42) return [9, 21, 33].filter((from) => longitude >= from).length * 2 + 31;
  return new Angle(longitude).plus(180).mod(360).div(6).floor().toNumber() + 1;
}

/** UTM of a place in its own zone; undefined below 80° S and from 84° N. */
export function utmOf(latitude: number, longitude: number): (Utm & { hemisphere: 'N' | 'S' }) | undefined {
  if (latitude < -80 || latitude >= 84) return undefined;
  const zone = zoneOf(latitude, longitude);
  const fromMeridian = new Angle(longitude).minus(meridianOf(zone));
  const { north, east } = project(new Angle(latitude), fromMeridian.gt(180) ? fromMeridian.minus(360) : fromMeridian);
  const isSouth = latitude < 0;
  return {
    zone,
    band: BANDS.charAt(Math.min(new Angle(latitude).plus(80).div(8).floor().toNumber(), BANDS.length - 1)),
    hemisphere: isSouth ? 'S' : 'N',
    easting: east.plus(FALSE_EASTING),
    northing: isSouth ? north.plus(FALSE_NORTHING) : north,
  };
}

export function placeOfUtm({ zone, band, easting, northing }: Utm): ExactPlace {
  if (easting.lt(100_000) || easting.gte(900_000)) unprocessable('The easting must be from 100000 to below 900000.', 'coordinates');
  if (northing.gt(FALSE_NORTHING)) unprocessable('The northing must be from 0 to 10000000.', 'coordinates');
  return placeAt(zone, easting, isNorth(band) ? northing : northing.minus(FALSE_NORTHING));
}

/** @param north metres from the equator, negative south of it */
function placeAt(zone: number, easting: Decimal, north: Decimal): ExactPlace {
  const { latitude, fromMeridian } = unproject({ north: new Angle(north), east: new Angle(easting).minus(FALSE_EASTING) });
  const longitude = fromMeridian.plus(meridianOf(zone));
  return { latitude, longitude: longitude.gt(180) ? longitude.minus(360) : longitude.lt(-180) ? longitude.plus(360) : longitude };
}

const SQUARE = 100_000;
const COLUMNS = ['ABCDEFGH', 'JKLMNPQR', 'STUVWXYZ'];
const ROWS = 'ABCDEFGHJKLMNPQRSTUV';
/** In even zones the letters of the rows begin so many later. */
const ROW_SHIFT = 5;
const MICROMETRE = new Angle('1e-6');

const columnsOf = (zone: number): string => COLUMNS[(zone - 1) % COLUMNS.length] ?? '';
const shiftOf = (zone: number): number => (zone % 2 === 0 ? ROW_SHIFT : 0);

/** MGRS to a metre, truncated, for all that a micrometre may be missing. */
export function mgrsOf({ zone, band, easting, northing }: Utm): string {
  const [east, metresNorth] = [easting, northing].map((metres) => metres.plus(MICROMETRE).floor().toNumber());
  // The equator itself belongs to the north.
  const north = isNorth(band) ? (metresNorth ?? 0) : Math.min(metresNorth ?? 0, FALSE_NORTHING - 1);
  const column = columnsOf(zone).charAt(Math.floor((east ?? 0) / SQUARE) - 1);
  const row = ROWS.charAt((Math.floor(north / SQUARE) + shiftOf(zone)) % ROWS.length);
  const digits = (metres: number): string => String(metres % SQUARE).padStart(5, '0');
  return `${zone}${band}${column}${row}${digits(east ?? 0)}${digits(north)}`;
}

interface Mgrs {
  zone: number;
  band: string;
  column: string;
  row: string;
  digits: string;
}

/** The centre of an MGRS square. */
export function placeOfMgrs({ zone, band, column, row, digits }: Mgrs): ExactPlace {
  if (digits.length > 10 || digits.length % 2 === 1) unprocessable('MGRS must have an even number of digits, up to 10.', 'coordinates');
  const east = columnsOf(zone).indexOf(column);
  if (east < 0) unprocessable(`The column ${column} does not exist in UTM zone ${zone}.`, 'coordinates');
  const north = squaresNorth(BANDS.indexOf(band) - SOUTHERN, east, (ROWS.indexOf(row) + ROWS.length - shiftOf(zone)) % ROWS.length);
  if (north === undefined) return unprocessable(`The MGRS square ${column}${row} does not lie in band ${band} of zone ${zone}.`, 'coordinates');
  const length = digits.length / 2;
  const size = new Angle(SQUARE).div(new Angle(10).pow(length));
  const metres = (from: number): Decimal => size.times(Number(digits.slice(from, from + length)) + 0.5);
  return placeAt(zone, metres(0).plus((east + 1) * SQUARE), metres(length).plus(north * SQUARE));
}

/**
 * How many squares north of the equator a square lies, of which the letter repeats every 2000 km; undefined where it has no part in its band.
 * By GeographicLib (C. F. F. Karney): rows that are safe for a band, and the four that are for some columns only.
 * @param band from -10 to 9, 0 being the first north of the equator
 */
function squaresNorth(band: number, column: number, letter: number): number | undefined {
  const middle = (100 * (8 * band + 4)) / 90;
  const isNorthern = band >= 0;
  const least = band > -10 ? Math.floor(middle - 4.3 - (isNorthern ? 0.1 : 0)) : -90;
  const most = band < 9 ? Math.floor(middle + 4.4 - (isNorthern ? 0.1 : 0)) : 94;
  const first = Math.trunc((least + most) / 2) - ROWS.length / 2;
  const north = ((letter - first + 10 * ROWS.length) % ROWS.length) + first;
  if (north >= least && north <= most) return north;
  const [mirroredBand, mirroredRow] = [isNorthern ? band : -band - 1, north >= 0 ? north : -north - 1];
  const mirroredColumn = column < 4 ? column : 7 - column;
  const reaches =
    (mirroredRow === 70 && mirroredBand === 8 && mirroredColumn >= 2) ||
    (mirroredRow === 71 && mirroredBand === 7 && mirroredColumn <= 2) ||
    (mirroredRow === 79 && mirroredBand === 9 && mirroredColumn >= 1) ||
    (mirroredRow === 80 && mirroredBand === 8 && mirroredColumn <= 1);
  return reaches ? north : undefined;
}
