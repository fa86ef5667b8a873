import { STATUS_CODES as NODE_CODES } from 'node:http';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './http-status-lookup.ts';

// names of the IANA registry
holdTo(tool, {
  answers: [
    [{ code: 413 }, { statuses: [{ name: 'Content Too Large', category: 'clientError' }] }],
    [{ code: 422 }, { statuses: [{ name: 'Unprocessable Content' }] }],
    [{ code: 100 }, { statuses: [{ category: 'informational' }] }],
    [{ code: 299 }, { statuses: [] }],
    [{ code: 599 }, { statuses: [] }],
    [{ query: 'TOO large' }, { statuses: [{ code: 413 }, { code: 431 }] }],
    [{ query: 'gateway' }, { statuses: [{ code: 502 }, { code: 504 }] }],
    [{ query: 'no such name' }, { statuses: [] }],
  ],
  invalid: [
    [{ code: 404, query: 'x' }, 'query'],
    [{ code: 99 }, 'code'],
    [{ code: 600 }, 'code'],
    [{ query: '' }, 'query'],
  ],
});

it('http-status-lookup lists every code that the runtime knows, ascending', async () => {
  const codes = (await run(tool, {})).statuses.map(({ code }: { code: number }) => code);
  expect(codes).toEqual(codes.toSorted((a: number, b: number) => a - b));
  // 509 is in use but not registered
  expect(codes).toEqual(
    expect.arrayContaining(
      Object.keys(NODE_CODES)
        .map(Number)
        .filter((code) => code !== 509),
    ),
  );
});
