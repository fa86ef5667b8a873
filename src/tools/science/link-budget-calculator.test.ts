import { holdTo } from '../testing.ts';
import tool from './link-budget-calculator.ts';
// Worked out by test/oracles/science_radio_and_sky.py, apart from the tool.
import vectors from './testdata/radio-and-sky.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ frequencyMhz: 0, distanceKm: 1 }, 'frequencyMhz'],
    [{ frequencyMhz: 1, distanceKm: 0 }, 'distanceKm'],
    [{ frequencyMhz: 1, distanceKm: 1, otherLossesDb: -1 }, 'otherLossesDb'],
    [{ frequencyMhz: 1, distanceKm: 1, transmitPowerDbm: 201 }, 'transmitPowerDbm'],
    [{ frequencyMhz: 1, distanceKm: 1, sensitivityDbm: 101 }, 'sensitivityDbm'],
    [{ frequencyMhz: 1 }, 'distanceKm'],
  ],
});
