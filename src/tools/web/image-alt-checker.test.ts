import { holdTo } from '../testing.ts';
import tool from './image-alt-checker.ts';

const status = (alt: string, expected: string): [Record<string, unknown>, Record<string, unknown>] => [
  { html: `<img alt="${alt}">` },
  { images: [{ src: '', alt, status: expected }] },
];

holdTo(tool, {
  answers: [
    status(' \n', 'empty'),
    status(' Photo ', 'suspicious'),
    status('photo of a cat', 'ok'),
    status('IMG_1.JPEG', 'suspicious'),
    status('a.avif', 'suspicious'),
    status('x'.repeat(125), 'ok'),
    status('x'.repeat(126), 'suspicious'),
    // 125 characters as readers see them
    status('e\u0301'.repeat(125), 'ok'),
    [{ html: '<img alt>' }, { images: [{ status: 'empty' }], empty: 1 }],
    [{ html: '<template><img></template><image src=a>' }, { images: [{ src: 'a', status: 'missing' }], total: 1 }],
    [{ html: '' }, { images: [], total: 0 }],
  ],
  invalid: [[{}, 'html']],
});
