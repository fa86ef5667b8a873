import { holdTo } from '../testing.ts';
import tool from './dbm-to-watts-converter.ts';
// Worked out by test/oracles/science_radio_and_sky.py, apart from the tool.
import vectors from './testdata/radio-and-sky.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{}, 'dbm'],
    [{ dbm: 1, volts: 1 }, 'volts'],
    [{ dbm: 401 }, 'dbm'],
    [{ dbw: -401 }, 'dbw'],
    [{ watts: 0 }, 'watts'],
    [{ volts: 0 }, 'volts'],
    [{ dbuv: 601 }, 'dbuv'],
    [{ dbm: 1, impedance: 0 }, 'impedance'],
  ],
});
