import { type CalendarDate, daysInMonth, formatDate } from '../../shared/dates/dates.ts';
import { valuesOf, weightedSum } from '../../shared/identifiers/check-digits.ts';
import { yearNear } from './centuries.ts';

export type MrzFormat = 'TD1' | 'TD2' | 'TD3' | 'MRVA' | 'MRVB';

interface Fields {
  names: string;
  number: string;
  numberCheck: string;
  optional: string;
  optionalCheck?: string;
  nationality: string;
  birth: string;
  birthCheck: string;
  sex: string;
  expiry: string;
  expiryCheck: string;
  composite?: { text: string; check: string };
}

/** The format by count and length of lines and the first letter, or undefined. */
export function formatOf(lines: readonly string[]): MrzFormat | undefined {
  const [first = ''] = lines;
  if (lines.some((line) => line.length !== first.length)) return undefined;
  if (lines.length === 3) return first.length === 30 ? 'TD1' : undefined;
  if (lines.length !== 2) return undefined;
  if (first.length === 44) return first.startsWith('V') ? 'MRVA' : 'TD3';
  return first.length === 36 ? (first.startsWith('V') ? 'MRVB' : 'TD2') : undefined;
}

function cut(lines: readonly string[], format: MrzFormat): Fields {
  const [first = '', second = '', third = ''] = lines;
  if (format === 'TD1') {
    return {
      names: third,
      number: first.slice(5, 14),
      numberCheck: first.slice(14, 15),
      optional: first.slice(15) + second.slice(18, 29),
      nationality: second.slice(15, 18),
      birth: second.slice(0, 6),
      birthCheck: second.slice(6, 7),
      sex: second.slice(7, 8),
      expiry: second.slice(8, 14),
      expiryCheck: second.slice(14, 15),
      composite: { text: first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29), check: second.slice(29) },
    };
  }
  const hasComposite = format === 'TD2' || format === 'TD3';
  const optionalEnd = format === 'TD3' ? 42 : format === 'TD2' ? 35 : undefined;
  return {
    names: first.slice(5),
    number: second.slice(0, 9),
    numberCheck: second.slice(9, 10),
    optional: second.slice(28, optionalEnd),
    ...(format === 'TD3' ? { optionalCheck: second.slice(42, 43) } : {}),
    nationality: second.slice(10, 13),
    birth: second.slice(13, 19),
    birthCheck: second.slice(19, 20),
    sex: second.slice(20, 21),
    expiry: second.slice(21, 27),
    expiryCheck: second.slice(27, 28),
    ...(hasComposite ? { composite: { text: second.slice(0, 10) + second.slice(13, 20) + second.slice(21, -1), check: second.slice(-1) } } : {}),
  };
}

/** Moves a document number that runs on into the optional data together; its check digit is then the last character before the fillers. */
function withLongNumber(fields: Fields, format: MrzFormat): Fields {
  if (fields.numberCheck !== '<' || (format !== 'TD1' && format !== 'TD2')) return fields;
  const [, rest = '', check = ''] = /^([^<]+)([0-9])(?:<|$)/.exec(fields.optional) ?? [];
  if (rest === '') return fields;
  return { ...fields, number: fields.number + rest, numberCheck: check, optional: fields.optional.slice(rest.length + 1) };
}

const checkOf = (text: string): string => String(weightedSum(valuesOf(text.replaceAll('<', '0')), [7, 3, 1]) % 10);
const withoutFillers = (text: string): string => text.replaceAll('<', '');
const withSpaces = (text: string): string => text.replace(/<+/g, ' ').trim();

function dateOf(text: string, yearOf: (twoDigits: number) => number): CalendarDate | undefined {
  if (!/^[0-9]{6}$/.test(text)) return undefined;
  const [year, month, day] = [yearOf(Number(text.slice(0, 2))), Number(text.slice(2, 4)), Number(text.slice(4))];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : undefined;
}

/** The birth date: the latest that is not after the reference. */
function birthOf(text: string, reference: CalendarDate): CalendarDate | undefined {
  const century = reference.year - (reference.year % 100);
  for (const start of [century, century - 100]) {
    const date = dateOf(text, (twoDigits) => start + twoDigits);
    if (date && formatDate(date) <= formatDate(reference)) return date;
  }
  return undefined;
}

function checksOf(fields: Fields) {
  const { optional, optionalCheck, composite } = fields;
  const emptyPersonal = optionalCheck === '<' && withoutFillers(optional) === '';
  return {
    documentNumber: checkOf(fields.number) === fields.numberCheck,
    birthDate: checkOf(fields.birth) === fields.birthCheck,
    expirationDate: checkOf(fields.expiry) === fields.expiryCheck,
    ...(optionalCheck === undefined ? {} : { personalNumber: emptyPersonal || checkOf(optional) === optionalCheck }),
    ...(composite === undefined ? {} : { composite: checkOf(composite.text) === composite.check }),
  };
}

/** Undefined for a field of fillers only. */
const unlessEmpty = (text: string): string | undefined => (text === '' ? undefined : text);

/** The parts of a machine-readable zone whose format is known (ICAO Doc 9303). @param lines upper case, of the format's lengths */
export function readMrz(lines: readonly string[], format: MrzFormat, reference: CalendarDate) {
  const [first = ''] = lines;
  const fields = withLongNumber(cut(lines, format), format);
  const [surname = '', given = ''] = fields.names.split(/<<(.*)/s);
  const birth = birthOf(fields.birth, reference);
  const expiry = dateOf(fields.expiry, (twoDigits) => yearNear(twoDigits, reference.year));
  const sex =
    fields.sex === 'M' ? ('male' as const) : fields.sex === 'F' ? ('female' as const) : /[<X]/.test(fields.sex) ? ('unspecified' as const) : undefined;
  return {
    format,
    documentCode: unlessEmpty(withoutFillers(first.slice(0, 2))),
    issuingState: unlessEmpty(withoutFillers(first.slice(2, 5))),
    surname: unlessEmpty(withSpaces(surname)),
    givenNames: unlessEmpty(withSpaces(given)),
    documentNumber: unlessEmpty(withoutFillers(fields.number)),
    nationality: unlessEmpty(withoutFillers(fields.nationality)),
    ...(birth === undefined ? {} : { birthDate: formatDate(birth) }),
    ...(sex === undefined ? {} : { sex }),
    ...(expiry === undefined ? {} : { expirationDate: formatDate(expiry) }),
    personalNumber: unlessEmpty(withoutFillers(fields.optional)),
    checks: checksOf(fields),
  };
}
