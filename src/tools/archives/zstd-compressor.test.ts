import { expect, it } from 'vitest';
import { leastMilliseconds } from '../../../test/support/processor-time.ts';
import { base64Of, bytesOfBase64 } from '../shared/platform/bytes.ts';
import { run } from '../testing.ts';
import { holdAsCompressor } from './lib/compressor-testing.ts';
import tool from './zstd-compressor.ts';

holdAsCompressor(tool);

// By zstd 1.5.4: of a file with its size, and of what came through a pipe.
const SIZED = bytesOfBase64('KLUv/SQFKQAAaGVsbG+jbZ+I');
const STREAMED = bytesOfBase64('KLUv/QRYSQAAc3RyZWFtZWQKq3GLwA==');
const SKIPPED = Uint8Array.of(0x50, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 1, 2);

const unpack = (frames: readonly Uint8Array[]) => run(tool, { text: base64Of(Uint8Array.from(frames.flatMap((frame) => [...frame]))), mode: 'decode' });

it('unpacks frames of all kinds in a row', async () => {
  const frames = Array.from({ length: 300 }, () => [SIZED, SKIPPED, STREAMED]).flat();
  expect(await unpack(frames)).toMatchObject({ output: 'hellostreamed\n'.repeat(300), frames: 600 });
});

it('says of many frames that one is damaged', async () => {
  const damaged = Uint8Array.from(SIZED);
  damaged[SIZED.length - 1] = 0;
  const frames = Array.from({ length: 1_000 }, () => SIZED);
  await expect(unpack(frames.with(700, damaged))).rejects.toThrow('a frame is damaged, or its checksum does not fit');
});

it('unpacks thousands of small frames in less than a second', async () => {
  const frames = Array.from({ length: 5_000 }, () => SIZED);
  expect(await leastMilliseconds(1_000, () => unpack(frames))).toBeLessThan(1_000);
});
