// The types of WebAssembly, which Node has, are in those of browsers.
/// <reference lib="dom" />
import { dayNumber } from '../../shared/dates/dates.ts';

/** Twice the years after which the calendar, weekdays too, is the same again, and as many seconds. No zone had a time of its own by law in the years that they lead to. */
const [CYCLE_YEARS, CYCLE_SECONDS] = [800, 2n * 146_097n * 86_400n] as const;
const [MIN_YEAR, MAX_YEAR] = [-400, 400] as const;
const startOf = (year: number): bigint => BigInt(dayNumber({ year, month: 1, day: 1 })) * 86_400n;
const [MIN_SECONDS, MAX_SECONDS] = [startOf(MIN_YEAR), startOf(MAX_YEAR)] as const;
/** Where the year since 1900 is among the integers of struct tm. */
const YEAR = 5;

/**
 * What jq imports. Functions that turn times to dates and back are made with JavaScript's `Date`, which takes years of the first century for those of the 20th:
 * such years are looked up a whole number of cycles later. Anything else stays as it is. Their names tell nothing, as a build may shorten them.
 */
export function timeImport(value: WebAssembly.ImportValue, memory: () => WebAssembly.Memory | undefined): WebAssembly.ImportValue {
  if (typeof value !== 'function') return value;
  const source = String(value);
  const yearAt = (fields: number): [Int32Array, number] => {
    const { buffer } = memory() ?? { buffer: new ArrayBuffer(0) };
    return [new Int32Array(buffer), fields / 4 + YEAR];
  };
  if (value.length === 2 && /getUTCSeconds|getSeconds/.test(source)) {
    return (time: bigint, fields: number): void => {
      const isEarly = time >= MIN_SECONDS && time < MAX_SECONDS;
      Reflect.apply(value, undefined, [isEarly ? time + CYCLE_SECONDS : time, fields]);
      const [integers, year] = yearAt(fields);
      if (isEarly) integers[year] = (integers[year] ?? 0) - CYCLE_YEARS;
    };
  }
  if (value.length === 1 && /\bDate\b/.test(source) && source.includes('.getTime()')) {
    return (fields: number): bigint => {
      const [integers, year] = yearAt(fields);
      const written = 1900 + (integers[year] ?? 0);
      if (written < MIN_YEAR || written >= MAX_YEAR) return Reflect.apply(value, undefined, [fields]);
      integers[year] = written + CYCLE_YEARS - 1900;
      const time: bigint = Reflect.apply(value, undefined, [fields]);
      integers[year] = (integers[year] ?? 0) - CYCLE_YEARS;
      return time - CYCLE_SECONDS;
    };
  }
  return value;
}
