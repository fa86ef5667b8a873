import { recogniser } from '../detection/recogniser.ts';
import { VAT_RULES } from './lib/vat.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const bare = line.replace(/^(?:vat(?:\s*(?:no|number|id|reg))?\.?|ust-?id(?:nr)?\.?|tva|p\.?\s?iva):?\s*/i, '');
    const number = bare.replace(/[\s.\-/]/g, '').toUpperCase();
    if (!/^[A-Z]{2,3}[A-Z0-9+*]{6,13}(?:MWST|TVA|IVA|MVA)?$/.test(number) || bare.length > 30) return undefined;
    const prefix = VAT_RULES.has(number.slice(0, 2)) ? number.slice(0, 2) : number.slice(0, 3);
    const rule = VAT_RULES.get(prefix);
    const rest = number.slice(prefix.length).replace(/(?:MWST|TVA|IVA|MVA)$/, '');
    if (!rule?.pattern.test(rest) || !/\d{4}/.test(rest)) return undefined;
    const passes = rule.passes(rest);
    const isNamed = bare !== line;
    return {
      what: passes ? `a VAT number (${prefix})` : `a VAT number (${prefix}) with a wrong check digit`,
      confidence: passes ? (isNamed ? 0.98 : 0.95) : isNamed ? 0.8 : 0.4,
      main: bare,
      preview: `${prefix} ${rest}`,
    };
  },
});
