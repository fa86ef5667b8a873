import { z } from 'zod';
import { defineTool } from '../define.ts';
import { onEarth } from './lib/geodesic.ts';
import { compass, latitudeInput, longitudeInput, placeOf } from './lib/places.ts';
import { exactPlace, haversineKm } from './lib/sphere.ts';

export default defineTool({
  slug: 'geo-distance-calculator',
  name: 'Distance Between Coordinates Calculator',
  category: 'everyday',
  summary: 'Calculates the distance, bearings and midpoint of two places, on the ellipsoid and by haversine.',
  description:
    'The geodesic is the shortest way on the WGS 84 ellipsoid, also for nearly antipodal points; the haversine distance is that on a sphere of the mean radius, 6371.0088 km. Bearings are 0 where the distance is 0.',
  reference: 'C. F. F. Karney, Algorithms for geodesics (2013), on WGS 84; haversine formula',
  keywords: ['great circle', 'as the crow flies', 'latitude longitude', 'gps distance', 'nautical miles', 'vincenty', 'air distance', 'bearing'],
  inputs: z.strictObject({
    latitude1: latitudeInput.describe('Latitude of the first place in degrees, south negative'),
    longitude1: longitudeInput.describe('Longitude of the first place in degrees, west negative'),
    latitude2: latitudeInput.describe('Latitude of the second place in degrees, south negative'),
    longitude2: longitudeInput.describe('Longitude of the second place in degrees, west negative'),
  }),
  result: z.strictObject({
    geodesicKm: z.number().describe('Distance on the WGS 84 ellipsoid in kilometres'),
    geodesicMi: z.number().describe('Distance on the ellipsoid in miles'),
    geodesicNmi: z.number().describe('Distance on the ellipsoid in nautical miles'),
    haversineKm: z.number().describe('Distance on a sphere of the mean radius in kilometres'),
    initialBearing: z.number().describe('Bearing at the start in degrees from north, clockwise, 0 to below 360'),
    finalBearing: z.number().describe('Bearing of the travel on arrival in degrees, 0 to below 360'),
    midpoint: z
      .strictObject({
        latitude: z.number().describe('Latitude of the midpoint in degrees'),
        longitude: z.number().describe('Longitude of the midpoint in degrees'),
      })
      .describe('The place halfway on the geodesic'),
  }),
  examples: [
    {
      inputs: { latitude1: 52.52, longitude1: 13.405, latitude2: 40.7128, longitude2: -74.006 },
      result: {
        geodesicKm: 6402.432651945027,
        geodesicMi: 3978.287210158317,
        geodesicNmi: 3457.0370690847876,
        haversineKm: 6385.012405486391,
        initialBearing: 296.06239455511457,
        finalBearing: 226.18914396424736,
        midpoint: { latitude: 55.54023862369638, longitude: -36.25378836781899 },
      },
    },
  ],
  async run({ latitude1, longitude1, latitude2, longitude2 }) {
    const start = { latitude: latitude1, longitude: longitude1 };
    const { meters, initial, final, middle } = await onEarth((earth) => {
      const { s12 = 0, azi1 = 0, azi2 = 0 } = earth.Inverse(latitude1, longitude1, latitude2, longitude2);
      const { lat2 = 0, lon2 = 0 } = earth.InverseLine(latitude1, longitude1, latitude2, longitude2).Position(s12 / 2);
      return { meters: s12, initial: azi1, final: azi2, middle: { latitude: lat2, longitude: lon2 } };
    });
    const isSame = meters === 0;
    return {
      geodesicKm: meters / 1000,
      geodesicMi: meters / 1609.344,
      geodesicNmi: meters / 1852,
      haversineKm: haversineKm(exactPlace(start), exactPlace({ latitude: latitude2, longitude: longitude2 })),
      initialBearing: isSame ? 0 : compass(initial),
      finalBearing: isSame ? 0 : compass(final),
      midpoint: placeOf(isSame ? start : middle),
    };
  },
});
