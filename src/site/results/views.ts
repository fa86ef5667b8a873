import { showBars, showFigures } from './bars.ts';
import { showCalendar } from './calendar.ts';
import { showDocuments } from './documents.ts';
import { showHeadedGrid } from './grids.ts';
import { showHistogram } from './histograms.ts';
import { showHours } from './hours.ts';
import { showLines } from './lines.ts';
import { showMarked } from './marked.ts';
import { showCountdown, showMeter } from './meter.ts';
import { showPreview } from './previews.ts';
import type { Drawing, Viewed } from './room.ts';
import { showPuzzles, showSolved } from './sudoku.ts';
import { showTiles } from './tiles.ts';

/** The view of a field. @param path that of the field: only those of the result itself have one */
export function viewOf(path: string, value: unknown, drawing: Drawing): Viewed {
  const view = drawing.shape.views?.find(({ field, kind }) => field === path && kind !== 'written' && kind !== 'lead');
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
    case 'meter':
      return { above: showMeter(view, drawing.result[path]) };
    case 'countdown':
      return { above: showCountdown(view, drawing) };
    case 'tiles':
      return { above: showTiles(view, list, drawing) };
    case 'calendar':
      return { above: showCalendar(view, drawing) };
    case 'hours':
      return { above: showHours(view, list, drawing) };
    case 'documents':
      return { above: showDocuments(view, list, drawing) };
    case 'sudoku':
      return view.given === undefined ? { above: showPuzzles(list, drawing) } : { instead: showSolved(list, drawing.shape.given?.[view.given] ?? '', drawing) };
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
