import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { hypot } from '../shared/numbers/elementary.ts';
import { toNumber } from '../shared/numbers/rational.ts';
import { onGrid, type Point } from './lib/grid.ts';

export default defineTool({
  slug: 'polygon-area-calculator',
  name: 'Polygon Area Calculator',
  category: 'math',
  summary: 'Calculates the area, perimeter, centroid and orientation of a polygon from its corner coordinates.',
  description:
    'Points in order; the last joins the first. Area and centroid are exact, rounded once. In a polygon that crosses itself the signed parts cancel. Clockwise and counterclockwise with y upwards.',
  reference: 'Shoelace formula (Gauss)',
  keywords: ['shoelace', 'land area', 'coordinates', 'centroid'],
  heavyWhen: ({ points }) => points.length > 300,
  inputs: z.strictObject({
    points: z.array(z.array(z.number()).length(2)).min(3).max(10_000).describe('Corners [x, y] in order around the polygon'),
  }),
  result: z.strictObject({
    area: z.number().describe('Area of the polygon, never negative'),
    perimeter: z.number().describe('Sum of the lengths of all sides'),
    centroidX: z.number().optional().describe('Centroid, x; absent for area 0'),
    centroidY: z.number().optional().describe('Centroid, y; absent for area 0'),
    orientation: z.enum(['clockwise', 'counterclockwise', 'none']).describe('Direction of the corners with y upwards; none for area 0'),
    convex: z.boolean().describe('Whether all turns go one way, straight corners allowed, without crossing itself'),
  }),
  examples: [
    {
      inputs: {
        points: [
          [0, 0],
          [4, 0],
          [4, 3],
        ],
      },
      result: { area: 6, perimeter: 12, centroidX: 2.6666666666666665, centroidY: 1, orientation: 'counterclockwise', convex: true },
    },
    {
      inputs: {
        points: [
          [0, 0],
          [0, 2],
          [2, 2],
          [2, 1],
          [1, 1],
          [1, 0],
        ],
      },
      result: { area: 3, perimeter: 8, centroidX: 0.8333333333333334, centroidY: 1.1666666666666667, orientation: 'clockwise', convex: false },
    },
  ],
  run({ points }) {
    const { corners, scale } = onGrid(points);
    const edges = corners
      .map((corner, index) => difference(corners[(index + 1) % corners.length] ?? corner, corner))
      .filter(({ x, y }) => x !== 0n || y !== 0n);
    const [origin = { x: 0n, y: 0n }] = corners;
    let [twiceArea, momentX, momentY] = [0n, 0n, 0n];
    corners.forEach((corner, index) => {
      const [here, next] = [difference(corner, origin), difference(corners[(index + 1) % corners.length] ?? corner, origin)];
      const part = here.x * next.y - next.x * here.y;
      twiceArea += part;
      momentX += part * (here.x + next.x);
      momentY += part * (here.y + next.y);
    });
    const size = twiceArea < 0n ? -twiceArea : twiceArea;
    const centroid = (moment: bigint, start: bigint): number => coordinate(moment + 3n * twiceArea * start, 3n * twiceArea * scale);
    return {
      area: toNumber({ numerator: size, denominator: 2n * scale * scale }),
      perimeter: perimeter(edges, scale),
      ...(twiceArea !== 0n && { centroidX: centroid(momentX, origin.x), centroidY: centroid(momentY, origin.y) }),
      orientation: twiceArea === 0n ? ('none' as const) : twiceArea > 0n ? ('counterclockwise' as const) : ('clockwise' as const),
      convex: isConvex(edges),
    };
  },
});

const difference = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

const coordinate = (numerator: bigint, denominator: bigint): number =>
  denominator < 0n ? toNumber({ numerator: -numerator, denominator: -denominator }) : toNumber({ numerator, denominator });

/** The lengths of the edges, added up with compensation (Neumaier). */
function perimeter(edges: readonly Point[], scale: bigint): number {
  let [sum, lost] = [0, 0];
  for (const { x, y } of edges) {
    const length = hypot(toNumber({ numerator: x, denominator: scale }), toNumber({ numerator: y, denominator: scale }));
    const next = sum + length;
    lost += sum >= length ? sum - next + length : length - next + sum;
    sum = next;
  }
  const total = sum + lost;
  return Number.isFinite(total) ? total : unprocessable('The perimeter is too large to be given as a number.', 'points');
}

/** Whether all turns go one way, once around: then each coordinate rises and falls only once. */
function isConvex(edges: readonly Point[]): boolean {
  const turns = edges.map((edge, index) => {
    const next = edges[(index + 1) % edges.length] ?? edge;
    return { side: edge.x * next.y - edge.y * next.x, ahead: edge.x * next.x + edge.y * next.y };
  });
  const reverses = turns.some(({ side, ahead }) => side === 0n && ahead < 0n);
  const oneWay = turns.every(({ side }) => side >= 0n) || turns.every(({ side }) => side <= 0n);
  return !reverses && oneWay && edges.length > 2 && changes(edges.map(({ x }) => x)) <= 2 && changes(edges.map(({ y }) => y)) <= 2;
}

/** How often the sign changes, once around. */
function changes(values: readonly bigint[]): number {
  const signs = values.filter((value) => value !== 0n).map((value) => value > 0n);
  return signs.filter((sign, index) => sign !== signs[(index + 1) % signs.length]).length;
}
