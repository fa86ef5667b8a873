import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Tool } from '../../define.ts';
import { base64Of } from '../../shared/platform/bytes.ts';
import { holdTo, run } from '../../testing.ts';
import vectors from '../testdata/packed-bytes.json' with { type: 'json' };

const pieces = fc.array(fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 60 })), { maxLength: 20 });

/** What holds for every tool that packs bytes and unpacks them. */
export function holdAsCompressor(tool: Tool): void {
  holdTo(tool, {
    vectors,
    invalid: [
      [{}, 'text'],
      [{ text: 'a', mode: 'pack' }, 'mode'],
      [{ text: 'a', compressedEncoding: 'utf8' }, 'compressedEncoding'],
    ],
    unprocessable: [
      [{ text: '', mode: 'decode' }],
      [{ text: 'no base64!', mode: 'decode' }, /base64/],
      [{ text: '0', inputEncoding: 'hex' }, /even/],
      [{ text: '00112233445566778899', mode: 'decode', compressedEncoding: 'hex' }],
    ],
  });

  it('unpacks what it has packed', () =>
    fc.assert(
      fc.asyncProperty(pieces, async (drawn) => {
        const text = base64Of(Uint8Array.from(drawn.flatMap(([piece, times]) => Array.from({ length: times }, () => [...piece]).flat())));
        const packed = await run(tool, { text, inputEncoding: 'base64' });
        expect(await run(tool, { text: packed.output, mode: 'decode', outputEncoding: 'base64' })).toMatchObject({ output: text });
      }),
      { numRuns: 20 },
    ));

  it('advises hex or base64 for bytes that are no text', async () => {
    const packed = await run(tool, { text: 'ff', inputEncoding: 'hex' });
    await expect(run(tool, { text: packed.output, mode: 'decode' })).rejects.toThrow(/hex or base64/);
  });
}
