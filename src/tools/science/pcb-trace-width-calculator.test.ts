import { holdTo } from '../testing.ts';
import tool from './pcb-trace-width-calculator.ts';
// Worked out by test/oracles/science_cables.py, apart from the tool.
import vectors from './testdata/cables.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ current: 0 }, 'current'],
    [{ current: 1001 }, 'current'],
    [{ current: 1, temperatureRise: 0 }, 'temperatureRise'],
    [{ current: 1, copperOz: 21 }, 'copperOz'],
    [{ current: 1, layer: 'middle' }, 'layer'],
    [{ current: 1, lengthMm: -1 }, 'lengthMm'],
    [{ current: 1, ambientCelsius: -101 }, 'ambientCelsius'],
  ],
});
