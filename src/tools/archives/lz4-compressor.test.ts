import { holdAsCompressor } from './lib/compressor-testing.ts';
import tool from './lz4-compressor.ts';

holdAsCompressor(tool);
