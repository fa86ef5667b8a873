import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './yaml-to-toml-converter.ts';

const toml = async (yaml: string, options = {}): Promise<string> => (await run(tool, { yaml, ...options })).toml;

// Values by the core schema of YAML 1.2.2, syntax by TOML 1.0.0.
describe('yaml-to-toml-converter', () => {
  it('writes aliases and merge keys out', async () => {
    expect(await toml('base: &b {x: 1, y: [a]}\nuse:\n  <<: *b\n  x: 2\nlist: [*b, *b]\n')).toBe(
      '[base]\nx = 1\ny = ["a"]\n\n[use]\ny = ["a"]\nx = 2\n\n[[list]]\nx = 1\ny = ["a"]\n\n[[list]]\nx = 1\ny = ["a"]\n',
    );
  });

  it('reads by the core schema', async () => {
    expect(await toml('a: no\nb: 0x1F\nc: 2024-01-01\nd: 1.50\ne: True\n1: 12:30\nf: |\n  x\n  y\n')).toBe(
      'a = "no"\nb = 31\nc = "2024-01-01"\nd = 1.5\ne = true\n1 = "12:30"\nf = "x\\ny\\n"\n',
    );
  });

  it('refuses nulls with their JSON Pointer, or skips null members', async () => {
    await expectUnprocessable(tool, { yaml: 'a:\n  b: ~\n' }, '"/a/b"');
    expect(await toml('a:\n  b: ~\nc: 1\n', { skipNulls: true })).toBe('c = 1\n\n[a]\n');
    await expectUnprocessable(tool, { yaml: 'a: [1, ]\nb: [~]', skipNulls: true }, '"/b/0"');
  });

  it('refuses tops that are not maps, big integers, several documents and what is not YAML', async () => {
    await expectUnprocessable(tool, { yaml: '- 1' }, /must be an object/);
    await expectUnprocessable(tool, { yaml: '' }, /must be an object/);
    await expectUnprocessable(tool, { yaml: 'a: 9223372036854775808' }, /64 bits/);
    await expectUnprocessable(tool, { yaml: 'a: 1\n---\nb: 2' }, /2 documents/);
    await expectUnprocessable(tool, { yaml: 'a: [' }, /Line 1, column 5/);
  });
});
