import type { Decimal } from 'decimal.js';
import { unprocessable } from '../../errors.ts';
import { Precise } from '../../shared/numbers/precise.ts';
import { type ExactPlace, placeOfMgrs, placeOfUtm } from './utm.ts';

export type Format = 'decimal' | 'ddm' | 'dms' | 'utm' | 'mgrs';

const NUMBER = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
const MGRS = /^(\d{1,2})([C-HJ-NP-X])([A-HJ-NP-Z])([A-HJ-NP-V])(\d*)$/;
const UTM = new RegExp(`^(\\d{1,2})\\s*([C-HJ-NP-X])\\s+(${NUMBER})\\s+(${NUMBER})$`);

const SIGN = '([+-]?)';
const DEGREES = String.raw`(\d+)(?:\s*°\s*|\s+)`;
const MINUTES = String.raw`(\d+)(?:\s*'\s*|\s+)`;
/** One coordinate, by the number of its parts. */
const ANGLES = [
  new RegExp(`^${SIGN}(${NUMBER})\\s*°?$`),
  new RegExp(`^${SIGN}${DEGREES}(${NUMBER})\\s*'?$`),
  new RegExp(`^${SIGN}${DEGREES}${MINUTES}(${NUMBER})\\s*"?$`),
];
const ANGLE_FORMATS: Format[] = ['decimal', 'ddm', 'dms'];

const LETTERS_BEFORE = /^([NSEW])([^NSEW,]+),?\s*([NSEW])([^NSEW,]+)$/;
const LETTERS_BEHIND = /^([^NSEW,]+)([NSEW])\s*,?([^NSEW,]+)([NSEW])$/;
const TWO_DECIMALS = new RegExp(`^([+-]?${NUMBER}\\s*°?)\\s+([+-]?${NUMBER}\\s*°?)$`);

/** Coordinates in any of the formats; others are unprocessable. */
export function readCoordinates(coordinates: string): ExactPlace & { format: Format } {
  const text = coordinates.trim().toUpperCase().replace(/[′’]/g, "'").replace(/[″”]/g, '"').replace(/º/g, '°').replace(/−/g, '-');
  const [isMgrs, zone = '', band = '', column = '', row = '', digits = ''] = MGRS.exec(text.replace(/\s+/g, '')) ?? [];
  if (isMgrs) return { ...placeOfMgrs({ zone: zoneOf(zone), band, column, row, digits }), format: 'mgrs' };
  const [isUtm, utmZone = '', utmBand = '', easting = '', northing = ''] = UTM.exec(text) ?? [];
  if (isUtm) return { ...placeOfUtm({ zone: zoneOf(utmZone), band: utmBand, easting: new Precise(easting), northing: new Precise(northing) }), format: 'utm' };
  return readAngles(text);
}

function zoneOf(text: string): number {
  const zone = Number(text);
  return zone >= 1 && zone <= 60 ? zone : unprocessable(`The UTM zone must be from 1 to 60, not ${zone}.`, 'coordinates');
}

interface Written {
  text: string;
  letter?: string;
}

/** The two coordinates as they are written, with the letters that go with them. */
function partsOf(text: string): [Written, Written] | undefined {
  const before = LETTERS_BEFORE.exec(text);
  if (before)
    return [
      { letter: before[1] ?? '', text: before[2] ?? '' },
      { letter: before[3] ?? '', text: before[4] ?? '' },
    ];
  const behind = LETTERS_BEHIND.exec(text);
  if (behind)
    return [
      { text: behind[1] ?? '', letter: behind[2] ?? '' },
      { text: behind[3] ?? '', letter: behind[4] ?? '' },
    ];
  const decimals = TWO_DECIMALS.exec(text);
  const [first, second, ...others] = decimals ? decimals.slice(1) : text.split(',');
  return first === undefined || second === undefined || others.length > 0 ? undefined : [{ text: first }, { text: second }];
}

function readAngles(text: string): ExactPlace & { format: Format } {
  const parts = partsOf(text);
  if (!parts) {
    return unprocessable(
      'The coordinates could not be read: they must be decimal degrees (41.40338, 2.17403), degrees and minutes, degrees, minutes and seconds (41°24\'12.2"N 2°10\'26.5"E), UTM (31T 430959 4583867) or MGRS (31TDF3095983866).',
      'coordinates',
    );
  }
  const [first, second] = [angleOf(parts[0]), angleOf(parts[1])];
  if (first.format !== second.format) unprocessable('Both coordinates must be in the same form.', 'coordinates');
  const [firstAxis, secondAxis] = parts.map(({ letter }) => (letter === undefined ? undefined : 'NS'.includes(letter) ? 'latitude' : 'longitude'));
  if (firstAxis !== undefined && firstAxis === secondAxis) unprocessable(`There are two coordinates of ${firstAxis}.`, 'coordinates');
  const [latitude, longitude] = firstAxis === 'longitude' ? [second.value, first.value] : [first.value, second.value];
  if (latitude.abs().gt(90)) unprocessable('The latitude must be from -90 to 90 degrees.', 'coordinates');
  if (longitude.abs().gt(180)) unprocessable('The longitude must be from -180 to 180 degrees.', 'coordinates');
  return { latitude, longitude, format: first.format };
}

/** The degrees of one coordinate. */
function angleOf({ text, letter }: Written): { value: Decimal; format: Format } {
  const written = text.trim();
  const count = ANGLES.findIndex((pattern) => pattern.test(written));
  const [, sign, degrees = '0', minutes = '0', seconds = '0'] = ANGLES[count]?.exec(written) ?? [];
  const format = ANGLE_FORMATS[count];
  if (format === undefined) return unprocessable(`${written} could not be read as degrees, with minutes and seconds or without.`, 'coordinates');
  if (sign && letter) unprocessable('A coordinate must have a sign or a letter, not both.', 'coordinates');
  if (new Precise(minutes).gte(60) || new Precise(seconds).gte(60)) unprocessable('Minutes and seconds must be below 60.', 'coordinates');
  const size = new Precise(seconds).div(60).plus(minutes).div(60).plus(degrees);
  return { value: sign === '-' || letter === 'S' || letter === 'W' ? size.neg() : size, format };
}
