import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { parseInstant } from '../shared/dates/instants.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { exactly } from './lib/choice.ts';
import { clockTime } from './lib/clock.ts';
import { KM_PER_MILE } from './lib/measures.ts';
import { nearest } from './lib/pieces.ts';

const SECONDS_PER_HOUR = 3600;
/** 9999-12-31T23:59:59, in seconds since 1970. */
const LAST_SECOND = 253_402_300_799;
const FRACTION_AND_OFFSET = /(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/i;

interface Departure {
  /** On the clock of its offset, in seconds since 1970 of that clock. */
  local: D;
  /** As it was written, a letter in capitals. */
  offset: string;
}

function readDeparture(text: string): Departure {
  const instant = parseInstant(text);
  const [, decimals = '0', offset] = FRACTION_AND_OFFSET.exec(text) ?? [];
  if (instant === undefined || offset === undefined) return invalid('departure', 'must be an instant with Z or an offset such as 2026-07-01T08:30:00+02:00');
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  const ahead = (hours * SECONDS_PER_HOUR + minutes * 60) * (offset.startsWith('-') ? -1 : 1);
  return { local: new D(`0.${decimals}`).plus(Math.floor(instant / 1000)).plus(ahead), offset: offset.toUpperCase() };
}

/** When a trip of so many seconds ends, in the offset it was begun in. */
function arrivalAfter({ local, offset }: Departure, seconds: D): string {
  const arrival = nearest(local.plus(seconds));
  if (arrival.gt(LAST_SECOND)) unprocessable('The arrival is beyond the year 9999.', 'departure');
  return `${new Date(arrival.toNumber() * 1000).toISOString().slice(0, 19)}${offset}`;
}

export default defineTool({
  slug: 'speed-distance-time-calculator',
  name: 'Speed Distance Time Calculator',
  category: 'everyday',
  summary: 'Calculates speed, distance or travel time from the other two, with breaks and arrival.',
  description: 'Give two of distance, speed and duration. Breaks lengthen the travel time, not the time the speed is worked out from.',
  reference: 'distance = speed·time',
  keywords: ['average speed', 'eta', 'how long to drive', 'journey', 'km/h', 'mph', 'trip', 'pace'],
  inputs: z.strictObject({
    distanceKm: z.number().min(0).max(1e9).optional().describe('Distance in kilometres'),
    speedKmh: z.number().min(1e-6).max(1e9).optional().describe('Average speed in km/h while moving'),
    durationSeconds: z.number().min(0).max(1e9).optional().describe('Time on the move in seconds, without breaks'),
    breakSeconds: z.number().min(0).max(1e9).default(0).describe('Breaks in seconds, added to the travel time only'),
    departure: z.string().max(100).optional().describe('Start as ISO 8601 with offset, such as 2026-07-01T08:30:00+02:00; adds the arrival'),
  }),
  result: z.strictObject({
    distanceKm: z.number().describe('Distance in kilometres'),
    speedKmh: z.number().describe('Average speed in km/h while moving'),
    speedMs: z.number().describe('Average speed in metres per second'),
    speedMph: z.number().describe('Average speed in miles per hour'),
    durationSeconds: z.number().describe('Time on the move in seconds, without breaks'),
    totalSeconds: z.number().describe('Travel time in seconds, with breaks'),
    duration: z.string().describe('Travel time with breaks as H:MM:SS, to the nearest second'),
    arrival: z.string().optional().describe('When the trip ends, in the offset of the departure, to the nearest second; absent if no departure is given'),
  }),
  headline: 'duration',
  examples: [
    {
      inputs: { distanceKm: 480, speedKmh: 110, breakSeconds: 1800, departure: '2026-07-01T08:30:00+02:00' },
      result: {
        distanceKm: 480,
        speedKmh: 110,
        speedMs: 30.555555555555557,
        speedMph: 68.35083114610674,
        durationSeconds: 15709.09090909091,
        totalSeconds: 17509.090909090908,
        duration: '4:51:49',
        arrival: '2026-07-01T13:21:49+02:00',
      },
    },
    {
      inputs: { distanceKm: 10, durationSeconds: 3000 },
      result: {
        distanceKm: 10,
        speedKmh: 12,
        speedMs: 3.3333333333333335,
        speedMph: 7.456454306848007,
        durationSeconds: 3000,
        totalSeconds: 3000,
        duration: '0:50:00',
      },
    },
  ],
  run(inputs) {
    exactly(2, inputs, ['distanceKm', 'speedKmh', 'durationSeconds']);
    const departure = inputs.departure === undefined ? undefined : readDeparture(inputs.departure);
    if (inputs.speedKmh === undefined && inputs.durationSeconds === 0)
      unprocessable('In no time there is no speed: the duration must be above 0.', 'durationSeconds');
    // Of the three, the one that is missing is replaced before it is used.
    const given = { distance: new D(inputs.distanceKm ?? 0), speed: new D(inputs.speedKmh ?? 0), seconds: new D(inputs.durationSeconds ?? 0) };
    const speed = inputs.speedKmh === undefined ? given.distance.times(SECONDS_PER_HOUR).div(given.seconds) : given.speed;
    const distance = inputs.distanceKm === undefined ? speed.times(given.seconds).div(SECONDS_PER_HOUR) : given.distance;
    const seconds = inputs.durationSeconds === undefined ? distance.times(SECONDS_PER_HOUR).div(speed) : given.seconds;
    const total = seconds.plus(inputs.breakSeconds);
    return {
      distanceKm: ratio(distance),
      speedKmh: ratio(speed),
      speedMs: ratio(speed.times(1000).div(SECONDS_PER_HOUR)),
      speedMph: ratio(speed.div(KM_PER_MILE)),
      durationSeconds: ratio(seconds),
      totalSeconds: ratio(total),
      duration: clockTime(total),
      ...(departure && { arrival: arrivalAfter(departure, total) }),
    };
  },
});
