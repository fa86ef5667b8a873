import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64Of } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import applier from './binary-patch-applier.ts';
import tool from './binary-patch-generator.ts';

holdTo(tool, {
  invalid: [
    [{ source: 'YQ==' }, 'target'],
    [{ source: '*', target: 'YQ==' }, 'source'],
    [{ source: 'YQ==', target: 'YQ==', format: 'ups' }, 'format'],
  ],
});

const pieces = fc.array(fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 60 }), fc.integer({ min: 1, max: 5 })), { maxLength: 12 });
const joined = (parts: readonly (readonly [Uint8Array, number])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(([part, times]) => Array.from({ length: times }, () => [...part]).flat()));

it('makes patches that give the new file', () =>
  fc.assert(
    fc.asyncProperty(pieces, pieces, fc.constantFrom('vcdiff', 'bps', 'ips'), async (shared, own, format) => {
      const source = base64Of(joined(shared));
      const target = base64Of(joined([...own, ...shared.toReversed()]));
      const { patch } = await run(tool, { source, target, format });
      expect(await run(applier, { source, patch })).toMatchObject({ file: target, format });
    }),
    { numRuns: 100 },
  ));

it('needs fewer than 100 bytes for equal files, and begins no record of IPS at the offset that reads EOF', async () => {
  const large = new Uint8Array(4_600_000);
  for (const format of ['vcdiff', 'bps', 'ips'])
    expect((await run(tool, { source: base64Of(large), target: base64Of(large), format })).bytes).toBeLessThan(100);
  const changed = large.slice();
  changed[0x454f46] = 1;
  const [source, target] = [base64Of(large), base64Of(changed)];
  const { patch } = await run(tool, { source, target, format: 'ips' });
  expect(Buffer.from(patch, 'base64').subarray(5, 8).toString('hex')).toBe('454f45');
  expect((await run(applier, { source, patch })).file === target).toBe(true);
});
