import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { randomBytes } from '../shared/platform/random.ts';
import { bcryptHash, bcryptMatches, readBcrypt } from './lib/bcrypt.ts';
import { sameSecret } from './lib/constant-time.ts';
import { apr1Crypt, checkCryptSalt, randomCryptSalt, readShaCrypt, shaCrypt, USUAL_ROUNDS, writeShaCrypt } from './lib/crypt.ts';
import { ofLength, secretBytes, secretText } from './lib/fields.ts';

const MAX_WORK_FACTOR = 12;
const MAX_ROUNDS = 50_000;
const APR1_SALT = 8;
const SHA_SALT = 16;
const BCRYPT_SALT_BYTES = 16;

const inputs = z.strictObject({
  username: z.string().max(255).default('').describe('Name of the user; without one the bare hash is given'),
  password: secretText(0, 255, 'The password to hash or to check'),
  mode: z.enum(['generate', 'verify']).default('generate').describe('Make a line, or check the password against one'),
  algorithm: z.enum(['bcrypt', 'apr1', 'sha256', 'sha512', 'sha1', 'plain']).default('bcrypt').describe('How the password is hashed'),
  workFactor: z.int().min(4).max(MAX_WORK_FACTOR).default(10).describe('Of bcrypt: binary logarithm of the rounds'),
  rounds: z.int().min(1000).max(MAX_ROUNDS).default(USUAL_ROUNDS).describe('Of sha256 and sha512: how many rounds'),
  salt: z.string().max(64).optional().describe('bcrypt 32 hex digits; apr1 1 to 8 and sha256, sha512 1 to 16 of ./0-9A-Za-z; random if omitted'),
  line: secretText(1, 1000, 'Needed to verify: a line of a password file, or a bare hash').optional(),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'htpasswd-generator',
  name: 'htpasswd Generator and Checker',
  category: 'crypto',
  summary: 'Generates lines for Apache and nginx password files, and checks a password against one.',
  description:
    "As Apache's htpasswd writes them: bcrypt $2y$, apr1 $apr1$, sha256 $5$ and sha512 $6$ (rounds= when not 5000), sha1 {SHA} without salt, plain as it is. Checking finds the algorithm by prefix; a hash without a known prefix is plain. A username that is given must fit that of the line. Nothing is kept.",
  reference: "Apache HTTP Server password formats; Drepper's SHA-crypt; bcrypt by bcryptjs",
  keywords: ['basic auth', 'apache', 'nginx', 'basic authentication', 'password file', 'apr1'],
  cost: 'heavy',
  random: true,
  inputs,
  result: z.strictObject({
    line: z.string().optional().describe('username:hash, or the bare hash without a username; when generating'),
    hash: z.string().optional().describe('The hash without the rest of the line; when generating'),
    matches: z.boolean().optional().describe('Whether the password (and username) fit the line; when verifying'),
    algorithm: z.string().describe('How the password is hashed'),
  }),
  appliesWhen: {
    algorithm: { mode: ['generate'] },
    salt: { mode: ['generate'], algorithm: ['bcrypt', 'apr1', 'sha256', 'sha512'] },
    workFactor: { mode: ['generate'], algorithm: ['bcrypt'] },
    rounds: { mode: ['generate'], algorithm: ['sha256', 'sha512'] },
    line: { mode: ['verify'] },
  },
  pageInputs: { username: 'alice', password: 'wonderland' },
  examples: [
    {
      inputs: { username: 'alice', password: 'wonderland', algorithm: 'apr1', salt: 'abcdefgh' },
      result: { line: 'alice:$apr1$abcdefgh$VS3vSM84y6riPqgPCrpTW.', hash: '$apr1$abcdefgh$VS3vSM84y6riPqgPCrpTW.', algorithm: 'apr1' },
    },
    {
      inputs: { username: 'bob', password: 'secret', mode: 'verify', line: 'bob:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=' },
      result: { matches: true, algorithm: 'sha1' },
    },
  ],
  async run(inputs) {
    const { username, mode, algorithm, salt } = inputs;
    if (/[:\p{Cc}]/u.test(username)) unprocessable('The username may not contain a colon or a control character.', 'username');
    if (mode === 'verify') return verify(inputs, inputs.line ?? invalid('line', 'is required to verify a password'));
    if (salt !== undefined && (algorithm === 'sha1' || algorithm === 'plain')) invalid('salt', `does not apply to ${algorithm}; leave it out`);
    const hash = await hashOf(inputs);
    return { line: username === '' ? hash : `${username}:${hash}`, hash, algorithm };
  },
});

async function hashOf({ algorithm, password, salt, workFactor, rounds }: Inputs): Promise<string> {
  switch (algorithm) {
    case 'bcrypt': {
      const bytes =
        salt === undefined ? randomBytes(BCRYPT_SALT_BYTES) : new Uint8Array(ofLength(secretBytes(salt, 'hex', 'salt'), [BCRYPT_SALT_BYTES], 'salt'));
      return bcryptHash(password, bytes, workFactor, '2y');
    }
    case 'apr1': {
      const used = salt === undefined ? randomCryptSalt(APR1_SALT) : checkCryptSalt(salt, APR1_SALT);
      return `$apr1$${used}$${apr1Crypt(password, used)}`;
    }
    case 'sha1':
      return `{SHA}${base64Of(createHash('sha1').update(password).digest())}`;
    case 'plain':
      return password;
    default:
      return writeShaCrypt(algorithm, password, salt === undefined ? randomCryptSalt(SHA_SALT) : checkCryptSalt(salt, SHA_SALT), rounds);
  }
}

async function verify({ username, password }: Inputs, line: string): Promise<{ matches: boolean; algorithm: string }> {
  const text = line.replace(/[\r\n]+$/, '');
  const colon = text.indexOf(':');
  const { matches, algorithm } = await check(password, text.slice(colon + 1));
  const sameUser = username === '' || colon < 0 || sameSecret(username, text.slice(0, colon));
  return { matches: matches && sameUser, algorithm };
}

async function check(password: string, hash: string): Promise<{ matches: boolean; algorithm: string }> {
  if (/^\$2[abxy]\$/.test(hash)) return { matches: await bcryptMatches(password, await readBcrypt(hash, MAX_WORK_FACTOR, 'line')), algorithm: 'bcrypt' };
  if (/^\$[56]\$/.test(hash)) {
    const { algorithm, salt, rounds, digest } = readShaCrypt(hash, MAX_ROUNDS, 'line');
    return { matches: sameSecret(shaCrypt(algorithm, password, salt, rounds), digest), algorithm };
  }
  if (hash.startsWith('$apr1$')) {
    const [, salt, digest] =
      /^\$apr1\$([^$]{0,8})\$([./0-9A-Za-z]{22})$/.exec(hash) ?? unprocessable('The apr1 hash is damaged: $apr1$, a salt, $, and 22 characters.', 'line');
    return { matches: sameSecret(apr1Crypt(password, salt ?? ''), digest ?? ''), algorithm: 'apr1' };
  }
  if (hash.startsWith('{SHA}')) return { matches: sameSecret(`{SHA}${base64Of(createHash('sha1').update(password).digest())}`, hash), algorithm: 'sha1' };
  return { matches: sameSecret(password, hash), algorithm: 'plain' };
}
