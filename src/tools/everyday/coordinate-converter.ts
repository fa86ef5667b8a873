import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { type Format, readCoordinates } from './lib/coordinates-reading.ts';
import { placeOf } from './lib/places.ts';
import { mgrsOf, utmOf } from './lib/utm.ts';
import { halfUp } from './lib/whole.ts';

const FORMATS = ['decimal', 'dms', 'ddm', 'utm', 'mgrs'] as const satisfies Format[];
const DDM_DECIMALS = 4;

export default defineTool({
  slug: 'coordinate-converter',
  name: 'Coordinate Converter',
  category: 'everyday',
  summary: 'Converts coordinates between decimal degrees, degrees minutes seconds, UTM and MGRS.',
  description:
    "Reads decimal degrees, degrees and minutes, and degrees, minutes and seconds (latitude first, or with N, S, E and W), UTM such as 31T 430959 4583867, and MGRS, of which it takes the centre of the square. UTM and MGRS are on WGS 84, in the point's own zone; MGRS is truncated to a metre.",
  reference: 'C. F. F. Karney, Transverse Mercator with an accuracy of a few nanometers (2011), Krüger series to order 6; NGA.SIG.0012',
  keywords: ['dms to decimal', 'latitude longitude', 'lat long', 'military grid reference', 'gps coordinates', 'utm to lat long', 'ddm', 'easting northing'],
  inputs: z.strictObject({
    coordinates: z.string().min(1).max(100).describe('Coordinates in any of the formats, such as 41.40338, 2.17403'),
    secondsDecimals: z.int().min(0).max(6).default(1).describe('Decimals of the seconds in dms'),
  }),
  result: z.strictObject({
    latitude: z.number().describe('Latitude in degrees, south negative'),
    longitude: z.number().describe('Longitude in degrees, west negative, above -180 and up to 180'),
    dms: z.string().describe('Degrees, minutes and seconds, such as 41°24\'12.2"N 2°10\'26.5"E'),
    ddm: z.string().describe("Degrees and minutes with four decimals, such as 41°24.2028'N 2°10.4418'E"),
    utm: z
      .strictObject({
        zone: z.int().describe('UTM zone, 1 to 60'),
        band: z.string().describe('Letter of the latitude band, C to X'),
        hemisphere: z.enum(['N', 'S']).describe('N north of the equator and on it, S south of it'),
        easting: z.number().describe('Easting in metres'),
        northing: z.number().describe('Northing in metres'),
      })
      .optional()
      .describe('Universal Transverse Mercator; absent below 80° S and from 84° N'),
    mgrs: z.string().optional().describe('MGRS to a metre, without spaces; absent below 80° S and from 84° N'),
    format: z.enum(FORMATS).describe('Format that was read: decimal degrees, dms (with minutes and seconds), ddm (with minutes), utm or mgrs'),
  }),
  headline: 'dms',
  examples: [
    {
      inputs: { coordinates: '41.40338, 2.17403' },
      result: {
        latitude: 41.40338,
        longitude: 2.17403,
        dms: '41°24\'12.2"N 2°10\'26.5"E',
        ddm: "41°24.2028'N 2°10.4418'E",
        utm: { zone: 31, band: 'T', hemisphere: 'N', easting: 430959.58582882956, northing: 4583866.770809257 },
        mgrs: '31TDF3095983866',
        format: 'decimal',
      },
    },
    {
      inputs: { coordinates: '38SMB4414084706' },
      result: {
        latitude: 33.300001300531754,
        longitude: 44.399999508622805,
        dms: '33°18\'00.0"N 44°24\'00.0"E',
        ddm: "33°18.0001'N 44°24.0000'E",
        utm: { zone: 38, band: 'S', hemisphere: 'N', easting: 444140.49999999994, northing: 3684706.5 },
        mgrs: '38SMB4414084706',
        format: 'mgrs',
      },
    },
  ],
  run({ coordinates, secondsDecimals }) {
    const { format, ...exact } = readCoordinates(coordinates);
    const { latitude, longitude } = placeOf({ latitude: doubleOf(exact.latitude), longitude: doubleOf(exact.longitude) });
    const utm = utmOf(latitude, longitude);
    const eastern = exact.longitude.lte(-180) ? exact.longitude.plus(360) : exact.longitude;
    const written = (write: (degrees: Decimal) => string): string =>
      `${write(exact.latitude.abs())}${exact.latitude.lt(0) ? 'S' : 'N'} ${write(eastern.abs())}${eastern.lt(0) ? 'W' : 'E'}`;
    return {
      latitude,
      longitude,
      dms: written((degrees) => withSeconds(degrees, secondsDecimals)),
      ddm: written(withMinutes),
      ...(utm && { utm: { ...utm, easting: doubleOf(utm.easting), northing: doubleOf(utm.northing) }, mgrs: mgrsOf(utm) }),
      format,
    };
  },
});

function withSeconds(degrees: Decimal, decimals: number): string {
  const unit = new Precise(10).pow(decimals);
  const seconds = halfUp(degrees.times(3600).times(unit)).div(unit);
  const minutes = seconds.div(60).floor();
  return `${minutes.div(60).floor()}°${twoDigits(minutes.mod(60), 0)}'${twoDigits(seconds.mod(60), decimals)}"`;
}

function withMinutes(degrees: Decimal): string {
  const unit = new Precise(10).pow(DDM_DECIMALS);
  const minutes = halfUp(degrees.times(60).times(unit)).div(unit);
  return `${minutes.div(60).floor()}°${twoDigits(minutes.mod(60), DDM_DECIMALS)}'`;
}

const twoDigits = (value: Decimal, decimals: number): string => value.toFixed(decimals).padStart(decimals === 0 ? 2 : decimals + 3, '0');
