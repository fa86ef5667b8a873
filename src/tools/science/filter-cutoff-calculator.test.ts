import { holdTo } from '../testing.ts';
import tool from './filter-cutoff-calculator.ts';
// Worked out by test/oracles/science_filters_and_amplifiers.py, apart from the tool.
import vectors from './testdata/filters-and-amplifiers.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ kind: 'lc-low-pass', resistance: 1, cutoffFrequency: 1 }, 'kind'],
    [{ kind: 'rc-low-pass', resistance: 1, inductance: 1 }, 'inductance'],
    [{ kind: 'rl-low-pass', resistance: 1, cutoffFrequency: 1, capacitance: 1 }, 'capacitance'],
    [{ kind: 'rc-low-pass', resistance: 1 }, 'capacitance'],
    [{ kind: 'rc-low-pass', resistance: 1, capacitance: 1, cutoffFrequency: 1 }, 'cutoffFrequency'],
    [{ kind: 'rc-low-pass', resistance: 1, capacitance: 1, frequency: 0 }, 'frequency'],
    [{ kind: 'rc-low-pass', resistance: 1, cutoffFrequency: 1e19 }, 'cutoffFrequency'],
  ],
});
