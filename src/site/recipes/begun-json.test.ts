import { expect, it } from 'vitest';
import { leastMilliseconds } from '../../../test/support/processor-time.ts';
import { begunJson } from './begun-json.ts';

it.each([
  ['{"steps": [{"id": "a"}, {"id": "b"', { steps: [{ id: 'a' }] }],
  ['{"steps": [{"id": "a"}, {"id": "b", "tool": "x"', { steps: [{ id: 'a' }, { id: 'b' }] }],
  ['{"steps": [{"id": "a"}], "name": oops}', { steps: [{ id: 'a' }] }],
  ['{"steps": [{"id": "a, [}"}', { steps: [{ id: 'a, [}' }] }],
  ['{"steps": [{"id": "a"}}', { steps: [{ id: 'a' }] }],
  ['nothing', undefined],
  ['', undefined],
])('reads of %s what comes before the fault', (text, value) => expect(begunJson(text)).toEqual(value));

it('takes no longer than its length asks for', async () => {
  expect(await leastMilliseconds(5_000, () => begunJson(`[${'{"a":[,'.repeat(50_000)}`))).toBeLessThan(5_000);
});
