import { z } from 'zod';

/** A time of day at which something begins. */
export const openingTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time of day HH:MM, from 00:00 to 23:59' });
/** A time of day at which something ends; 24:00 is the end of the day. */
export const closingTime = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'must be a time of day HH:MM, from 00:00 to 24:00' });

/** Minutes since midnight of a checked HH:MM. */
export const clockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
