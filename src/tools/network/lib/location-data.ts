/** Degrees with their minutes and seconds: RFC 1876 section 3. */
const PLACE =
  /^(\d{1,2}(?: \d{1,2}(?: \d{1,2}(?:\.\d{1,3})?)?)?) [NS] (\d{1,3}(?: \d{1,2}(?: \d{1,2}(?:\.\d{1,3})?)?)?) [EW] (-?\d{1,8}(?:\.\d{1,2})?)m?((?: \d{1,8}(?:\.\d{1,2})?m?){0,3})$/;
const [MIN_ALTITUDE, MAX_ALTITUDE] = [-100_000, 42_849_672.95];
const MAX_SIZE = 90_000_000;

function isAngle(text: string, most: number): boolean {
  const [degrees = 0, minutes = 0, seconds = 0] = text.split(' ').map(Number);
  return minutes < 60 && seconds < 60 && (degrees < most || (degrees === most && minutes === 0 && seconds === 0));
}

/** Whether the fields of a LOC record, with single spaces, say a place: latitude, longitude, altitude, and perhaps size and precisions. */
export function isLocation(text: string): boolean {
  const [, latitude, longitude = '', altitude, sizes = ''] = PLACE.exec(text) ?? [];
  if (latitude === undefined || !isAngle(latitude, 90) || !isAngle(longitude, 180)) return false;
  const isHeight = Number(altitude) >= MIN_ALTITUDE && Number(altitude) <= MAX_ALTITUDE;
  return isHeight && sizes.split(' ').every((size) => size === '' || Number.parseFloat(size) <= MAX_SIZE);
}
