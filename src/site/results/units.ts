import type { JsonSchema } from '../../tools/card.ts';
import { labelOf } from '../forms/words.ts';

/** Units as descriptions name them, and their signs. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amperes: 'A',
    bits: 'bits',
    bytes: 'bytes',
    coulombs: 'C',
    'cubic metres': 'm³',
    daltons: 'Da',
    degrees: '°',
    farads: 'F',
    grams: 'g',
    henries: 'H',
    hertz: 'Hz',
    hours: 'h',
    joules: 'J',
    kelvins: 'K',
    kilograms: 'kg',
    litres: 'l',
    metres: 'm',
    millimetres: 'mm',
    moles: 'mol',
    'newton metres': 'N·m',
    newtons: 'N',
    ohms: 'Ω',
    pascals: 'Pa',
    percent: '%',
    pixels: 'px',
    seconds: 's',
    siemens: 'S',
    'square metres': 'm²',
    'volt-amperes': 'VA',
    volts: 'V',
    watts: 'W',
  }),
);
/** Those that are written as signs in descriptions, too. */
const WRITTEN = /^(?:°[CF]|cm|dB|kcal|kWh|mg|mm|mmHg|var|(?:[µmkM]?(?:g|J|L|m|mol|N|V|W)|BTU|kcal|mOsm|ppm)\/(?:cm|h|K|kg|L|m|min|mol|s|µL)[²³]?|m²K\/W)$/;
/** Where a description names the unit of its field: "Mass of the body in kilograms, …". */
const UNIT = /\bin ((?:cubic|square|newton) metres|[^\s,;.()]+)(?=[,;.]|$| \(| (?:at|by|for|of)\b)/;

/** The unit of a number, by what is said of it; undefined where that names none, or its label has it. */
export function unitOf(name: string, { description = '' }: JsonSchema): string | undefined {
  const [, word = ''] = UNIT.exec(description) ?? [];
  const label = labelOf(name).toLowerCase();
  if (label.includes('(') || label.includes(word.toLowerCase().replace(/s$/, ''))) return undefined;
  return SIGNS.get(word) ?? (WRITTEN.test(word) ? word : undefined);
}
