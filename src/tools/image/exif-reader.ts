import { z } from 'zod';
import { defineTool } from '../define.ts';
import { readExif, readIptc, type Tags } from './lib/photo-tags.ts';
import { imageText, openImage } from './lib/read.ts';
import { PHOTO, PIXEL } from './lib/samples.ts';
import { readXmp } from './lib/xmp.ts';

const optionalText = (what: string) => z.string().optional().describe(`${what}; absent if the image does not say`);
const optionalNumber = (what: string) => z.number().optional().describe(`${what}; absent if the image does not say`);
const optionalWhole = (what: string) => z.int().optional().describe(`${what}; absent if the image does not say`);
const tagGroup = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]));

export default defineTool({
  slug: 'exif-reader',
  name: 'EXIF Reader',
  category: 'image',
  summary: 'Reads the camera, exposure, date and place of a photo, and all its EXIF, IPTC and XMP tags.',
  description:
    'Reads JPEG, TIFF, PNG, WebP and AVIF. Binary tags, such as the notes of makers and thumbnails, are left out, and so are fractions with a denominator of 0. An image without tags gives a tag count of 0. The image is neither changed nor sent anywhere else.',
  reference: 'Exif 3.0 / CIPA DC-008, IPTC IIM 4.2, XMP (ISO 16684-1)',
  keywords: [
    'photo metadata',
    'camera settings',
    'gps location',
    'where was this photo taken',
    'shutter speed',
    'aperture',
    'lens',
    'date taken',
    'iptc',
    'xmp',
  ],
  cost: 'heavy',
  inputs: z.strictObject({ image: imageText() }),
  result: z.strictObject({
    make: optionalText('Maker of the camera'),
    model: optionalText('Model of the camera'),
    lens: optionalText('Model of the lens'),
    software: optionalText('Program that wrote the file'),
    artist: optionalText('Who took the picture'),
    copyright: optionalText('Copyright notice'),
    description: optionalText('Description of the picture'),
    dateTaken: optionalText('When the picture was taken in local time, YYYY-MM-DDTHH:MM:SS, with the offset from UTC if there is one'),
    exposureSeconds: optionalNumber('Exposure time in seconds'),
    exposure: optionalText('Exposure time in seconds as photographers write it, such as 1/250'),
    fNumber: optionalNumber('Aperture as an f-number'),
    iso: optionalWhole('Sensitivity by ISO'),
    focalLengthMm: optionalNumber('Focal length in millimetres'),
    focalLength35mm: optionalWhole('Focal length in millimetres that gives the same view on 35 mm film'),
    flash: z.boolean().optional().describe('Whether the flash fired; absent if the image does not say'),
    orientation: optionalWhole('How the picture is stored, 1 (upright) to 8'),
    gps: z
      .strictObject({
        latitude: z.number().describe('Latitude in decimal degrees, south negative'),
        longitude: z.number().describe('Longitude in decimal degrees, west negative'),
        altitudeMetres: z.number().optional().describe('Height above sea level in metres, below it negative; absent if the image does not say'),
        mapUrl: z.string().describe('Address of the place on a map of openstreetmap.org'),
      })
      .optional()
      .describe('Where the picture was taken; absent if the image does not say'),
    tags: z
      .strictObject({
        exif: tagGroup.optional().describe('EXIF tags and those of TIFF by name; absent if there are none'),
        gps: tagGroup.optional().describe('EXIF tags of the place by name; absent if there are none'),
        iptc: tagGroup.optional().describe('Datasets of IPTC by name; absent if there are none'),
        xmp: tagGroup.optional().describe('Properties of XMP by name; absent if there are none'),
      })
      .describe('All tags by their group and name'),
    tagCount: z.int().describe('Number of tags in all groups'),
  }),
  headline: 'model',
  pageInputs: { image: PHOTO },
  examples: [
    { inputs: { image: PIXEL }, result: { tags: {}, tagCount: 0 } },
    {
      inputs: { image: PHOTO },
      result: {
        make: 'Toolrack',
        model: 'T-1000',
        software: 'oracle 1',
        artist: 'Ann Lee',
        dateTaken: '2024-02-29T12:34:56',
        exposureSeconds: 0.004,
        exposure: '1/250',
        fNumber: 2.8,
        iso: 200,
        focalLengthMm: 35,
        focalLength35mm: 52,
        flash: false,
        orientation: 6,
        gps: {
          latitude: 48.858399999999996,
          longitude: -2.2945,
          altitudeMetres: 35,
          mapUrl: 'https://www.openstreetmap.org/?mlat=48.858399999999996&mlon=-2.2945#map=15/48.858399999999996/-2.2945',
        },
        tags: {
          exif: {
            Make: 'Toolrack',
            Model: 'T-1000',
            Orientation: 6,
            XResolution: 1,
            YResolution: 1,
            ResolutionUnit: 1,
            Software: 'oracle 1',
            Artist: 'Ann Lee',
            YCbCrPositioning: 1,
            ExposureTime: 0.004,
            FNumber: 2.8,
            ISO: 200,
            ExifVersion: '0232',
            DateTimeOriginal: '2024:02:29 12:34:56',
            ComponentsConfiguration: [1, 2, 3, 0],
            Flash: 0,
            FocalLength: 35,
            FlashpixVersion: '0100',
            ColorSpace: 65535,
            FocalLengthIn35mmFormat: 52,
          },
          gps: {
            GPSVersionID: [2, 3, 0, 0],
            GPSLatitudeRef: 'N',
            GPSLatitude: [48, 51, 30.24],
            GPSLongitudeRef: 'W',
            GPSLongitude: [2, 17, 40.2],
            GPSAltitudeRef: 0,
            GPSAltitude: 35,
          },
        },
        tagCount: 27,
      },
    },
  ],
  async run({ image }) {
    const { metadata } = openImage(image).header;
    const photo = readExif(metadata.exif);
    const iptc = readIptc(metadata.iptc);
    const xmp = metadata.xmp ? await readXmp(metadata.xmp) : {};
    const groups = Object.entries({ exif: photo.exif, gps: photo.gps, iptc, xmp }).filter(([, tags]) => Object.keys(tags).length > 0);
    const gps = placeOf(photo.gps);
    return {
      ...whoAndWhat(photo.exif),
      ...settingsOf(photo.exif, photo.exposure),
      ...(gps && { gps }),
      tags: Object.fromEntries(groups),
      tagCount: groups.reduce((sum, [, tags]) => sum + Object.keys(tags).length, 0),
    };
  },
});

