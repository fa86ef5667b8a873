import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { refuseRepeatedNames } from '../shared/text/names.ts';

const MAX_ATTEMPTS = 10_000;
/** Looks at a team for a group, in all attempts together. */
const MAX_STEPS = 100_000_000;

const inputs = z.strictObject({
  people: z.array(z.string()).min(2).max(1000).describe('The names of the people, all different'),
  teams: z.int().min(1).max(500).optional().describe('How many teams; give either this or size'),
  size: z.int().min(1).max(500).optional().describe('People per team; give either this or teams'),
  names: z.array(z.string()).min(1).max(500).optional().describe('One name per team; Team 1, Team 2 and so on if omitted'),
  apart: z.array(z.array(z.string())).max(200).optional().describe('Groups of people who must all be on different teams'),
  together: z.array(z.array(z.string())).max(200).optional().describe('Groups of people who must be on the same team'),
  skills: z.array(z.number()).min(2).max(1000).optional().describe('One number per person; teams get sums that are nearly equal'),
  seed: seedInput,
});

/** People who stay together, by their places in `people`. */
interface Block {
  members: number[];
  skill: number;
  strongest: number;
  /** Blocks on whose teams it must not be. */
  foes: Set<Block>;
}

export default defineTool({
  slug: 'team-generator',
  name: 'Random Team Generator',
  category: 'generators',
  summary: 'Splits people into random teams, by number of teams or size, keeping some together or apart, and balancing by skill.',
  description:
    'size gives as many teams as it takes; the sizes of teams differ by one at most. With skills the people are dealt from strongest to weakest into the team that has room and the least sum, ties at random. Wishes that are not met in 10,000 attempts are unprocessable.',
  reference: 'Random assignment with restarts; greedy balancing of sums',
  keywords: ['groups', 'split into groups', 'random groups', 'squads', 'class groups', 'balance teams'],
  cost: 'heavy',
  random: true,
  inputs,
  result: z.strictObject({
    teams: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the team'),
          members: z.array(z.string()).describe('The people on the team'),
          skill: z.number().optional().describe('Sum of the skills of the members; absent without skills'),
        }),
      )
      .describe('The teams with their members'),
    sizes: z.array(z.int()).describe('How many people each team has'),
    count: z.int().describe('How many teams there are'),
  }),
  pageInputs: { people: ['Ann', 'Bob', 'Cem', 'Dua', 'Eve', 'Finn'], teams: 2 },
  examples: [
    {
      inputs: { people: ['Ann', 'Bob', 'Cem', 'Dua', 'Eve'], teams: 2, seed: 'a' },
      result: {
        teams: [
          { name: 'Team 1', members: ['Eve', 'Ann', 'Dua'] },
          { name: 'Team 2', members: ['Bob', 'Cem'] },
        ],
        sizes: [3, 2],
        count: 2,
      },
    },
    {
      inputs: {
        people: ['Ann', 'Bob', 'Cem', 'Dua'],
        size: 2,
        apart: [
          ['Ann', 'Bob'],
          ['Cem', 'Dua'],
        ],
        seed: 'a',
      },
      result: {
        teams: [
          { name: 'Team 1', members: ['Ann', 'Dua'] },
          { name: 'Team 2', members: ['Bob', 'Cem'] },
        ],
        sizes: [2, 2],
        count: 2,
      },
    },
  ],
  run(values) {
    const { people, skills } = values;
    const count = teamCount(values);
    const sizes = Array.from({ length: count }, (_, team) => Math.floor(people.length / count) + (team < people.length % count ? 1 : 0));
    const blocks = blocksOf(values, sizes);
    const random = new Random(values.seed);
    const teams = assign(random, blocks, sizes, skills !== undefined, people.length);
    return {
      teams: teams.map((members, team) => ({
        name: values.names?.[team] ?? `Team ${team + 1}`,
        members: random.shuffle(members).map((member) => people[member] ?? ''),
        ...(skills && { skill: members.reduce((sum, member) => sum + (skills[member] ?? 0), 0) }),
      })),
      sizes,
      count,
    };
  },
});

function teamCount({ people, teams, size, names, skills }: z.output<typeof inputs>): number {
  refuseRepeatedNames(people, 'people');
  if ((teams === undefined) === (size === undefined)) invalid('teams', 'and size: give exactly one of them');
  if (skills && skills.length !== people.length) invalid('skills', `has ${skills.length} numbers for ${people.length} people; give one per person`);
  const count = teams ?? Math.ceil(people.length / (size ?? 1));
  if (count > people.length) invalid('teams', `must be at most ${people.length}, the number of people`);
  if (names && names.length !== count) invalid('names', `has ${names.length} names for ${count} teams; give one per team`);
  if (names) refuseRepeatedNames(names, 'names');
  return count;
}

