import { z } from 'zod';
import { defineTool } from '../define.ts';

const radius = (corner: string) => z.number().min(0).max(10_000).describe(`Radius of the ${corner} corner, in the unit`);
const corners = { topLeft: radius('top left'), topRight: radius('top right'), bottomRight: radius('bottom right'), bottomLeft: radius('bottom left') };
const cornersSchema = z.strictObject(corners);
type Corners = z.output<typeof cornersSchema>;

export default defineTool({
  slug: 'border-radius-generator',
  name: 'Border Radius Generator',
  category: 'color',
  summary: 'Generates the shortest CSS border-radius for four corners.',
  description: 'Four values are shortened to three, two or one as CSS allows. Vertical radii follow after a slash when they differ from the horizontal ones.',
  reference: 'CSS Backgrounds and Borders Module Level 3, section 4',
  keywords: ['rounded corners', 'css', 'ellipse', 'pill', 'curve'],
  inputs: z.strictObject({
    ...corners,
    unit: z.enum(['px', 'percent', 'rem', 'em']).default('px').describe('Unit of all radii'),
    vertical: cornersSchema.optional().describe('Vertical radii of elliptic corners; the same as the horizontal ones if omitted'),
  }),
  result: z.strictObject({ value: z.string().describe('The value of border-radius'), css: z.string().describe('The whole declaration') }),
  headline: 'css',
  views: [{ kind: 'preview', field: 'css', of: 'box' }],
  examples: [
    { inputs: { topLeft: 10, topRight: 5, bottomRight: 10, bottomLeft: 5 }, result: { value: '10px 5px', css: 'border-radius: 10px 5px;' } },
    {
      inputs: {
        topLeft: 50,
        topRight: 50,
        bottomRight: 0,
        bottomLeft: 50,
        unit: 'percent',
        vertical: { topLeft: 30, topRight: 30, bottomRight: 30, bottomLeft: 30 },
      },
      result: { value: '50% 50% 0 / 30%', css: 'border-radius: 50% 50% 0 / 30%;' },
    },
  ],
  run({ unit, vertical, ...horizontal }) {
    const suffix = unit === 'percent' ? '%' : unit;
    const first = shortest(horizontal, suffix);
    const second = vertical && shortest(vertical, suffix);
    const value = second === undefined || second === first ? first : `${first} / ${second}`;
    return { value, css: `border-radius: ${value};` };
  },
});

function shortest({ topLeft, topRight, bottomRight, bottomLeft }: Corners, suffix: string): string {
  const values = [topLeft];
  if (bottomLeft !== topRight) values.push(topRight, bottomRight, bottomLeft);
  else if (bottomRight !== topLeft) values.push(topRight, bottomRight);
  else if (topRight !== topLeft) values.push(topRight);
  return values.map((value) => (value === 0 ? '0' : `${value}${suffix}`)).join(' ');
}
