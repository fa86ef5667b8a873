import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

interface Level {
  /** Disks, in each group of those with groups. */
  least: number;
  /** Disks of each group that hold no data of their own, and how many may always fail. */
  parity: number;
  isGrouped?: boolean;
}

const LEVELS = {
  raid0: { least: 2, parity: 0 },
  raid5: { least: 3, parity: 1 },
  raid6: { least: 4, parity: 2 },
  raid50: { least: 3, parity: 1, isGrouped: true },
  raid60: { least: 4, parity: 2, isGrouped: true },
  raidz1: { least: 2, parity: 1 },
  raidz2: { least: 3, parity: 2 },
  raidz3: { least: 4, parity: 3 },
} satisfies Record<string, Level>;

export default defineTool({
  slug: 'raid-calculator',
  name: 'RAID Calculator',
  category: 'everyday',
  summary: 'Calculates the usable capacity and fault tolerance of RAID levels.',
  description: 'All levels but JBOD use as much of each disk as the smallest one has. The overhead of file systems is not counted.',
  reference: 'SNIA Common RAID Disk Data Format (levels); OpenZFS (raidz1 to raidz3)',
  keywords: ['disk array', 'nas storage', 'usable space', 'zfs', 'raidz', 'parity', 'mirror', 'hard drives', 'redundancy'],
  inputs: z.strictObject({
    level: z
      .enum(['jbod', 'raid0', 'raid1', 'raid5', 'raid6', 'raid10', 'raid50', 'raid60', 'raidz1', 'raidz2', 'raidz3'])
      .describe('RAID level; jbod is just a bunch of disks, raidz1 to raidz3 are those of ZFS with 1 to 3 parity disks'),
    disksTb: z.array(z.number().gt(0).max(1e6)).min(1).max(256).describe('Size of each disk in TB, above 0'),
    groups: z.int().min(2).max(64).default(2).describe('Number of groups of disks, for raid50 and raid60'),
  }),
  result: z.strictObject({
    rawTb: z.number().describe('Capacity of all disks in TB'),
    usableTb: z.number().describe('Usable capacity in TB, without the overhead of a file system'),
    usableTib: z.number().describe('Usable capacity in TiB (2^40 bytes)'),
    efficiencyPercent: z.number().describe('Usable capacity in percent of that of all disks'),
    faultTolerance: z.int().describe('Number of disks that may fail in any case, whichever they are'),
    minimumDisks: z.int().describe('Smallest number of disks for the level, with the groups'),
  }),
  headline: 'usableTb',
  appliesWhen: { groups: { level: ['raid50', 'raid60'] } },
  examples: [
    {
      inputs: { level: 'raid5', disksTb: [8, 8, 8, 8] },
      result: { rawTb: 32, usableTb: 24, usableTib: 21.827872842550278, efficiencyPercent: 75, faultTolerance: 1, minimumDisks: 3 },
    },
    {
      inputs: { level: 'raid10', disksTb: [4, 4, 4, 6] },
      result: { rawTb: 18, usableTb: 8, usableTib: 7.275957614183426, efficiencyPercent: 44.44444444444444, faultTolerance: 1, minimumDisks: 4 },
    },
  ],
  run({ level, disksTb, groups }) {
    const raw = Precise.sum(...disksTb);
    const { shares, faultTolerance, minimumDisks } = layoutOf(level, disksTb.length, groups);
    if (disksTb.length < minimumDisks) {
      const among = level === 'raid50' || level === 'raid60' ? ` in ${groups} groups` : '';
      unprocessable(`${level}${among} needs at least ${minimumDisks} disks.`, 'disksTb');
    }
    if (level === 'raid10' && disksTb.length % 2 === 1) unprocessable('raid10 needs an even number of disks.', 'disksTb');
    if ((level === 'raid50' || level === 'raid60') && disksTb.length % groups > 0) {
      unprocessable(`The number of disks of ${level} must be divisible by the ${groups} groups.`, 'disksTb');
    }
    const usable = shares === undefined ? raw : Precise.min(...disksTb).times(shares);
    return {
      rawTb: doubleOf(raw),
      usableTb: doubleOf(usable),
      usableTib: doubleOf(usable.times(1e12).div(1_099_511_627_776)),
      efficiencyPercent: doubleOf(usable.div(raw).times(100)),
      faultTolerance,
      minimumDisks,
    };
  },
});

/** How many times the smallest disk can be used, undefined for all of all disks. */
function layoutOf(level: keyof typeof LEVELS | 'jbod' | 'raid1' | 'raid10', disks: number, groups: number) {
  if (level === 'jbod') return { shares: undefined, faultTolerance: 0, minimumDisks: 1 };
  if (level === 'raid1') return { shares: 1, faultTolerance: disks - 1, minimumDisks: 2 };
  if (level === 'raid10') return { shares: disks / 2, faultTolerance: 1, minimumDisks: 4 };
  const { least, parity, isGrouped }: Level = LEVELS[level];
  const count = isGrouped ? groups : 1;
  return { shares: disks - parity * count, faultTolerance: parity, minimumDisks: least * count };
}
