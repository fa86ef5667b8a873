import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './ipv6-ula-generator.ts';

holdTo(tool, {
  answers: [
    [
      { globalId: 'FFFFFFFFFF' },
      { prefix: 'fdff:ffff:ffff::/48', globalId: 'ffffffffff', subnet: 'fdff:ffff:ffff::/64', lastSubnet: 'fdff:ffff:ffff:ffff::/64' },
    ],
    [
      { globalId: '0000000000', subnetId: 65535 },
      { prefix: 'fd00::/48', subnet: 'fd00:0:0:ffff::/64', firstSubnet: 'fd00::/64' },
    ],
  ],
  invalid: [
    [{ globalId: '0a1b2c3d4g' }, 'globalId'],
    [{ globalId: '0a1b2c3d4' }, 'globalId'],
    [{ subnetId: 65536 }, 'subnetId'],
    [{ subnetId: -1 }, 'subnetId'],
    [{ seed: '' }, 'seed'],
  ],
});

it('ipv6-ula-generator repeats itself with a seed, and not without', async () => {
  const prefix = async (inputs: object) => (await run(tool, { ...inputs })).prefix;
  expect(await prefix({ seed: 'a' })).toBe(await prefix({ seed: 'a' }));
  expect(await prefix({ seed: 'a' })).not.toBe(await prefix({ seed: 'b' }));
  expect(await prefix({})).not.toBe(await prefix({}));
  expect(await prefix({})).toMatch(/^fd[0-9a-f]{2}(:[0-9a-f]{1,4}){0,2}::\/48$/);
});
