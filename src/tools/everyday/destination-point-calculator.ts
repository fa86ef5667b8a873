import { z } from 'zod';
import { defineTool } from '../define.ts';
import { onEarth } from './lib/geodesic.ts';
import { compass, latitudeInput, longitudeInput, placeOf } from './lib/places.ts';

export default defineTool({
  slug: 'destination-point-calculator',
  name: 'Destination Point Calculator',
  category: 'everyday',
  summary: 'Finds the place at a distance and bearing from another, on the ellipsoid.',
  description: 'Follows the geodesic on the WGS 84 ellipsoid; distances beyond once around the earth go on around it.',
  reference: 'C. F. F. Karney, Algorithms for geodesics (2013), on WGS 84',
  keywords: ['direct geodesic', 'coordinates from distance and direction', 'latitude longitude', 'azimuth', 'dead reckoning', 'endpoint', 'gps'],
  inputs: z.strictObject({
    latitude: latitudeInput.describe('Latitude of the start in degrees, south negative'),
    longitude: longitudeInput.describe('Longitude of the start in degrees, west negative'),
    bearing: z.number().min(-360).max(360).describe('Bearing at the start in degrees from north, clockwise'),
    distanceKm: z.number().min(0).max(1_000_000).describe('Distance to travel in kilometres'),
  }),
  result: z.strictObject({
    latitude: z.number().describe('Latitude of the destination in degrees'),
    longitude: z.number().describe('Longitude of the destination in degrees, above -180 and up to 180'),
    finalBearing: z.number().describe('Bearing of the travel on arrival in degrees, 0 to below 360'),
  }),
  examples: [
    {
      inputs: { latitude: 51.4778, longitude: -0.0015, bearing: 96, distanceKm: 124.8 },
      result: { latitude: 51.34698411072948, longitude: 1.780091150025685, finalBearing: 97.39263499514553 },
    },
  ],
  run: ({ latitude, longitude, bearing, distanceKm }) =>
    onEarth((earth) => {
      const { lat2 = 0, lon2 = 0, azi2 = 0 } = earth.Direct(latitude, longitude, bearing, distanceKm * 1000);
      return { ...placeOf({ latitude: lat2, longitude: lon2 }), finalBearing: compass(azi2) };
    }),
});
