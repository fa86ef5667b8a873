/** The English months by their first three letters. */
export const SHORT_MONTHS: readonly string[] = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const MAIL_ZONES: ReadonlyMap<string, string> = new Map([
  ['UT', '+00:00'],
  ['UTC', '+00:00'],
  ['GMT', '+00:00'],
  ['Z', '+00:00'],
  ['EST', '-05:00'],
  ['EDT', '-04:00'],
  ['CST', '-06:00'],
  ['CDT', '-05:00'],
  ['MST', '-07:00'],
  ['MDT', '-06:00'],
  ['PST', '-08:00'],
  ['PDT', '-07:00'],
]);

/** The offset of a zone that RFC 822 and RFC 5322 (section 4.3) name in letters; undefined for another. */
export const mailZoneOffset = (zone: string): string | undefined => MAIL_ZONES.get(zone.toUpperCase());
