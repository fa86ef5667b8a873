import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { Random } from '../shared/random/random.ts';

const port = z.int().min(1).max(65_535);

export default defineTool({
  slug: 'random-port-generator',
  name: 'Random Port Generator',
  category: 'network',
  summary: 'Picks random port numbers that are unlikely to be in use.',
  description:
    'The ports differ from each other and come in random order; the default is the dynamic range. Nothing is probed. The source is cryptographic unless there is a seed; with a seed the same inputs give the same ports.',
  reference: 'RFC 6335 section 6',
  keywords: ['free port', 'ephemeral port', 'unused port', 'dynamic port', 'pick a port'],
  random: true,
  inputs: z.strictObject({
    count: z.int().min(1).max(1000).default(1).describe('How many ports to pick'),
    min: port.default(49_152).describe('Lowest port that can come'),
    max: port.default(65_535).describe('Highest port that can come'),
    exclude: z.array(z.int()).max(1000).default([]).describe('Ports that must not come'),
    seed: z.string().min(1).max(200).optional().describe('Text that makes the ports repeatable'),
  }),
  result: z.strictObject({ ports: z.array(z.int()).describe('The ports in random order') }),
  examples: [{ inputs: { count: 1, min: 8080, max: 8081, exclude: [8081] }, result: { ports: [8080] } }],
  run({ count, min, max, exclude, seed }) {
    if (min > max) invalid('min', 'must not be above max');
    const excluded = new Set(exclude);
    const free = Array.from({ length: max - min + 1 }, (_, index) => min + index).filter((candidate) => !excluded.has(candidate));
    if (count > free.length) unprocessable(`The range has only ${free.length} ports left, fewer than ${count}.`, 'count');
    const random = new Random(seed);
    const ports: number[] = [];
    while (ports.length < count) {
      const place = random.below(free.length);
      const [picked] = free.splice(place, 1);
      if (picked !== undefined) ports.push(picked);
    }
    return { ports };
  },
});
