import { holdTo } from '../testing.ts';
import tool from './aspect-ratio-calculator.ts';

holdTo(tool, {
  answers: [
    [
      { width: 1, height: 1 },
      { ratio: '1:1', commonName: 'square', orientation: 'square', decimal: 1 },
    ],
    [
      { width: 1.5, height: 1 },
      { ratio: '3:2', commonName: '3:2' },
    ],
    [
      { width: 1366, height: 768 },
      { ratio: '683:384', commonName: '16:9' },
    ],
    [{ width: 2560, height: 1080 }, { ratio: '64:27' }],
    [
      { width: 1080, height: 1920, newHeight: 960 },
      { ratio: '9:16', commonName: '9:16', newWidth: 540, newHeight: 960, orientation: 'portrait' },
    ],
    [{ width: 1850, height: 1000 }, { commonName: '1.85:1' }],
    [{ width: 1000, height: 2390 }, { commonName: '1:2.39' }],
    [{ width: 0.1, height: 0.3 }, { ratio: '1:3' }],
    [{ width: 1e9, height: 0.000001 }, { ratio: '1000000000000000:1' }],
  ],
  invalid: [
    [{ width: 16, height: 9, newWidth: 1, newHeight: 1 }, 'newHeight'],
    [{ width: 0, height: 9 }, 'width'],
    [{ width: 16 }, 'height'],
  ],
});
