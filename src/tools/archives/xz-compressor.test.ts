import { holdAsCompressor } from './lib/compressor-testing.ts';
import tool from './xz-compressor.ts';

holdAsCompressor(tool);
