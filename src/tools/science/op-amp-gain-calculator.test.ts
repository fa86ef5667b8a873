import { holdTo } from '../testing.ts';
import tool from './op-amp-gain-calculator.ts';
// Worked out by test/oracles/science_filters_and_amplifiers.py, apart from the tool.
import vectors from './testdata/filters-and-amplifiers.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ circuit: 'follower', feedbackResistance: 1 }, 'circuit'],
    [{ circuit: 'inverting', feedbackResistance: 1 }, 'inputResistance'],
    [{ circuit: 'inverting', feedbackResistance: 0, inputResistance: 1 }, 'feedbackResistance'],
    [{ circuit: 'differential', feedbackResistance: 1, inputResistance: 1, inputVoltages: [1] }, 'inputVoltages'],
    [{ circuit: 'differential', feedbackResistance: 1, inputResistance: 1, inputVoltages: [1, 2, 3] }, 'inputVoltages'],
    [{ circuit: 'summing', feedbackResistance: 1, inputVoltages: [1] }, 'inputResistances'],
    [{ circuit: 'summing', feedbackResistance: 1, inputResistances: [1] }, 'inputVoltages'],
    [{ circuit: 'summing', feedbackResistance: 1, inputResistances: [1], inputVoltages: [1, 2] }, 'inputVoltages'],
    [{ circuit: 'summing', feedbackResistance: 1, inputResistances: [], inputVoltages: [] }, 'inputResistances'],
    [{ circuit: 'summing', feedbackResistance: 1, inputResistances: [0], inputVoltages: [1] }, 'inputResistances[0]'],
    [{ circuit: 'summing', feedbackResistance: 1, inputResistances: [1], inputVoltages: [1e7] }, 'inputVoltages[0]'],
    [{ circuit: 'summing', feedbackResistance: 1, inputResistances: Array(51).fill(1), inputVoltages: Array(51).fill(1) }, 'inputResistances'],
  ],
});
