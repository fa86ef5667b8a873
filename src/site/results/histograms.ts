import { isObject } from '../../tools/shared/json/is-object.ts';
import type { HistogramView } from '../../tools/views.ts';
import { labelOf } from '../forms/words.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './room.ts';
import { frameOf, place, tickText, WIDTH } from './scales.ts';

const MAX_BINS = 400;

/** How many values are in each of some ranges, as columns side by side; false where there are none. */
export function showHistogram({ from, to, count }: HistogramView, list: readonly unknown[], { room }: Drawing): Html | false {
  const bins = list.filter(isObject).flatMap((bin) => {
    const [low, high, size] = [bin[from], bin[to], bin[count]];
    return typeof low === 'number' && typeof high === 'number' && typeof size === 'number' && high > low && size >= 0 ? [{ low, high, size }] : [];
  });
  const most = Math.max(...bins.map(({ size }) => size));
  if (bins.length === 0 || bins.length > MAX_BINS || most === 0) return false;
  const frame = frameOf([Math.min(...bins.map(({ low }) => low)), Math.max(...bins.map(({ high }) => high))], [0, most * 1.05], tickText);
  const floor = frame.y(0);
  const columns = room.each(
    bins,
    MAX_BINS,
    ({ low, high, size }) =>
      html`<path class="bar" d="M${place(frame.x(low) + 0.5)} ${place(floor)}V${place(frame.y(size))}H${place(frame.x(high) - 0.5)}V${place(floor)}z"/>`,
  );
  return html`<figure class="plot"><svg viewBox="0 0 ${WIDTH} ${frame.height}" role="img" aria-label="Histogram: ${labelOf(count)} from ${tickText(bins[0]?.low ?? 0)} to ${tickText(bins.at(-1)?.high ?? 0)}">${frame.axes}${columns}</svg></figure>`;
}
