import { recognisers } from 'all-recognisers';
import type { OfTool } from './analyse.ts';

export type { OfTool };

/** The recognisers of all tools, which the build puts together. */
export const loadRecognisers = async (): Promise<readonly OfTool[]> => recognisers;
