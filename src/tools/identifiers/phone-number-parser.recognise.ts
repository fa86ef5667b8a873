import { recogniser } from '../detection/recogniser.ts';

/** The first digits of the calling codes of the world, by the ITU. */
const CALLING_CODE =
  /^(?:1|20|21[1-368]|22\d|23\d|24\d|25[0-8]|26\d|27|29[01789]|3[0-469]|35\d|37\d|38[0-35-79]|4[013-9]|42[013]|5[1-8]|50\d|59\d|6[0-6]|67\d|68\d|69[0-2]|7|8[1246]|85[02356]|88[0-3678]|9[0-58]|96\d|97\d|99[2-68])/;

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const bare = line.replace(/^(?:tel|phone|mobile|fax)[.:]\s*/i, '');
    if (bare.length > 40 || !/^(?:\+|00|\(|\d)[\d\s().\-/\u2010-\u2015]{5,30}\d(?:\s*(?:x|ext\.?|#)\s*\d{1,6})?$/i.test(bare)) return undefined;
    const isNamed = bare !== line;
    const main = bare.replace(/\s*(?:x|ext\.?|#)\s*\d{1,6}$/i, '');
    const digits = main.replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 16) return undefined;
    const found = (confidence: number, country?: string) => ({
      what: 'a phone number',
      confidence: isNamed ? Math.max(confidence, 0.9) : confidence,
      main: bare,
      ...(country && { inputs: { defaultCountry: country } }),
      preview: bare,
    });
    if (main.startsWith('+')) return CALLING_CODE.test(digits) && digits.length >= 8 ? found(0.97) : found(0.3);
    if (/^\(?[2-9]\d{2}\)[\s.-]?[2-9]\d{2}[\s.-]\d{4}$/.test(main)) return found(0.95, 'US');
    if (/^(?:1[\s.-])?[2-9]\d{2}([\s.-])[2-9]\d{2}\1\d{4}$/.test(main)) return found(0.9, 'US');
    if (/^00\s?[1-9]/.test(main) && digits.length >= 10) return found(/\D/.test(main) ? 0.85 : 0.6, 'DE');
    if (/^\(?0\d{2,4}\)?[\s/-]\d{3,4}[\s-]?\d{3,4}$/.test(main)) return found(0.8, 'GB');
    if (/^0\d(?:[\s.]\d{2}){4}$/.test(main)) return found(0.93, 'FR');
    if (/^\(?0\d{2,4}\)?[\s/-]+\d[\d\s-]{4,}$/.test(main)) return found(0.75, 'DE');
    if (/^0\d{9,10}$/.test(main)) return found(0.55, 'GB');
    return /^[2-9]\d{2}[2-9]\d{6}$/.test(main) ? found(0.35, 'US') : undefined;
  },
});
