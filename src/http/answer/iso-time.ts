const SIZE = 256;

const times = new Array<number>(SIZE).fill(Number.NaN);
const texts = new Array<string>(SIZE).fill('');

/** A time as ISO 8601 in UTC with milliseconds. The times of one moment come many at once, so the last ones are kept. @param time milliseconds since the epoch */
export function isoTime(time: number): string {
  const place = time & (SIZE - 1);
  if (times[place] !== time) {
    times[place] = time;
    texts[place] = new Date(time).toISOString();
  }
  return texts[place] ?? '';
}
