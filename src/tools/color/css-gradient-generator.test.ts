import { holdTo } from '../testing.ts';
import tool from './css-gradient-generator.ts';

const stops = [{ color: 'red' }, { color: 'blue' }];

// The grammar of CSS Images 4, sections 3.1 to 3.4.
holdTo(tool, {
  answers: [
    [{ stops }, { gradient: 'linear-gradient(180deg, #ff0000, #0000ff)', css: 'background: linear-gradient(180deg, #ff0000, #0000ff);' }],
    [{ stops, type: 'conic', angleDegrees: -90, positionXPercent: 0 }, { gradient: 'conic-gradient(from -90deg at 0% 50%, #ff0000, #0000ff)' }],
    [{ stops, type: 'radial', repeating: true }, { gradient: 'repeating-radial-gradient(ellipse at 50% 50%, #ff0000, #0000ff)' }],
    [
      {
        stops: [
          { color: 'red', positionPercent: -12.5 },
          { color: 'transparent', positionPercent: 1000 },
        ],
      },
      { gradient: 'linear-gradient(180deg, #ff0000 -12.5%, #00000000 1000%)' },
    ],
  ],
  invalid: [
    [{ stops: [{ color: 'red' }] }, 'stops'],
    [{ stops: [{ color: 'red', positionPercent: 1001 }, { color: 'blue' }] }, 'stops[0].positionPercent'],
    [{ stops, angleDegrees: 361 }, 'angleDegrees'],
  ],
  unprocessable: [[{ stops: [{ color: 'red' }, { color: 'red;}' }] }, /red;}/]],
});
