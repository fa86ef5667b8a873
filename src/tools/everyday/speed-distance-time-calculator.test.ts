import { holdTo } from '../testing.ts';
import tool from './speed-distance-time-calculator.ts';
// Worked out by test/oracles/everyday_kitchen_and_travel.py, apart from the tool.
import vectors from './testdata/kitchen-and-travel.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  // What is malformed is refused before what has no answer.
  invalid: [[{ distanceKm: 1, durationSeconds: 0, departure: '2026-02-30T00:00:00Z' }, 'departure']],
  unprocessable: [[{ distanceKm: 1, durationSeconds: 0, departure: '2026-02-28T00:00:00Z' }, 'no speed']],
});
