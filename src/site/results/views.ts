import type { ResultShape } from '../../browser/messages.ts';
import type { Html } from '../html.ts';
import { showHeadedGrid } from './grids.ts';
import { showMarked } from './marked.ts';
import { showPreview } from './previews.ts';
import type { Drawing } from './room.ts';

/** What the tool says should be seen of a field: above what is shown of it anyway, below, or instead. */
export interface Viewed {
  above?: Html | false;
  below?: Html | false;
  instead?: Html | false;
}

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
    default:
      return {};
  }
}

/** The fields that are shown within the view of another. */
export const namesWithin = ({ views = [] }: ResultShape): Set<string | undefined> =>
  new Set(views.flatMap((view) => (view.kind === 'grid' ? [view.columns, view.rows, view.last] : [])));
