import { holdTo } from '../testing.ts';
// Worked out by test/oracles/science_weather.py, apart from the tool.
import vectors from './testdata/weather.json' with { type: 'json' };
import tool from './wind-chill-calculator.ts';

holdTo(tool, { vectors });
