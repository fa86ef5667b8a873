import { type Found, recogniser } from '../detection/recogniser.ts';
import { type Base85Variant, base85 } from '../shared/bytes/base85.ts';

const Z85 = /^[0-9a-zA-Z.\-:+=^!/*?&<>()[\]{}@%$#]+$/;
const RFC_1924 = /^[0-9A-Za-z!#$%&()*+\-;<=>?@^_`{|}~]+$/;
const ASCII_85 = /^[!-uz\s]+$/;

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text }) {
    if (text.length < 7) return undefined;
    if (text.startsWith('<~') && text.endsWith('~>')) return [found('ascii85', text, 0.95, true)];
    if (/[^\s][ \t]+[^\s]|[^!-~\s]/.test(text.slice(0, 4_000))) return undefined;
    const joined = text.replace(/\s+/g, '');
    // Words, numbers, codes of letters and digits alone, and what is written with spaces are something else.
    if (/[^\s][ \t]+[^\s]/.test(text.slice(0, 4_000)) || /^[\w.,:/+=-]*$/.test(joined.slice(0, 4_000)) || !/[A-Za-z]/.test(joined)) return undefined;
    return [
      // A z is four bytes of zero.
      ASCII_85.test(joined) && joined.replaceAll('z', '').length % 5 !== 1 ? found('ascii85', joined, 0.1, false) : undefined,
      Z85.test(joined) && joined.length % 5 === 0 ? found('z85', joined, 0.09, false) : undefined,
      RFC_1924.test(joined) && joined.length % 5 !== 1 ? found('rfc1924', joined, 0.1, false) : undefined,
    ];
  },
});

function found(variant: Base85Variant, text: string, confidence: number, isFramed: boolean): Found {
  return {
    what: variant === 'ascii85' ? 'Ascii85' : `Base85 (${variant === 'z85' ? 'Z85' : 'RFC 1924'})`,
    confidence,
    main: text,
    inputs: { mode: 'decode', ...(variant !== 'ascii85' && { variant }) },
    layer: {
      name: 'base85',
      written: 'utf8',
      open() {
        const bytes = base85(variant, isFramed).decode(text);
        return bytes;
      },
    },
  };
}
