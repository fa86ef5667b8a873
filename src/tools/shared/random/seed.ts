import { z } from 'zod';

/** The optional input `seed` of random tools. */
export const seedInput = z
  .string()
  .max(200)
  .optional()
  .describe('Any text: with the same seed the same inputs give the same result; without one the draw comes from a cryptographic source');
