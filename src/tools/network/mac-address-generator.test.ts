import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './mac-address-generator.ts';

holdTo(tool, {
  answers: [
    [{ prefix: '0011.2233.44FF', format: 'dot', uppercase: true }, { macs: ['0011.2233.44FF'] }],
    [{ prefix: '00-11-22-33-44-55', format: 'bare', count: 2 }, { macs: ['001122334455', '001122334455'] }],
    [{ prefix: 'FFFFFFFFFFFF', format: 'hyphen' }, { macs: ['ff-ff-ff-ff-ff-ff'] }],
  ],
  invalid: [
    [{ count: 0 }, 'count'],
    [{ count: 1001 }, 'count'],
    [{ seed: '' }, 'seed'],
  ],
  unprocessable: [
    [{ prefix: '0g' }, /0g/],
    [{ prefix: '0011223344556' }, /12/],
  ],
});

describe('mac-address-generator', () => {
  const macs = async (inputs: Record<string, unknown>): Promise<string[]> => (await run(tool, inputs)).macs;

  it.each([
    [true, false, 2],
    [false, false, 0],
    [true, true, 3],
    [false, true, 1],
  ])('sets the two lowest bits of the first byte: local %s, group %s (IEEE 802)', async (locallyAdministered, multicast, bits) => {
    const list = await macs({ count: 200, locallyAdministered, multicast });
    expect(new Set(list).size).toBe(200);
    for (const mac of list) {
      expect(mac).toMatch(/^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/);
      expect(Number.parseInt(mac.slice(0, 2), 16) & 3).toBe(bits);
    }
  });

  it('gives every address of a short rest before one comes twice', async () => {
    const list = await macs({ prefix: '00:11:22:33:44:5', count: 32 });
    expect(new Set(list.slice(0, 16)).size).toBe(16);
    expect(new Set(list.slice(16)).size).toBe(16);
  });

  it('repeats itself with a seed, and not without', async () => {
    expect(await macs({ seed: 'a', count: 3 })).toEqual(await macs({ seed: 'a', count: 3 }));
    expect(await macs({ seed: 'a' })).not.toEqual(await macs({ seed: 'b' }));
    expect(await macs({})).not.toEqual(await macs({}));
  });
});