/** The people as blocks that stay together, with the blocks they must not meet. */
function blocksOf({ people, apart = [], together = [], skills }: z.output<typeof inputs>, sizes: readonly number[]): Block[] {
  const places = new Map(people.map((name, place) => [name, place]));
  const read = (groups: readonly string[][], path: string): number[][] =>
    groups.map((group, g) => {
      refuseRepeatedNames(group, `${path}[${g}]`);
      return group.map((name, n) => places.get(name) ?? invalid(`${path}[${g}][${n}]`, 'is not one of people'));
    });
  const apartPlaces = read(apart, 'apart');
  const blockOf = new Map<number, Block>(
    people.map((_, place) => [place, { members: [place], skill: skills?.[place] ?? 0, strongest: skills?.[place] ?? 0, foes: new Set() }]),
  );
  for (const [first, ...others] of read(together, 'together')) for (const other of others) join(blockOf, first ?? 0, other);
  for (const [g, group] of apartPlaces.entries()) {
    if (group.length > sizes.length) unprocessable(`apart[${g}] has ${group.length} people for ${sizes.length} teams.`, `apart[${g}]`);
    separate(
      group.flatMap((place) => blockOf.get(place) ?? []),
      `apart[${g}]`,
    );
  }
  const blocks = [...new Set(blockOf.values())];
  const largest = blocks.reduce((most, block) => Math.max(most, block.members.length), 0);
  if (largest > (sizes[0] ?? 0)) unprocessable(`${largest} people are to stay together, but the largest team has ${sizes[0]}.`, 'together');
  return blocks;
}

/** Makes the blocks of two people one. */
function join(blockOf: Map<number, Block>, first: number, other: number): void {
  const [block, joined] = [blockOf.get(first), blockOf.get(other)];
  if (!block || !joined || block === joined) return;
  block.members.push(...joined.members);
  block.skill += joined.skill;
  block.strongest = Math.max(block.strongest, joined.strongest);
  for (const member of joined.members) blockOf.set(member, block);
}

/** Makes foes of blocks that must not meet. */
function separate(blocks: readonly Block[], path: string): void {
  for (const [index, a] of blocks.entries())
    for (const b of blocks.slice(index + 1)) {
      if (a === b) unprocessable('Two people are to be both together and apart.', path);
      a.foes.add(b);
      b.foes.add(a);
    }
}

function assign(random: Random, blocks: readonly Block[], sizes: readonly number[], balanced: boolean, people: number): number[][] {
  const attempts = Math.max(1, Math.min(MAX_ATTEMPTS, Math.floor(MAX_STEPS / (people * sizes.length))));
  for (let attempt = 0; attempt < attempts; attempt++) {
    const order = random.shuffle(blocks);
    // Every other attempt begins with what is hardest to place.
    if (balanced) order.sort((a, b) => (attempt % 2 === 0 ? 0 : b.members.length - a.members.length) || b.strongest - a.strongest);
    else if (attempt % 2 === 1) order.sort((a, b) => b.members.length - a.members.length || b.foes.size - a.foes.size);
    const teams = attemptOnce(random, order, sizes, balanced);
    if (teams) return teams;
  }
  return unprocessable(`No teams that meet all wishes were found in ${attempts} attempts; keep fewer people together or apart.`);
}

function attemptOnce(random: Random, order: readonly Block[], sizes: readonly number[], balanced: boolean): number[][] | undefined {
  const teams = sizes.map((): { members: number[]; blocks: Set<Block>; skill: number } => ({ members: [], blocks: new Set(), skill: 0 }));
  for (const block of order) {
    let open = teams.filter((team, index) => team.members.length + block.members.length <= (sizes[index] ?? 0));
    for (const foe of block.foes) open = open.filter((team) => !team.blocks.has(foe));
    if (balanced && open.length > 0) {
      const least = open.reduce((low, team) => Math.min(low, team.skill), Number.POSITIVE_INFINITY);
      open = open.filter((team) => team.skill === least);
    }
    if (open.length === 0) return undefined;
    // Room for one more person counts as often as there is of it, so that every way to fill the teams is equally likely.
    const team = balanced ? random.pick(open) : weightedByRoom(random, open, (candidate) => (sizes[teams.indexOf(candidate)] ?? 0) - candidate.members.length);
    team.members.push(...block.members);
    team.blocks.add(block);
    team.skill += block.skill;
  }
  return teams.map(({ members }) => members);
}

function weightedByRoom<T>(random: Random, candidates: readonly T[], room: (candidate: T) => number): T {
  let place = random.below(candidates.reduce((sum, candidate) => sum + room(candidate), 0));
  for (const candidate of candidates) {
    place -= room(candidate);
    if (place < 0) return candidate;
  }
  throw new RangeError('no candidate has room');
}
