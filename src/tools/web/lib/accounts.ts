import { z } from 'zod';

/** An account on X: 1 to 15 letters, digits and underscores, with or without its @. */
export const account = () =>
  z
    .string()
    .min(1)
    .max(16)
    .regex(/^@?[A-Za-z0-9_]{1,15}$/, 'must be an account of 1 to 15 letters, digits and _, with or without @');

/** An account without its @. */
export const accountName = (text: string): string => text.replace('@', '');
