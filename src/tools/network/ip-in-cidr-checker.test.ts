import { holdTo } from '../testing.ts';
import tool from './ip-in-cidr-checker.ts';
import data from './testdata/ip-in-cidr-checker.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  invalid: [
    [{ addresses: [], cidrs: ['10.0.0.0/8'] }, 'addresses'],
    [{ addresses: ['10.0.0.1'], cidrs: [] }, 'cidrs'],
  ],
  unprocessable: [
    [{ addresses: ['10.0.0.1', '10.0.0.1/32'], cidrs: ['10.0.0.0/8'] }, /10\.0\.0\.1\/32/],
    [{ addresses: ['10.0.0.1'], cidrs: ['10.0.0.0/8', ''.padEnd(3, '?')] }, /\?\?\?/],
    [{ addresses: Array.from({ length: 10_000 }, () => '10.0.0.1'), cidrs: Array.from({ length: 1000 }, () => '10.0.0.0/8') }, /250,000 matches/],
  ],
});
