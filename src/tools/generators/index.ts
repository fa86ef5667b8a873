import type { Tool } from '../define.ts';
import randomNumberGenerator from './random-number-generator.ts';
import sparklineGenerator from './sparkline-generator.ts';

export default [randomNumberGenerator, sparklineGenerator] satisfies Tool[];
