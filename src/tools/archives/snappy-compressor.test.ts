import { holdAsCompressor } from './lib/compressor-testing.ts';
import tool from './snappy-compressor.ts';

holdAsCompressor(tool);
