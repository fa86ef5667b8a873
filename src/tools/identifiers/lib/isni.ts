import { pureSystemCharacter } from '../../shared/identifiers/check-digits.ts';

const ORCID_BLOCKS = [
  ['000000015000000', '000000035000000'],
  ['000900000000000', '000900100000000'],
] as const;

/** Whether the first 15 digits of an ISNI are in the blocks set aside for ORCID iDs. */
export const isOrcidBlock = (isni: string): boolean => ORCID_BLOCKS.some(([first, last]) => isni.slice(0, 15) >= first && isni.slice(0, 15) <= last);

/** The check character of an ISNI or ORCID iD (ISO/IEC 7064 MOD 11-2). @param payload 15 digits */
export const isniCharacter = (payload: string): string => pureSystemCharacter(payload, 11);
