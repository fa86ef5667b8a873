import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, line }) {
    const bare = line || text;
    if (bare.length > 100_000) return undefined;
    if (/^[01]{8}(?:[\s,]*[01]{8})+$|^[01]{8}$/.test(bare))
      return found(bare, 'binary', 2, bare.replace(/[\s,]+/g, '').match(/.{8}/g) ?? [], bare.length > 8 ? 0.6 : 0.2);
    const numbers = /^\d{1,3}(?:[\s,]+\d{1,3}){3,}$/.test(bare) ? bare.split(/[\s,]+/) : undefined;
    if (numbers?.every((one) => Number(one) < 256)) return found(bare, 'decimal', 10, numbers, 0.05);
    return undefined;
  },
});

function found(text: string, base: string, radix: number, numbers: readonly string[], confidence: number) {
  return {
    what: base === 'binary' ? 'bytes as bits' : 'bytes as numbers',
    confidence,
    main: text.replace(/[\s,]+/g, ' '),
    inputs: { mode: 'decode', base },
    layer: { name: base, ...(base === 'decimal' && { needsSense: true as const }), open: () => Uint8Array.from(numbers, (one) => Number.parseInt(one, radix)) },
  };
}
