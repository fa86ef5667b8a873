import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { hexOf, utf8Length } from '../shared/platform/bytes.ts';
import { randomBytes } from '../shared/platform/random.ts';
import { bcryptHash, bcryptMatches, readBcrypt } from './lib/bcrypt.ts';
import { ofLength, secretBytes, secretText } from './lib/fields.ts';

const MAX_WORK_FACTOR = 13;
const MAX_PASSWORD_BYTES = 72;

export default defineTool({
  slug: 'bcrypt-generator',
  name: 'Bcrypt Generator and Checker',
  category: 'crypto',
  summary: 'Hashes a password with bcrypt, or checks a password against a bcrypt hash.',
  description:
    'The password is taken as UTF-8; only its first 72 bytes count. The variants 2a, 2b and 2y give the same hash here; 2x is not taken. The salt is drawn at random unless given. Nothing is kept.',
  reference: 'Provos and Mazieres 1999, as OpenBSD does it; computed by bcryptjs',
  keywords: ['password hash', 'blowfish', 'verify password', 'check hash', '$2y$', '$2b$'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    password: secretText(0, 1000, 'The password to hash or to check'),
    mode: z.enum(['hash', 'verify']).default('hash').describe('Make a hash, or check the password against one'),
    workFactor: z.int().min(4).max(MAX_WORK_FACTOR).default(10).describe('Binary logarithm of the rounds: each step up takes twice the time'),
    salt: z.string().max(100).optional().describe('16 bytes as hex; drawn at random if omitted'),
    variant: z.enum(['2a', '2b', '2y']).default('2b').describe('Prefix to write; 2y is what PHP and Apache write'),
    hash: z.string().min(1).max(200).optional().describe('Needed to verify: the bcrypt hash to check against'),
  }),
  result: z.strictObject({
    hash: z.string().optional().describe('The bcrypt hash, 60 characters; when hashing'),
    matches: z.boolean().optional().describe('Whether the password fits the hash; when verifying'),
    workFactor: z.int().describe('Binary logarithm of the rounds'),
    variant: z.string().describe('Prefix of the hash: 2a, 2b or 2y'),
    salt: z.string().describe('The salt, 16 bytes as hex'),
    truncated: z.boolean().describe('Whether the password has more than 72 bytes, of which the rest counts for nothing'),
  }),
  appliesWhen: {
    hash: { mode: ['verify'] },
  },
  examples: [
    {
      inputs: { password: 'U*U', mode: 'verify', hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' },
      result: { matches: true, workFactor: 5, variant: '2a', salt: '10410410410410410410410410410410', truncated: false },
    },
    {
      inputs: { password: 'correct horse', workFactor: 5, salt: '000102030405060708090a0b0c0d0e0f' },
      result: {
        hash: '$2b$05$..CA.uOD/eaGAOmJB.yMBuIiq3ZpINtwHaNw18Rp7ZaHcKREQK/g6',
        workFactor: 5,
        variant: '2b',
        salt: '000102030405060708090a0b0c0d0e0f',
        truncated: false,
      },
    },
  ],
  async run({ password, mode, workFactor, salt, variant, hash }) {
    const truncated = utf8Length(password) > MAX_PASSWORD_BYTES;
    if (mode === 'verify') {
      if (hash === undefined) return invalid('hash', 'is required to verify a password');
      const stored = await readBcrypt(hash, MAX_WORK_FACTOR, 'hash');
      const matches = await bcryptMatches(password, stored);
      return { matches, workFactor: stored.workFactor, variant: stored.variant, salt: hexOf(stored.salt), truncated };
    }
    const bytes = salt === undefined ? randomBytes(16) : new Uint8Array(ofLength(secretBytes(salt, 'hex', 'salt'), [16], 'salt'));
    return { hash: await bcryptHash(password, bytes, workFactor, variant), workFactor, variant, salt: hexOf(bytes), truncated };
  },
});
