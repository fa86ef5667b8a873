import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { tag } from './lib/html.ts';

/** The height for a width at a ratio such as 16:9, rounded half up; undefined when it is not two positive numbers. */
function heightFor(width: number, ratio: string): bigint | undefined {
  const [, wide = '', , high = ''] = /^([0-9]+(\.[0-9]+)?):([0-9]+(\.[0-9]+)?)$/.exec(ratio) ?? [];
  const decimals = Math.max(wide.split('.')[1]?.length ?? 0, high.split('.')[1]?.length ?? 0);
  const whole = (text: string): bigint => {
    const [integer = '', fraction = ''] = text.split('.');
    return BigInt(integer + fraction.padEnd(decimals, '0'));
  };
  const [a, b] = [whole(wide), whole(high)];
  return a === 0n || b === 0n ? undefined : (2n * BigInt(width) * b + a) / (2n * a);
}

export default defineTool({
  slug: 'responsive-image-generator',
  name: 'Responsive Image Generator',
  category: 'web',
  summary: 'Generates a responsive img tag with srcset and sizes.',
  description:
    'Every {width} in src is replaced by a width; the largest is the fallback. Widths come out in ascending order, each once. With an aspectRatio the tag gets the width and height of the largest, so that the page does not jump while it loads.',
  reference: 'HTML Standard, section 4.8.4 (images: srcset and sizes)',
  keywords: ['srcset', 'img tag', 'lazy loading', 'picture', 'retina', 'page speed'],
  inputs: z.strictObject({
    src: z
      .string()
      .min(1)
      .max(2000)
      .regex(/^\S*\{width\}\S*$/, 'must be an address without white space that has {width} where the width goes')
      .describe('Address with {width} where the width in pixels goes'),
    widths: z.array(z.int().min(1).max(20_000)).min(1).max(50).describe('Widths of the files in pixels'),
    sizes: z.string().min(1).max(2000).default('100vw').describe('How wide the image is shown, as the sizes attribute'),
    alt: z.string().max(2000).default('').describe('Alternative text of the image; empty for a decorative one'),
    aspectRatio: z
      .string()
      .min(3)
      .max(20)
      .optional()
      .describe('Width to height such as 16:9; adds width and height')
      .meta({ examples: ['1:1', '4:3', '3:2', '16:9', '21:9', '3:4', '2:3', '9:16'] }),
    lazy: z.boolean().default(true).describe('Load the image only when it comes near the screen'),
  }),
  result: z.strictObject({
    html: z.string().describe('The img tag with all its attributes'),
    srcset: z.string().describe('The value of the srcset attribute on its own'),
  }),
  examples: [
    {
      inputs: { src: '/img/a-{width}.jpg', widths: [640, 320], alt: 'A & B', aspectRatio: '16:9' },
      result: {
        html: '<img src="/img/a-640.jpg" srcset="/img/a-320.jpg 320w, /img/a-640.jpg 640w" sizes="100vw" alt="A &amp; B" width="640" height="360" loading="lazy" decoding="async">',
        srcset: '/img/a-320.jpg 320w, /img/a-640.jpg 640w',
      },
    },
    {
      inputs: { src: 'https://cdn.example.com/{width}/x.webp', widths: [800], sizes: '(min-width: 60em) 50vw, 100vw', lazy: false },
      result: {
        html: '<img src="https://cdn.example.com/800/x.webp" srcset="https://cdn.example.com/800/x.webp 800w" sizes="(min-width: 60em) 50vw, 100vw" alt="">',
        srcset: 'https://cdn.example.com/800/x.webp 800w',
      },
    },
  ],
  run({ src, widths, sizes, alt, aspectRatio, lazy }) {
    const ordered = [...new Set(widths)].sort((a, b) => a - b);
    const largest = ordered.at(-1) ?? 0;
    const address = (width: number): string => src.replaceAll('{width}', String(width));
    const srcset = ordered.map((width) => `${address(width)} ${width}w`).join(', ');
    const height = aspectRatio === undefined ? undefined : heightFor(largest, aspectRatio);
    if (aspectRatio !== undefined && height === undefined) invalid('aspectRatio', 'must be two positive numbers separated by a colon, such as 16:9');
    const html = tag('img', {
      src: address(largest),
      srcset,
      sizes,
      alt,
      width: height === undefined ? undefined : largest,
      height: height?.toString(),
      loading: lazy ? 'lazy' : undefined,
      decoding: lazy ? 'async' : undefined,
    });
    return { html, srcset };
  },
});
