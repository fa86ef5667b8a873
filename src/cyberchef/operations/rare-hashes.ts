import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { bytes, givesWritten, step } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

const hash = (inputs: Readonly<Record<string, unknown>>) => step('legacy-hash-generator', inputs, bytes(), givesWritten('hash'));

const STREEBOG = { 256: 'streebog256', 512: 'streebog512' };
const streebog = (args: Arguments, index: number) => hash({ algorithm: args.choice(index, STREEBOG, '256') });

/** Hashes that are old, rare or national. */
export const rareHashes: Operations = {
  MD2: (args) => {
    args.only(0, [18, '18'], 'the number of rounds');
    return hash({ algorithm: 'md2' });
  },
  MD6: (args) => {
    const bits = args.number(0, 256);
    if (bits % 8 !== 0 || bits === 0) unsupported('a digest of parts of bytes is not offered');
    const levels = args.number(1, 64);
    return hash({ algorithm: 'md6', bits, levels: Math.min(levels, 64), ...(args.string(2) !== '' && { key: args.string(2) }) });
  },
  SHA0: (args) => {
    args.only(0, [80, '80'], 'the number of rounds');
    return hash({ algorithm: 'sha0' });
  },
  'HAS-160': (args) => {
    args.only(0, [80, '80'], 'the number of rounds');
    return hash({ algorithm: 'has160' });
  },
  Snefru: (args) => hash({ algorithm: 'snefru', bits: args.number(0, 128), rounds: args.number(1, 8) }),
  Streebog: (args) => streebog(args, 0),
  'GOST Hash': (args) =>
    args.string(0).startsWith('GOST R 34.11') ? streebog(args, 1) : hash({ algorithm: 'gost94', box: args.string(2, 'E-TEST').toLowerCase() }),
};
