import { holdTo, type Vector } from '../testing.ts';
// Worked out by test/oracles/science_cables.py, apart from the tool.
import vectors from './testdata/cables.json' with { type: 'json' };
import tool from './wire-gauge-converter.ts';

/** ASTM B258, table 1: diameter in inches. */
const TABLE = {
  '4/0': 0.46,
  '3/0': 0.4096,
  '2/0': 0.3648,
  '1/0': 0.3249,
  1: 0.2893,
  10: 0.1019,
  12: 0.0808,
  14: 0.0641,
  18: 0.0403,
  24: 0.0201,
  30: 0.01,
  36: 0.005,
};

const tabled = Object.entries(TABLE).map(
  ([awg, inches]): Vector => ({
    tool: 'wire-gauge-converter',
    inputs: { awg },
    result: { diameterInch: inches, nearestAwg: awg },
    near: { relative: 0, absolute: 0.00005 },
  }),
);

holdTo(tool, {
  vectors: [...vectors, ...tabled],
  answers: [
    [{ awg: '0000' }, { gauge: -3, nearestAwg: '4/0', diameterInch: 0.46 }],
    [{ awg: '36' }, { gauge: 36, diameterMm: 0.127, diameterInch: 0.005, kcmil: 0.025 }],
    [{ diameterMm: 0.127 }, { gauge: 36, nearestAwg: '36' }],
    [{ diameterMm: 1000 }, { nearestAwg: '4/0' }],
    [{ diameterMm: 0.001 }, { nearestAwg: '40' }],
  ],
  invalid: [
    [{ awg: '' }, 'awg'],
    [{ awg: '00000' }, 'awg'],
    [{ awg: 12 }, 'awg'],
    [{ diameterMm: 0 }, 'diameterMm'],
    [{ diameterMm: 1001 }, 'diameterMm'],
    [{ areaMm2: 0 }, 'areaMm2'],
    [{ areaMm2: 1_000_001 }, 'areaMm2'],
    [{ awg: '12', areaMm2: 3 }, 'areaMm2'],
    [{}, 'awg'],
  ],
  unprocessable: [
    [{ awg: '41' }, /4\/0/],
    [{ awg: '5/0' }, /4\/0/],
    [{ awg: '\ud800' }, /not a wire gauge/],
  ],
});
