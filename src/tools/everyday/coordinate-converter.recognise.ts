import { recogniser } from '../detection/recogniser.ts';

const DEGREES =
  "\\d{1,3}(?:\\.\\d+)?\\s*[\\u00b0\\u00ba]\\s*(?:\\d{1,2}(?:\\.\\d+)?\\s*['\\u2032\\u2019]\\s*(?:\\d{1,2}(?:\\.\\d+)?\\s*(?:[\"\\u2033\\u201d]|'')\\s*)?)?";
const MARKED = new RegExp(`^(?:[NS]\\s*)?[+-]?${DEGREES}[NS]?[\\s,;/]+(?:[EW]\\s*)?[+-]?${DEGREES}[EW]?$`, 'i');

export default recogniser({
  takes: 'line',
  fills: 'coordinates',
  recognise({ line }) {
    if (line.length > 80) return undefined;
    const bare = line
      .replace(/^\((.*)\)$/, '$1')
      .replace(/^geo:/i, '')
      .replace(/^(?:lat(?:itude)?)[:=]\s*(-?[\d.]+)[,;]?\s*(?:lng|lon(?:gitude)?)[:=]\s*(-?[\d.]+)$/i, '$1, $2');
    const found = (confidence: number) => ({ what: 'coordinates', confidence, main: bare, preview: bare });
    const [, latitude, longitude] = /^([+-]?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)$/.exec(bare) ?? [];
    if (latitude !== undefined && longitude !== undefined && Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180) {
      const digits = [latitude, longitude].map((each) => each.split('.')[1]?.length ?? 0);
      const least = Math.min(...digits);
      return least >= 3 ? found(0.95) : least >= 2 ? found(0.7) : Math.max(...digits) >= 3 ? found(0.6) : found(0.15);
    }
    const point = pointIn(bare);
    if (point !== undefined) return { what: 'coordinates (WKT)', confidence: 0.97, main: point, preview: bare };
    if (MARKED.test(bare)) return found(0.97);
    // Degrees, minutes and seconds as plain numbers.
    if (/^\d{1,2}(?: \d{1,2}){1,2}(?:\.\d+)? ?[NS],? \d{1,3}(?: \d{1,2}){1,2}(?:\.\d+)? ?[EW]$/i.test(bare)) return found(0.94);
    if (/^\d{1,2}(?:\.\d+)?\s*[\u00b0]?\s*[NS][\s,]+\d{1,3}(?:\.\d+)?\s*[\u00b0]?\s*[EW]$/i.test(bare)) return found(0.95);
    if (/^(?:0?[1-9]|[1-5]\d|60)[C-HJ-NP-X]\s?[A-HJ-NP-Z][A-HJ-NP-V]\s?(?:\d{4}|\d{6}|\d{8}|\d{10}|\d{5}\s\d{5}|\d{4}\s\d{4})$/.test(bare)) return found(0.9);
    return /^(?:0?[1-9]|[1-5]\d|60)\s?[C-HJ-NP-X]\s+\d{6}(?:\.\d+)?m?E?\s+\d{6,7}(?:\.\d+)?m?N?$/i.test(bare) ? found(0.93) : undefined;
  },
});

/** The latitude and longitude of a point in well-known text, which has the longitude first. */
function pointIn(text: string): string | undefined {
  const [, east, north] = /^(?:SRID=\d+;)?POINT ?\(\s*(-?\d{1,3}(?:\.\d+)?)\s+(-?\d{1,2}(?:\.\d+)?)\s*\)$/i.exec(text) ?? [];
  return east === undefined || north === undefined ? undefined : `${north}, ${east}`;
}
