import { z } from 'zod';
import { invalid } from '../../errors.ts';

const EPOCHS = { twitter: 1_288_834_974_657, discord: 1_420_070_400_000, instagram: 1_314_220_021_721, unix: 0 };

/** 41 bits of milliseconds. */
export const SNOWFLAKE_SPAN = 2 ** 41;

export const customEpochField = z.int().min(0).max(253_402_300_799_999).optional().describe('Needed for the custom epoch: its milliseconds since 1970');

/** The epoch in milliseconds since 1970; custom needs its number, which belongs to it alone. */
export function snowflakeEpoch(epoch: keyof typeof EPOCHS | 'custom', custom: number | undefined): number {
  if (epoch === 'custom') return custom ?? invalid('customEpochMilliseconds', 'is required for the custom epoch');
  if (custom !== undefined) invalid('customEpochMilliseconds', 'belongs to the custom epoch only');
  return EPOCHS[epoch];
}
