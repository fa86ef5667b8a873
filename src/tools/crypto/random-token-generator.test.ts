import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './random-token-generator.ts';

holdTo(tool, {
  answers: [
    [{ bytes: 16, count: 2 }, { entropyBits: 128 }],
    [{ prefix: 'sk_', format: 'base64url' }, { entropyBits: 256 }],
  ],
  invalid: [
    [{ bytes: 0 }, 'bytes'],
    [{ bytes: 4097 }, 'bytes'],
    [{ count: 101 }, 'count'],
    [{ format: 'base36' }, 'format'],
    [{ seed: 'a' }, 'seed'],
  ],
});

describe('random-token-generator', () => {
  it.each([
    ['hex', /^sk_[0-9a-f]{40}$/],
    ['base64', /^sk_[A-Za-z0-9+/]{27}=$/],
    ['base64url', /^sk_[\w-]{27}$/],
    ['base32', /^sk_[A-Z2-7]{32}$/],
    ['base58', /^sk_[1-9A-HJ-NP-Za-km-z]{20,28}$/],
  ])('writes 20 bytes as %s', async (format, form) => {
    const { tokens } = await run(tool, { bytes: 20, count: 10, format, prefix: 'sk_' });
    expect(new Set(tokens).size).toBe(10);
    for (const token of tokens) expect(token).toMatch(form);
  });

  it('draws every byte', async () => {
    const { tokens } = await run(tool, { bytes: 4096, count: 2 });
    expect(new Set(Buffer.from(tokens.join(''), 'hex')).size).toBe(256);
  });
});