const textIn = (tags: Tags, ...names: string[]): string | undefined =>
  names.map((name) => tags[name]).find((value): value is string => typeof value === 'string' && value !== '');

function numberIn(tags: Tags, name: string): number | undefined {
  const value = tags[name];
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'number' && Number.isFinite(first) ? first : undefined;
}

/** Entries whose value is there. */
const given = <Fields extends Record<string, unknown>>(fields: Fields): Partial<{ [Name in keyof Fields]: Exclude<Fields[Name], undefined> }> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<{
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  }>;

function whoAndWhat(tags: Tags) {
  return given({
    make: textIn(tags, 'Make'),
    model: textIn(tags, 'Model'),
    lens: textIn(tags, 'LensModel'),
    software: textIn(tags, 'Software'),
    artist: textIn(tags, 'Artist'),
    copyright: textIn(tags, 'Copyright'),
    description: textIn(tags, 'ImageDescription'),
    dateTaken: dateOf(tags),
  });
}

/** The time of the shot as ISO 8601 has it. */
function dateOf(tags: Tags): string | undefined {
  const text = textIn(tags, 'DateTimeOriginal');
  const found = /^(\d{4})[:-](\d{2})[:-](\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text ?? '');
  if (!found) return undefined;
  const [, year, month, day, time] = found;
  const offset = textIn(tags, 'OffsetTimeOriginal');
  return `${year}-${month}-${day}T${time}${offset && /^(?:[+-]\d{2}:\d{2}|Z)$/.test(offset) ? offset : ''}`;
}

function settingsOf(tags: Tags, rational: readonly [number, number] | undefined) {
  const seconds = numberIn(tags, 'ExposureTime');
  const flash = numberIn(tags, 'Flash');
  const [iso, film, orientation] = [numberIn(tags, 'ISO'), numberIn(tags, 'FocalLengthIn35mmFormat'), numberIn(tags, 'Orientation')];
  return given({
    exposureSeconds: seconds,
    exposure: seconds === undefined || seconds <= 0 ? undefined : exposureText(seconds, rational),
    fNumber: numberIn(tags, 'FNumber'),
    iso: iso === undefined ? undefined : Math.round(iso),
    focalLengthMm: numberIn(tags, 'FocalLength'),
    focalLength35mm: film === undefined ? undefined : Math.round(film),
    flash: flash === undefined ? undefined : (flash & 1) === 1,
    orientation: orientation !== undefined && Number.isInteger(orientation) ? orientation : undefined,
  });
}

/** Below half a second a fraction with 1 above, as on cameras; else seconds with up to a decimal. */
function exposureText(seconds: number, rational: readonly [number, number] | undefined): string {
  if (rational?.[0] === 1 && rational[1] > 1) return `1/${rational[1]}`;
  return seconds < 0.5 ? `1/${Math.round(1 / seconds)}` : String(Math.round(seconds * 10) / 10);
}

function placeOf(tags: Tags) {
  const latitude = degreesOf(tags.GPSLatitude, textIn(tags, 'GPSLatitudeRef'), 90);
  const longitude = degreesOf(tags.GPSLongitude, textIn(tags, 'GPSLongitudeRef'), 180);
  if (latitude === undefined || longitude === undefined) return undefined;
  const altitude = numberIn(tags, 'GPSAltitude');
  const isBelow = numberIn(tags, 'GPSAltitudeRef') === 1 || numberIn(tags, 'GPSAltitudeRef') === 3;
  return {
    latitude,
    longitude,
    ...(altitude !== undefined && { altitudeMetres: isBelow ? 0 - altitude : altitude }),
    mapUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  };
}

/** Degrees, minutes and seconds as decimal degrees; undefined where there are none or they are beyond the globe. */
function degreesOf(value: Tags[string] | undefined, reference: string | undefined, most: number): number | undefined {
  const parts = Array.isArray(value) ? value : [value];
  if (!parts.every((part) => typeof part === 'number')) return undefined;
  const [degrees = 0, minutes = 0, seconds = 0] = parts;
  const angle = (degrees * 3600 + minutes * 60 + seconds) / 3600;
  if (!(angle >= 0 && angle <= most)) return undefined;
  return reference === 'S' || reference === 'W' ? 0 - angle : angle;
}
