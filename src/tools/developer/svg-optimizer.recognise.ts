import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'svg',
  recognise({ text, head }) {
    if (!/<svg[\s>]/i.test(head.slice(0, 2_000)) || !/^<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(text) || !/<\/svg>\s*$/i.test(text.slice(-50))) return undefined;
    return { what: 'an SVG picture', confidence: 0.9, preview: /<svg[^>]*>/i.exec(head)?.[0] ?? '', name: 'svg' };
  },
});
