import { recogniser } from '../detection/recogniser.ts';
import { NAMED_COLORS } from './lib/names-for-recognising.ts';

export default recogniser({
  takes: 'line',
  fills: 'color',
  recognise({ line }) {
    const color = line.replace(/;$/, '').replace(/^(?:background-)?color:\s*/i, '');
    const isRight = (confidence: number) => ({ what: 'a colour', confidence, main: color, preview: color });
    if (/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(color)) return isRight(0.97);
    if (/^#[0-9a-f]{3,4}$/i.test(color)) return isRight(/^#\d+$/.test(color) ? 0.6 : 0.9);
    if (/^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|hsv|cmyk|color)\(\s*[^()]{3,80}\)$/i.test(color)) return isRight(0.98);
    if (NAMED_COLORS.has(color.toLowerCase())) return isRight(color.length < line.length - 2 ? 0.9 : color.length > 8 ? 0.5 : 0.45);
    return /^(?!0[bx])[0-9a-f]{6}$/i.test(color) && /[a-f]/i.test(color) && /\d/.test(color) ? { ...isRight(0.45), main: `#${color}` } : undefined;
  },
});
