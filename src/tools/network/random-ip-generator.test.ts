import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import validator from './ip-address-validator.ts';
import tool from './random-ip-generator.ts';

holdTo(tool, {
  answers: [
    [{ cidr: '2001:db8::1', count: 1 }, { addresses: ['2001:db8::1'] }],
    [{ cidr: '192.0.2.1/32', count: 3, unique: false }, { addresses: ['192.0.2.1', '192.0.2.1', '192.0.2.1'] }],
  ],
  invalid: [
    [{ count: 0 }, 'count'],
    [{ count: 10_001 }, 'count'],
    [{ version: 4 }, 'version'],
    [{ seed: '' }, 'seed'],
  ],
  unprocessable: [[{ cidr: '192.0.2.0/30', count: 5 }, /only 4/], [{ cidr: 'x' }]],
});

describe('random-ip-generator', () => {
  const addresses = async (inputs: Record<string, unknown>): Promise<string[]> => (await run(tool, inputs)).addresses;

  it('gives every address of a network when all are asked for', async () => {
    const all = Array.from({ length: 256 }, (_, host) => `192.0.2.${host}`);
    expect((await addresses({ cidr: '192.0.2.0/24', count: 256 })).sort()).toEqual(all.sort());
  });

  it('repeats itself with a seed, and not without', async () => {
    expect(await addresses({ seed: 'a', version: '6' })).toEqual(await addresses({ seed: 'a', version: '6' }));
    expect(await addresses({ seed: 'a' })).not.toEqual(await addresses({ seed: 'b' }));
    expect(await addresses({})).not.toEqual(await addresses({}));
  });

  it('gives only public addresses unless told otherwise', async () => {
    for (const version of ['4', '6']) {
      const list = await addresses({ version, count: 500, seed: 'public' });
      expect(new Set(list).size).toBe(500);
      for (const address of list) expect(await run(validator, { address })).toMatchObject({ valid: true, version: Number(version), scope: 'global' });
    }
    const any = await Promise.all((await addresses({ publicOnly: false, count: 500, seed: 'any' })).map((address) => run(validator, { address })));
    expect(any.some(({ global }) => !global)).toBe(true);
  });

  it('is uniform: each half of the space about as often', async () => {
    const list = await addresses({ cidr: '10.0.0.0/8', count: 10_000, seed: 'spread' });
    const lower = list.filter((address) => Number(address.split('.')[1]) < 128).length;
    expect(Math.abs(lower - 5000)).toBeLessThan(300);
  });
});
