import { z } from 'zod';
import { defineTool } from '../define.ts';
import { attribute } from '../shared/formats/html-tree.ts';
import { countGraphemes } from '../shared/text/segments.ts';
import { MAX_HTML_LENGTH, pageElements } from './lib/page.ts';

const MAX_ALT_LENGTH = 125;
const MEANINGLESS = /^(?:image|picture|photo|graphic|img|icon)$|\.(?:jpg|jpeg|png|gif|webp|svg|avif)$/;

function statusOf(alt: string | undefined): 'ok' | 'empty' | 'missing' | 'suspicious' {
  if (alt === undefined) return 'missing';
  const text = alt.trim();
  if (text === '') return 'empty';
  return MEANINGLESS.test(text.toLowerCase()) || countGraphemes(text) > MAX_ALT_LENGTH ? 'suspicious' : 'ok';
}

export default defineTool({
  slug: 'image-alt-checker',
  name: 'Image Alt Checker',
  category: 'web',
  summary: 'Finds images without alternative text in an HTML page.',
  description:
    'missing has no alt attribute; empty has one of white space alone, which is right for decoration; suspicious is a word such as "image", a file name, or more than 125 characters.',
  reference: 'HTML Standard, section 4.8.4.4 (requirements for alternative text); WCAG 2.2, 1.1.1',
  keywords: ['accessibility', 'alt text', 'a11y', 'screen reader', 'wcag', 'seo'],
  inputs: z.strictObject({ html: z.string().max(MAX_HTML_LENGTH).describe('HTML of the page') }),
  result: z.strictObject({
    images: z
      .array(
        z.strictObject({
          src: z.string().describe('Address of the image as written, empty without one'),
          alt: z.string().optional().describe('Alternative text as written, when there is an alt attribute'),
          status: z.enum(['ok', 'empty', 'missing', 'suspicious']).describe('What is wrong with the alternative text'),
        }),
      )
      .describe('The img elements in document order'),
    total: z.int().describe('Number of img elements in the page'),
    missing: z.int().describe('Images without an alt attribute'),
    empty: z.int().describe('Images with an empty alternative text'),
    suspicious: z.int().describe('Images whose alternative text says nothing or too much'),
  }),
  examples: [
    {
      inputs: { html: '<img src=a.png alt="A cat"><img src=b.png><img alt="">' },
      result: {
        images: [
          { src: 'a.png', alt: 'A cat', status: 'ok' },
          { src: 'b.png', status: 'missing' },
          { src: '', alt: '', status: 'empty' },
        ],
        total: 3,
        missing: 1,
        empty: 1,
        suspicious: 0,
      },
    },
    {
      inputs: { html: '<IMG SRC="x.jpg" ALT="DSC_001.JPG">' },
      result: { images: [{ src: 'x.jpg', alt: 'DSC_001.JPG', status: 'suspicious' }], total: 1, missing: 0, empty: 0, suspicious: 1 },
    },
  ],
  async run({ html }) {
    const images = (await pageElements(html))
      .filter(({ tagName }) => tagName === 'img')
      .map((element) => {
        const alt = attribute(element, 'alt');
        return { src: attribute(element, 'src') ?? '', alt, status: statusOf(alt) };
      });
    const count = (wanted: string): number => images.filter(({ status }) => status === wanted).length;
    return { images, total: images.length, missing: count('missing'), empty: count('empty'), suspicious: count('suspicious') };
  },
});
