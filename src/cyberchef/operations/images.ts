import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { type Giving, givesWritten, step, type Taking } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

/** Pictures go in and come out as base64. */
const takesImage: Taking = { field: 'image', as: 'bytes', binary: true };
const givesImage: Giving = { field: 'image', as: 'bytes', binary: true };
const image = (tool: string, inputs: Record<string, unknown>) => step(tool, inputs, takesImage, givesImage);

const filter = (name: string, amount?: number) => image('image-filter', { filters: [{ name, ...(amount !== undefined && { amount }) }] });

function resize(args: Arguments) {
  const [width, height] = [args.number(0, 100), args.number(1, 100)];
  const isPercent = args.string(2, 'Pixels') === 'Percent';
  if (isPercent) {
    if (width !== height) unsupported('percentages that differ are not offered');
    return image('image-resizer', { percent: width });
  }
  return image('image-resizer', { width, height, fit: args.flag(3) ? 'inside' : 'fill' });
}

/** Pictures. What is packed anew need not have the same bytes as CyberChef's. */
export const images: Operations = {
  'Convert Image Format': (args) =>
    image('image-converter', { format: args.choice(0, { JPEG: 'jpeg', PNG: 'png', TIFF: 'tiff' }, 'JPEG'), quality: args.number(1, 80) }),
  'Resize Image': resize,
  'Rotate Image': (args) => image('image-rotator', { angle: args.number(0, 90) }),
  'Flip Image': (args) => image('image-rotator', args.string(0, 'Horizontal') === 'Horizontal' ? { flipHorizontal: true } : { flipVertical: true }),
  'Crop Image': (args) => {
    if (args.flag(4)) unsupported('cropping by itself is not offered');
    return image('image-cropper', { left: args.number(0), top: args.number(1), width: args.number(2, 10), height: args.number(3, 10) });
  },
  'Invert Image': () => filter('invert'),
  'Image Filter': (args) => filter(args.choice(0, { Greyscale: 'grayscale', Sepia: 'sepia' }, 'Greyscale')),
  'Remove EXIF': () => image('image-metadata-remover', {}),
  // Whether the picture is made clearer before does not change what is in it.
  'Parse QR Code': () => step('qr-code-reader', { formats: ['qrCode'], limit: 1 }, takesImage, givesWritten('codes/0/text')),
};
