import { expect, it, vi } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './animal-gestation-calculator.ts';
// Worked out by test/oracles/everyday_workshop.py, apart from the tool.
import vectors from './testdata/workshop.json' with { type: 'json' };

holdTo(tool, { vectors });

it('counts from the present day in UTC unless told another', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-20T23:59:59Z') });
  try {
    expect(await run(tool, { species: 'dog', matingDate: '2026-01-15' })).toMatchObject({ daysPregnant: 36, daysLeft: 27 });
  } finally {
    vi.useRealTimers();
  }
});
