import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keptText, makeFolder } from './files.ts';

const SECRET_BYTES = 32;
const MIN_LENGTH = 32;

/** The secret that signs sessions: made at the first start, kept in `session-secret`. Throws for a file that holds fewer than 32 characters: it would sign nothing safely. */
export function keptSecret(dataDir: string): string {
  makeFolder(dataDir);
  const file = join(dataDir, 'session-secret');
  const secret = keptText(file, () => randomBytes(SECRET_BYTES).toString('hex')).trim();
  if (secret.length < MIN_LENGTH) {
    throw new Error(
      `${file} holds ${secret.length} characters; a session secret has ${MIN_LENGTH} or more. Restore the file, or delete it: then a new one is made and everybody has to sign in again.`,
    );
  }
  return secret;
}
