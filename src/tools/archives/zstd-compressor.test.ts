import { holdAsCompressor } from './lib/compressor-testing.ts';
import tool from './zstd-compressor.ts';

holdAsCompressor(tool);
