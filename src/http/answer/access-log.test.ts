import { describe, expect, it } from 'vitest';
import { type Answered, accessLog } from './access-log.ts';

const ANSWERED: Answered = { id: 'a-1', method: 'POST', path: '/api/v1/tools', route: '/api/v1/tools', status: 200, ms: 1, bytesIn: 2, bytesOut: 3 };

function lineOf(answered: Answered, iso = false): string {
  const lines: string[] = [];
  accessLog((line) => void lines.push(line), { iso, clock: () => Date.UTC(2026, 0, 2) })(answered);
  expect(lines).toEqual([expect.stringMatching(/^.*\n$/)]);
  return lines.join('');
}

describe('a line of the access log', () => {
  it('is JSON that tells what is known and nothing else', () => {
    const { id, method, path, status, bytesIn, bytesOut } = ANSWERED;
    const least = { level: 30, time: 1767312000000, id, method, path, status, ms: 1, bytesIn, bytesOut, msg: 'answered' };
    expect(JSON.parse(lineOf(ANSWERED))).toEqual(least);
    expect(JSON.parse(lineOf(ANSWERED, true)).time).toBe('2026-01-02T00:00:00.000Z');
    const known = { tool: 'word-counter', runs: 2, error: 'tool_timeout', keyPrefix: 'tool_1234567...', accountId: 'x', queueMs: 0.5, runMs: 7 };
    const { keyPrefix: key, accountId: account, ...same } = known;
    expect(JSON.parse(lineOf({ ...ANSWERED, ...known }))).toEqual({ ...least, ...same, key, account });
  });

  it.each([
    [0, 0],
    [0.0004, 0],
    [0.0005, 0.001],
    [0.01, 0.01],
    [0.9996, 1],
    [1.0004, 1],
    [12.3456, 12.346],
    [60_000.25, 60_000.25],
  ])('tells %d ms as %d', (ms, told) => {
    expect(JSON.parse(lineOf({ ...ANSWERED, ms })).ms).toBe(told);
  });

  it.each(['/größe', '/a"b\\c', '/a\u0001b', '/%22'])('quotes the path %j', (path) => {
    expect(JSON.parse(lineOf({ ...ANSWERED, path })).path).toBe(path);
  });

  it.each([
    ['as it is', (key: string) => `/api/v1/tools/${key}`],
    ['within a word', (key: string) => `/x${key}0/${key}`],
    ['percent-encoded', (key: string) => `/a/${Array.from(key, (character) => `%${character.charCodeAt(0).toString(16)}`).join('')}/b`],
    ['encoded in part, in capitals', (key: string) => `/a/${key.replace('_', '%5F').replace(/[ao]/g, (character) => `%${character === 'a' ? '61' : '6F'}`)}`],
    ['across the end of what is logged', (key: string) => `/${'x'.repeat(465)}${key}`],
  ])('has the first characters of a key in the path alone: %s', (_, pathWith) => {
    const key = 'tool_0123456789abcdef0123456789abcdef';
    const line = lineOf({ ...ANSWERED, path: pathWith(key) });
    expect(JSON.parse(line).path).toContain('tool_0123456...');
    expect(decodeURIComponent(line)).not.toContain(key.slice(0, 14));
  });

  it('has at most 500 characters of a path', () => {
    expect(JSON.parse(lineOf({ ...ANSWERED, path: `/${'x'.repeat(2_000)}` })).path).toHaveLength(500);
  });
});
