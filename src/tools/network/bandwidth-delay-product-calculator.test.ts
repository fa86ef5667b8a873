import { holdTo } from '../testing.ts';
import tool from './bandwidth-delay-product-calculator.ts';

// expected values by the formulas in Python
holdTo(tool, {
  answers: [
    // RFC 7323 section 1.1: a 64 KB window and the path that needs more
    [
      { bandwidthMbps: 8, roundTripMilliseconds: 65.535 },
      { bdpBytes: 65535, windowScale: 0 },
    ],
    [
      { bandwidthMbps: 8, roundTripMilliseconds: 65.536 },
      { bdpBytes: 65536, windowScale: 1 },
    ],
    [
      { bandwidthMbps: 1e9, roundTripMilliseconds: 1e6 },
      { bdpBits: 1e18, windowScale: 14 },
    ],
    [
      { bandwidthMbps: 100, roundTripMilliseconds: 100, windowBytes: 1073741824, lossPercent: 1 },
      { lossLimitMbps: 1.430502009785376, throughputMbps: 1.430502009785376 },
    ],
    [
      { bandwidthMbps: 1, roundTripMilliseconds: 1, lossPercent: 0.0001 },
      { throughputMbps: 1, lossLimitMbps: 14305.02009785376 },
    ],
    [
      { bandwidthMbps: 10, roundTripMilliseconds: 200, windowBytes: 1 },
      { windowLimitMbps: 0.00004, throughputMbps: 0.00004 },
    ],
  ],
  invalid: [
    [{ bandwidthMbps: 0, roundTripMilliseconds: 1 }, 'bandwidthMbps'],
    [{ bandwidthMbps: 1, roundTripMilliseconds: 1, lossPercent: 101 }, 'lossPercent'],
  ],
});
