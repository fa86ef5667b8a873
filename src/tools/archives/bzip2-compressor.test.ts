import tool from './bzip2-compressor.ts';
import { holdAsCompressor } from './lib/compressor-testing.ts';

holdAsCompressor(tool);
