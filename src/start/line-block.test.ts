import { describe, expect, it } from 'vitest';
import { BLOCK_BYTES, LineBlock } from './line-block.ts';

function gathered(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  const block = new LineBlock((text) => void blocks.push(text));
  for (const line of lines) block.add(line);
  block.flush();
  block.flush();
  return blocks;
}

describe('a block of lines', () => {
  it('holds every line whole and in order, whatever its characters take', () => {
    const lines = Array.from({ length: 3_000 }, (_, index) => `${index} ${['a', 'é', '€', '😀'][index % 4]?.repeat(index % 97)}\n`);
    const blocks = gathered(lines);
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.join('')).toBe(lines.join(''));
    for (const block of blocks) {
      expect(block.endsWith('\n')).toBe(true);
      expect(Buffer.byteLength(block)).toBeLessThanOrEqual(BLOCK_BYTES);
    }
  });

  it('takes a line that is larger than a block', () => {
    const large = `${'€'.repeat(BLOCK_BYTES)}\n`;
    expect(gathered(['one\n', large, 'two\n'])).toEqual(['one\n', large, 'two\n']);
  });

  it('writes nothing when there is nothing', () => {
    expect(gathered([])).toEqual([]);
  });
});
