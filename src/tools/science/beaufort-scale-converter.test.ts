import { holdTo } from '../testing.ts';
import tool from './beaufort-scale-converter.ts';
// Worked out by test/oracles/science_weather.py, apart from the tool.
import vectors from './testdata/weather.json' with { type: 'json' };

holdTo(tool, { vectors });
