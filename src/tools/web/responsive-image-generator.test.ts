import { holdTo } from '../testing.ts';
import tool from './responsive-image-generator.ts';

const inputs = { src: '/{width}.jpg', widths: [100], lazy: false };
const sized = (width: number, height: string) => ({
  html: `<img src="/${width}.jpg" srcset="/${width}.jpg ${width}w" sizes="100vw" alt="" width="${width}" height="${height}">`,
});

holdTo(tool, {
  answers: [
    // 100 × 9 / 16 = 56.25; 1 × 1 / 2 = 0.5, half up; 191:100 written with a decimal point
    [{ ...inputs, aspectRatio: '16:9' }, sized(100, '56')],
    [{ ...inputs, widths: [1], aspectRatio: '2:1' }, sized(1, '1')],
    [{ ...inputs, widths: [1200], aspectRatio: '1.91:1' }, sized(1200, '628')],
    [{ ...inputs, widths: [300, 100, 300] }, { srcset: '/100.jpg 100w, /300.jpg 300w' }],
    [{ ...inputs, src: '/{width}/{width}?a&b', alt: '"' }, { html: '<img src="/100/100?a&amp;b" srcset="/100/100?a&amp;b 100w" sizes="100vw" alt="&quot;">' }],
  ],
  invalid: [
    [{ ...inputs, src: '/a.jpg' }, 'src'],
    [{ ...inputs, src: '/a b{width}.jpg' }, 'src'],
    [{ ...inputs, widths: [] }, 'widths'],
    [{ ...inputs, widths: [0] }, 'widths[0]'],
    [{ ...inputs, widths: [1.5] }, 'widths[0]'],
    [{ ...inputs, aspectRatio: '16x9' }, 'aspectRatio'],
    [{ ...inputs, aspectRatio: '0:9' }, 'aspectRatio'],
    [{ ...inputs, aspectRatio: '16:-9' }, 'aspectRatio'],
  ],
});
