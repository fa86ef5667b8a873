import { holdTo } from '../testing.ts';
import tool from './glassmorphism-generator.ts';

holdTo(tool, {
  answers: [
    [
      { radiusPx: 0, blurPx: 0, borderOpacityPercent: 0, shadow: false, opacityPercent: 0 },
      { css: 'background: rgb(255 255 255 / 0%);\nborder-radius: 0;\nbackdrop-filter: blur(0px);\n-webkit-backdrop-filter: blur(0px);' },
    ],
    [
      { color: 'rgb(1 2 3 / 10%)', shadow: false, saturationPercent: 0, borderOpacityPercent: 12.5, opacityPercent: 33.3 },
      {
        css: 'background: rgb(1 2 3 / 33.3%);\nborder-radius: 16px;\nbackdrop-filter: blur(10px) saturate(0%);\n-webkit-backdrop-filter: blur(10px) saturate(0%);\nborder: 1px solid rgb(1 2 3 / 12.5%);',
      },
    ],
  ],
  invalid: [
    [{ opacityPercent: 101 }, 'opacityPercent'],
    [{ blurPx: 201 }, 'blurPx'],
  ],
  unprocessable: [[{ color: 'glass' }, /glass/]],
});
