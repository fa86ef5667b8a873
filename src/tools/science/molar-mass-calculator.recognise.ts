import { recogniser } from '../detection/recogniser.ts';

const ELEMENTS = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf'.split(
    ' ',
  ),
);
/** Elements that stand alone with a number, and compounds without one. */
const SIMPLE =
  /^(?:[HNOF]2|Cl2|Br2|I2|O3|S8|P4|NaCl|KCl|HCl|HBr|HF|HI|NaOH|KOH|LiOH|NaF|KBr|KI|AgCl|AgBr|CaO|MgO|ZnO|CuO|FeO|FeS|ZnS|CuS|PbS|NO|CO|SiC|GaAs|HCN|KCN|NaCN|NaH|LiH|HClO|NaClO|KMnO4|NaI|LiF|LiCl|BaO|TiN)$/;
const SUBSCRIPTS = '\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089';

export default recogniser({
  takes: 'line',
  fills: 'formula',
  recognise({ line }) {
    const plain = line.replace(/[\u2080-\u2089]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)));
    if (plain.length < 2 || plain.length > 120 || !/^[A-Z([][A-Za-z\d()[\]\u00b7.*^+-]*$/.test(plain)) return undefined;
    if (SIMPLE.test(plain)) return { what: 'a chemical formula', confidence: 0.95, main: line.replace(/\.(?=\d*[A-Z])/g, '\u00b7'), preview: line };
    const rest = plain.replace(/\^?\d*[+-]$/, '');
    const symbols = rest.match(/[A-Z][a-z]?/g) ?? [];
    const isFormula = rest.replace(/[A-Z][a-z]?\d{0,3}|[()[\]]\d{0,3}|[\u00b7.*]\d{0,2}(?=[A-Z(])/g, '') === '';
    if (!isFormula || !symbols.every((symbol) => ELEMENTS.has(symbol))) return undefined;
    const distinct = new Set(symbols).size;
    const numbers = rest.match(/\d+/g) ?? [];
    if (numbers.length === 0)
      return {
        what: 'a chemical formula',
        confidence: distinct > 1 && symbols.some((symbol) => symbol.length === 2) && rest.length > 4 ? 0.4 : 0.25,
        main: line.replace(/\.(?=\d*[A-Z])/g, '\u00b7'),
        preview: line,
      };
    if (distinct < 2) return { what: 'a chemical formula', confidence: 0.2, main: line.replace(/\.(?=\d*[A-Z])/g, '\u00b7'), preview: line };
    // B2B and P2P are none; most have oxygen, hydrogen, a halogen, nitrogen or sulphur, and small numbers.
    const isUsual = symbols.some((symbol) => /^(?:O|H|Cl|F|N|S|Br|I|C)$/.test(symbol));
    const isOdd = /^[A-Z]\d[A-Z]$/.test(rest) && !/^[A-Z]2[OS]$/.test(rest);
    return {
      what: 'a chemical formula',
      confidence:
        isOdd || numbers.every((number) => number === '1')
          ? 0.3
          : isUsual && numbers.every((number) => Number(number) > 1 && Number(number) < 200)
            ? 0.95
            : 0.6,
      main: line.replace(/\.(?=\d*[A-Z])/g, '\u00b7'),
      preview: line,
    };
  },
});
