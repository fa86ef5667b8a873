import { holdTo } from '../testing.ts';
import tool from './reactance-calculator.ts';
// Worked out by test/oracles/science_circuits.py, apart from the tool.
import vectors from './testdata/circuits.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ component: 'resistor', value: 1, frequency: 1 }, 'component'],
    [{ component: 'capacitor', value: 1, frequency: 1, reactance: 1 }, 'reactance'],
    [{ component: 'capacitor', value: 1 }, 'frequency'],
    [{ component: 'capacitor' }, 'value'],
    [{ component: 'inductor', value: 0, frequency: 1 }, 'value'],
    [{ component: 'inductor', value: 1, frequency: 0 }, 'frequency'],
    [{ component: 'inductor', value: 1, reactance: -1 }, 'reactance'],
  ],
});
