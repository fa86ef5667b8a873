import { holdTo } from '../testing.ts';
import tool from './beaufort-scale-converter.ts';
// Worked out by test/oracles/science_weather.py, apart from the tool.
import vectors from './testdata/weather.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [[{ beaufort: -0 }, { beaufort: 0, description: 'calm', minMs: 0, maxMs: 0.3 }]],
  invalid: [
    [{ beaufort: 13 }, 'beaufort'],
    [{ beaufort: -1 }, 'beaufort'],
    [{ beaufort: 2.5 }, 'beaufort'],
    [{ speedMs: -0.1 }, 'speedMs'],
    [{ speedMs: 200.1 }, 'speedMs'],
    [{ speedMs: 3, beaufort: 2 }, 'beaufort'],
    [{}, 'speedMs'],
  ],
});
