import { recogniser } from '../detection/recogniser.ts';
import { unitNamed } from './lib/common-units.ts';

const FEET = /^(-?\d+(?:\.\d+)?)\s*(?:ft|feet|foot|')\s*(\d+(?:\.\d+)?)\s*(?:in|inch(?:es)?|"|'')?$/i;
const POUNDS = /^(\d+(?:\.\d+)?)\s*(?:lbs?|pounds?)\s*(\d+(?:\.\d+)?)\s*(?:oz|ounces?)$/i;
const STONES = /^(\d+(?:\.\d+)?)\s*(?:st|stones?)\s*(\d+(?:\.\d+)?)\s*(?:lbs?|pounds?)$/i;

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    if (line.length > 60 || !/\d/.test(line)) return undefined;
    const composite = [
      { form: FEET, size: 12, from: 'in', to: 'cm' },
      { form: POUNDS, size: 16, from: 'oz', to: 'kg' },
      { form: STONES, size: 14, from: 'lb', to: 'kg' },
    ].find(({ form }) => form.test(line));
    if (composite) {
      const [, whole = '', part = ''] = composite.form.exec(line) ?? [];
      return {
        what: 'a quantity with its units',
        confidence: composite.form === FEET ? 0.9 : 0.96,
        main: Number(whole) * composite.size + Number(part),
        inputs: { from: composite.from, to: composite.to },
        preview: line,
      };
    }
    // "72 F in C" names both.
    const [, number = '', name = '', wanted] =
      /^([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d+)?)\s*([\p{L}\u00b0\u2103\u2109\u03bc\u00b5/][\p{L}\d\u00b0\u00b2\u00b3/ ]{0,25}?)(?:\s+(?:to|in|as)\s+([\p{L}\u00b0\u2103\u2109][\p{L}\d\u00b0\u00b2\u00b3/ ]{0,25}))?$/iu.exec(
        line,
      ) ?? [];
    const unit = name === '' ? undefined : unitNamed(degrees(name.trim(), wanted !== undefined));
    if (!unit) return undefined;
    const other = wanted === undefined ? undefined : unitNamed(degrees(wanted.trim(), true));
    if (wanted !== undefined && !other) return undefined;
    const isShort = name.trim().length === 1;
    const confidence = other ? 0.97 : !unit.isExact ? 0.6 : isShort ? 0.72 : 0.93;
    return {
      what: 'a quantity with its unit',
      confidence,
      main: Number(number.replaceAll(',', '')),
      inputs: { from: unit.unit, to: other?.unit ?? unit.other },
      preview: line,
    };
  },
});

/** Where two units are named, F and C are those of temperatures. */
const degrees = (name: string, isPair: boolean): string => (isPair && /^[FC]$/i.test(name) ? `\u00b0${name.toUpperCase()}` : name);
