import type { JsonSchema } from '../../tools/card.ts';
import { fieldLabel } from '../forms/own-names.ts';

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
    'metres per second': 'm/s',
    millimetres: 'mm',
    moles: 'mol',
    'newton metres': 'N·m',
    newtons: 'N',
    ohms: 'Ω',
    pascals: 'Pa',
    percent: '%',
    pixels: 'px',
    'radians per metre': 'rad/m',
    'radians per second': 'rad/s',
    seconds: 's',
    siemens: 'S',
    'square metres': 'm²',
    'volt-amperes': 'VA',
    volts: 'V',
    watts: 'W',
  }),
);
/** Those that are written as signs in descriptions, too. */
const WRITTEN =
  /^(?:°[CF]|cm|dB|kcal|kWh|mg|mm|mmHg|var|(?:[µmkM]?(?:g|J|L|m|mol|N|V|W)|BTU|kcal|mOsm|ppm)\/(?:cm|h|K|kg|L|m|min|mol|s|µL)[²³]?|m² ?K\/W|kg m\/s|\w+\/\([^()]+\))$/;
/** Where a description names the unit of its field: "Mass of the body in kilograms, …". What is said after a colon, or of what it is compared with, has units of its own. */
const UNIT =
  /^(?:(?! over )[^:;,])*(?:, )?\bin ((?:cubic|square|newton) metres|(?:metres|radians) per (?:metre|second)|kg m\/s|m² K\/W|\w+\/\([^()]+\)|[^\s,;:.()]+)(?=[,;:.]|$| \(| (?:at|by|of|that|to)\b)/;

/** A place that is counted as programs do. */
const FROM_ZERO = /\bfrom 0(?=[,;]|$| (?:at|of) | \(row)/;

/** The unit of a number, or that it is a place counted from 0, by what is said of it; undefined where that names none, or its label has it. */
export function unitOf(name: string, { type, description = '' }: JsonSchema): string | undefined {
  if (type === 'integer' && FROM_ZERO.test(description)) return 'from 0';
  const [, word = ''] = UNIT.exec(description) ?? [];
  const sign = SIGNS.get(word) ?? (WRITTEN.test(word) ? word : undefined);
  const label = fieldLabel(name).toLowerCase();
  const isSaid = label.includes('(') || label.split(' ').some((said) => SAID.test(said) || said === sign || stem(said) === stem(word));
  const isOther = Array.from(description.matchAll(/\bin (\w+)/g), ([, other = '']) => other).some((other) => !word.startsWith(other) && SIGNS.has(other));
  return isSaid || isOther ? undefined : sign;
}

/** What units a label has in words, or what it is a rate of. */
const SAID = /^(?:celsius|fahrenheit|liters|meters|per)$/;

const stem = (word: string): string => word.toLowerCase().replace(/s$/, '');
