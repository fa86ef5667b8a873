import { holdTo } from '../testing.ts';
import tool from './box-shadow-generator.ts';

const layer = { offsetXPx: 2, offsetYPx: -3 };

// The grammar of CSS Backgrounds 3 (box-shadow), Text Decoration 3 (text-shadow) and Filter Effects 1 (drop-shadow).
holdTo(tool, {
  answers: [
    [{ layers: [layer] }, { value: '2px -3px 0 0 rgb(0 0 0 / 100%)' }],
    [{ layers: [{ ...layer, inset: true, spreadPx: 1.5 }] }, { value: 'inset 2px -3px 0 1.5px rgb(0 0 0 / 100%)' }],
    [
      { layers: [layer, layer], property: 'drop-shadow' },
      { css: 'filter: drop-shadow(2px -3px 0 rgb(0 0 0 / 100%)) drop-shadow(2px -3px 0 rgb(0 0 0 / 100%));' },
    ],
    [{ layers: [{ ...layer, color: '#ffffff80', opacityPercent: 50 }] }, { value: '2px -3px 0 0 rgb(255 255 255 / 25.1%)' }],
    [{ layers: [{ ...layer, opacityPercent: 0 }] }, { value: '2px -3px 0 0 rgb(0 0 0 / 0%)' }],
  ],
  invalid: [
    [{ layers: [{ ...layer, spreadPx: 1 }], property: 'text-shadow' }, 'layers[0].spreadPx'],
    [{ layers: [layer, { ...layer, inset: true }], property: 'drop-shadow' }, 'layers[1].inset'],
    [{ layers: [] }, 'layers'],
    [{ layers: [{ ...layer, blurPx: -1 }] }, 'layers[0].blurPx'],
    [{ layers: [{ offsetXPx: 0 }] }, 'layers[0].offsetYPx'],
  ],
  unprocessable: [[{ layers: [{ ...layer, color: 'schwarz' }] }, /schwarz/]],
});
