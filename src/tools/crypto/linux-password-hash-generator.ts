import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { sameSecret } from './lib/constant-time.ts';
import { checkCryptSalt, randomCryptSalt, readShaCrypt, shaCrypt, USUAL_ROUNDS, writeShaCrypt } from './lib/crypt.ts';
import { secretText } from './lib/fields.ts';

const MAX_ROUNDS = 50_000;
const SALT_LENGTH = 16;

export default defineTool({
  slug: 'linux-password-hash-generator',
  name: 'Linux Password Hash Generator and Checker',
  category: 'crypto',
  summary: 'Generates SHA-512 and SHA-256 crypt hashes for /etc/shadow, like mkpasswd and openssl passwd.',
  description:
    'The password is taken as UTF-8. rounds= is written only when rounds is not 5000; stored rounds below 1000 count as 1000. The salt is drawn at random unless given. Nothing is kept.',
  reference: "Ulrich Drepper's SHA-crypt ($5$ and $6$)",
  keywords: ['shadow', 'mkpasswd', 'chpasswd', 'crypt', 'sha512crypt', 'unix', 'verify password', 'kickstart'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    password: secretText(0, 255, 'The password to hash or to check'),
    mode: z.enum(['hash', 'verify']).default('hash').describe('Make a hash, or check the password against one'),
    algorithm: z.enum(['sha512', 'sha256']).default('sha512').describe('sha512 writes $6$, sha256 writes $5$'),
    rounds: z.int().min(1000).max(MAX_ROUNDS).default(USUAL_ROUNDS).describe('How many rounds; more slow down guessing'),
    salt: z.string().min(1).max(SALT_LENGTH).optional().describe('Characters of ./0-9A-Za-z; 16 random ones if omitted'),
    hash: z.string().min(1).max(200).optional().describe('Needed to verify: the hash to check against'),
  }),
  result: z.strictObject({
    hash: z.string().optional().describe('The hash as /etc/shadow holds it; when hashing'),
    matches: z.boolean().optional().describe('Whether the password fits the hash; when verifying'),
    algorithm: z.string().describe('The hash function: sha512 or sha256'),
    salt: z.string().describe('The salt as it is written'),
    rounds: z.int().describe('How many rounds were done'),
  }),
  appliesWhen: {
    hash: { mode: ['verify'] },
  },
  examples: [
    {
      inputs: { password: 'Hello world!', salt: 'saltstring' },
      result: {
        hash: '$6$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjl/O817G3uBnIFNjnQJuesI68u4OTLiBFdcbYEdFCoEOfaS35inz1',
        algorithm: 'sha512',
        salt: 'saltstring',
        rounds: 5000,
      },
    },
    {
      inputs: { password: 'Hello world!', mode: 'verify', hash: '$5$rounds=10000$saltstringsaltst$3xv.VbSCBX41eDL9L3voEd5r.K2qDcfgFVeJ4fMAm5/' },
      result: { matches: false, algorithm: 'sha256', salt: 'saltstringsaltst', rounds: 10000 },
    },
  ],
  run({ password, mode, algorithm, rounds, salt, hash }) {
    if (mode === 'verify') {
      const stored = readShaCrypt((hash ?? invalid('hash', 'is required to verify a password')).trim(), MAX_ROUNDS, 'hash');
      const matches = sameSecret(shaCrypt(stored.algorithm, password, stored.salt, stored.rounds), stored.digest);
      return { matches, algorithm: stored.algorithm, salt: stored.salt, rounds: stored.rounds };
    }
    const used = salt === undefined ? randomCryptSalt(SALT_LENGTH) : checkCryptSalt(salt, SALT_LENGTH);
    return { hash: writeShaCrypt(algorithm, password, used, rounds), algorithm, salt: used, rounds };
  },
});
