import { holdTo } from '../testing.ts';
import tool from './color-code-generator.ts';

holdTo(tool, {
  answers: [
    // android.graphics.Color: WHITE is -1, BLACK -16777216, RED -65536, TRANSPARENT 0.
    [
      { color: 'white' },
      { androidInt: -1, integer: 16_777_215, bgrInteger: 16_777_215, opengl: 'vec4(1.0, 1.0, 1.0, 1.0)', unity: 'new Color(1f, 1f, 1f, 1f)' },
    ],
    [{ color: 'black' }, { androidInt: -16_777_216, integer: 0, swiftUi: 'Color(red: 0, green: 0, blue: 0, opacity: 1)' }],
    [{ color: 'red' }, { androidInt: -65_536, integer: 0xff0000, bgrInteger: 0x0000ff }],
    [{ color: 'transparent' }, { androidInt: 0, android: '#00000000', flutter: 'Color(0x00000000)', java: 'new Color(0, 0, 0, 0)' }],
    // 1 / 255 = 0.00392…, 127 / 255 = 0.498….
    [{ color: 'rgb(1 127 254)' }, { uiColor: 'UIColor(red: 0.004, green: 0.498, blue: 0.996, alpha: 1)' }],
  ],
  invalid: [[{}, 'color']],
  unprocessable: [[{ color: '0xff' }, /0xff/]],
});
