import { z } from 'zod';

export const latitudeInput = z.number().min(-90).max(90);
export const longitudeInput = z.number().min(-180).max(180);

export interface Place {
  latitude: number;
  longitude: number;
}

/** The place of a result, its longitude above -180 and up to 180. */
export const placeOf = ({ latitude, longitude }: Place): Place => ({ latitude: latitude + 0, longitude: longitude <= -180 ? longitude + 360 : longitude + 0 });

/** Degrees from -180 to 180 as degrees of the compass, 0 to below 360. */
export function compass(degrees: number): number {
  const turned = degrees < 0 ? degrees + 360 : degrees + 0;
  return turned < 360 ? turned : 0;
}

/** The edges of a cell of a grid, as a field of a result. */
export const boundsResult = z
  .strictObject({
    south: z.number().describe('Latitude of the southern edge in degrees'),
    west: z.number().describe('Longitude of the western edge in degrees'),
    north: z.number().describe('Latitude of the northern edge in degrees'),
    east: z.number().describe('Longitude of the eastern edge in degrees'),
  })
  .describe('Edges of the cell in degrees');
