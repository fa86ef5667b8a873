import { showBars, showFigures } from './bars.ts';
import { showHeadedGrid } from './grids.ts';
import { showHistogram } from './histograms.ts';
import { showLines } from './lines.ts';
import { showMarked } from './marked.ts';
import { showPreview } from './previews.ts';
import type { Drawing, Viewed } from './room.ts';

/** The view of a field. @param path that of the field: only those of the result itself have one */
export function viewOf(path: string, value: unknown, drawing: Drawing): Viewed {
  const view = drawing.shape.views?.find(({ field }) => field === path);
  const list = Array.isArray(value) ? value : [];
  switch (view?.kind) {
    case 'marked': {
      const marked = showMarked(view, list, drawing);
      // Texts that were found are there to be copied; places mean something only with the text.
      return view.place ? { above: marked } : { below: marked };
    }
    case 'grid':
      return { instead: showHeadedGrid(view, list, drawing) };
    case 'preview':
      return { above: showPreview(view, value, drawing) };
    case 'lines':
      return { above: showLines(view, list, drawing) };
    case 'bars':
      return { above: showBars(view, list, drawing) };
    case 'histogram':
      return { above: showHistogram(view, list, drawing) };
    case 'figures':
      return { above: showFigures(view, drawing) };
    default:
      return {};
  }
}
