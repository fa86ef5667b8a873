import { z } from 'zod';
import { defineTool } from '../define.ts';
import { onEarth } from './lib/geodesic.ts';
import { latitudeInput, longitudeInput } from './lib/places.ts';

/** More take longer than the event loop may be held up with. */
const MAX_INLINE_POINTS = 50;

export default defineTool({
  slug: 'gps-area-calculator',
  name: 'GPS Area Calculator',
  category: 'everyday',
  summary: 'Calculates the area and perimeter of a polygon of coordinates, on the ellipsoid.',
  description:
    'Edges are geodesics on the WGS 84 ellipsoid, and the last point joins the first. The area is that of the smaller side of the curve; a polygon that crosses itself gives the size of its signed area.',
  reference: 'C. F. F. Karney, Algorithms for geodesics (2013), on WGS 84',
  keywords: ['land area', 'field', 'acreage', 'hectares', 'polygon', 'latitude longitude', 'map area', 'plot size', 'geojson'],
  inputs: z.strictObject({
    points: z
      .array(
        z.strictObject({
          latitude: latitudeInput.describe('Latitude of the point in degrees, south negative'),
          longitude: longitudeInput.describe('Longitude of the point in degrees, west negative'),
        }),
      )
      .min(3)
      .max(10_000)
      .describe('Corners of the polygon in order; the last joins the first'),
  }),
  result: z.strictObject({
    areaM2: z.number().describe('Area in square metres, never negative'),
    hectares: z.number().describe('Area in hectares'),
    acres: z.number().describe('Area in international acres of 4046.8564224 m²'),
    squareKm: z.number().describe('Area in square kilometres'),
    squareMi: z.number().describe('Area in square miles'),
    perimeterKm: z.number().describe('Length of all edges in kilometres'),
    clockwise: z.boolean().describe('Whether the points go clockwise around the area'),
  }),
  examples: [
    {
      inputs: {
        points: [
          { latitude: 0, longitude: 0 },
          { latitude: 0, longitude: 1 },
          { latitude: 1, longitude: 1 },
          { latitude: 1, longitude: 0 },
        ],
      },
      result: {
        areaM2: 12308778361.469456,
        hectares: 1230877.8361469456,
        acres: 3041565.3724057,
        squareKm: 12308.778361469456,
        squareMi: 4752.445894383906,
        perimeterKm: 443.77091724830194,
        clockwise: false,
      },
    },
  ],
  heavyWhen: ({ points }) => points.length > MAX_INLINE_POINTS,
  run: ({ points }) =>
    onEarth((earth) => {
      const polygon = earth.Polygon();
      for (const { latitude, longitude } of points) polygon.AddPoint(latitude, longitude);
      const { area = 0, perimeter } = polygon.Compute(false, true);
      const size = Math.abs(area);
      return {
        areaM2: size,
        hectares: size / 10_000,
        acres: size / 4046.8564224,
        squareKm: size / 1_000_000,
        squareMi: size / 2_589_988.110336,
        perimeterKm: perimeter / 1000,
        clockwise: area < 0,
      };
    }),
});
