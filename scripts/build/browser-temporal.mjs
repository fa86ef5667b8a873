// `Temporal` for the browser's builds of tools: the browser's own, or where that is missing or only begun (Safari), a polyfill that is loaded then and that formats dates, too.
const CLASSES = ['Duration', 'Instant', 'PlainDate', 'PlainDateTime', 'PlainMonthDay', 'PlainTime', 'PlainYearMonth', 'ZonedDateTime'];

const own = globalThis.Temporal;
if (!CLASSES.every((name) => own?.[name]) || !('getTimeZoneTransition' in own.ZonedDateTime.prototype)) {
  const { installImplementation } = await import('temporal-polyfill/full/shim');
  installImplementation();
}

export const { Temporal } = globalThis;
