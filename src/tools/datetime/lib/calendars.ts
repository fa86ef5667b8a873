import { MONTHS } from './moments.ts';
import { dayToJulian, julianToDay, type Ymd } from './plain-calendars.ts';
import { dateOfDay, epochDay } from './working-days.ts';

/** The calendars, in the order they are given in. */
export const CALENDARS = [
  'gregorian',
  'julian',
  'hebrew',
  'islamicCivil',
  'islamicUmalqura',
  'persian',
  'chinese',
  'indian',
  'coptic',
  'ethiopian',
  'japanese',
  'buddhist',
  'minguo',
] as const;
export type CalendarName = (typeof CALENDARS)[number];
export const ERAS = ['reiwa', 'heisei', 'showa', 'taisho', 'meiji'] as const;

const IDS = {
  gregorian: 'iso8601',
  hebrew: 'hebrew',
  islamicCivil: 'islamic-civil',
  islamicUmalqura: 'islamic-umalqura',
  persian: 'persian',
  chinese: 'chinese',
  indian: 'indian',
  coptic: 'coptic',
  ethiopian: 'ethiopic',
  japanese: 'japanese',
  buddhist: 'buddhist',
  minguo: 'roc',
} as const;

/** Years (of the calendar itself) that each table or rule holds for. */
const YEARS: Partial<Record<CalendarName, readonly [first: number, last: number]>> = { islamicUmalqura: [1300, 1600], chinese: [1900, 2100] };
const NAMES: Partial<Record<CalendarName, string>> = {
  islamicCivil: "Muharram,Safar,Rabi' I,Rabi' II,Jumada I,Jumada II,Rajab,Sha'ban,Ramadan,Shawwal,Dhu al-Qi'dah,Dhu al-Hijjah",
  persian: 'Farvardin,Ordibehesht,Khordad,Tir,Mordad,Shahrivar,Mehr,Aban,Azar,Dey,Bahman,Esfand',
  chinese:
    'First Month,Second Month,Third Month,Fourth Month,Fifth Month,Sixth Month,Seventh Month,Eighth Month,Ninth Month,Tenth Month,Eleventh Month,Twelfth Month',
  indian: 'Chaitra,Vaisakha,Jyaistha,Asadha,Sravana,Bhadra,Asvina,Kartika,Agrahayana,Pausa,Magha,Phalguna',
  coptic: 'Tout,Baba,Hator,Kiahk,Toba,Amshir,Baramhat,Baramouda,Bashans,Paona,Epep,Mesra,Nasie',
  ethiopian: 'Meskerem,Tekemt,Hedar,Tahsas,Ter,Yekatit,Megabit,Miazia,Genbot,Sene,Hamle,Nehasse,Pagumen',
};
const HEBREW = 'Tishri,Heshvan,Kislev,Tevet,Shevat,Adar I,Adar,Nisan,Iyar,Sivan,Tamuz,Av,Elul'.split(',');
const FIRST_ERA_YEAR = 1873;

/** A day given in a calendar, or undefined where there is no such day within the years 0001 to 9999. */
export function dateIn(calendar: CalendarName, parts: Ymd, leapMonth: boolean, era?: (typeof ERAS)[number]): Temporal.PlainDate | undefined {
  try {
    const date = calendar === 'julian' ? julianDate(parts) : fromTemporal(calendar, parts, leapMonth, era);
    return date && date.year >= 1 && date.year <= 9999 && covers(calendar, parts.year) ? date : undefined;
  } catch {
    return undefined;
  }
}

function covers(calendar: CalendarName, year: number): boolean {
  const [first, last] = YEARS[calendar] ?? [-Infinity, Infinity];
  return year >= first && year <= last;
}

function julianDate(parts: Ymd): Temporal.PlainDate | undefined {
  const day = julianToDay(parts);
  return day === undefined ? undefined : dateOfDay(day);
}

function fromTemporal(
  calendar: Exclude<CalendarName, 'julian'>,
  { year, month, day }: Ymd,
  leapMonth: boolean,
  era: string | undefined,
): Temporal.PlainDate | undefined {
  const id = IDS[calendar];
  const options = { overflow: 'reject' } as const;
  if (calendar === 'japanese' && era === undefined) return Temporal.PlainDate.from({ year, month, day }, options);
  if (calendar === 'japanese') {
    const date = Temporal.PlainDate.from({ calendar: id, era: era ?? '', eraYear: year, month, day }, options);
    return date.era === era && date.eraYear === year ? date.withCalendar('iso8601') : undefined;
  }
  if (calendar === 'chinese') {
    const monthCode = `M${String(month).padStart(2, '0')}${leapMonth ? 'L' : ''}`;
    return Temporal.PlainDate.from({ calendar: id, year, monthCode, day }, options).withCalendar('iso8601');
  }
  return Temporal.PlainDate.from({ calendar: id, year, month, day }, options).withCalendar('iso8601');
}

/** A Gregorian day in a calendar; undefined where the calendar does not cover it. */
export function inCalendar(gregorian: Temporal.PlainDate, calendar: CalendarName) {
  if (calendar === 'julian') {
    const { year, month, day } = dayToJulian(epochDay(gregorian));
    return { calendar, year, month, day, monthName: MONTHS[month - 1] ?? '', leapMonth: false };
  }
  const date = gregorian.withCalendar(IDS[calendar]);
  if (!covers(calendar, date.year)) return undefined;
  const code = date.monthCode;
  const month = calendar === 'chinese' ? Number(code.slice(1, 3)) : date.month;
  const era = calendar === 'japanese' && gregorian.year >= FIRST_ERA_YEAR ? date.era : undefined;
  const leapMonth = calendar === 'chinese' && code.endsWith('L');
  const year = era === undefined ? date.year : (date.eraYear ?? date.year);
  return { calendar, year, month, day: date.day, monthName: monthName(calendar, date, month), leapMonth, ...(era !== undefined && { era }) };
}

function monthName(calendar: CalendarName, date: Temporal.PlainDate, month: number): string {
  if (calendar === 'hebrew') {
    if (!date.inLeapYear) return HEBREW[month > 5 ? month : month - 1] ?? '';
    return month === 7 ? 'Adar II' : (HEBREW[month - 1] ?? '');
  }
  const names = NAMES[calendar === 'islamicUmalqura' ? 'islamicCivil' : calendar]?.split(',') ?? MONTHS;
  return names[month - 1] ?? '';
}
