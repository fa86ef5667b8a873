import type { Html } from '../html.ts';
import { showMarked } from './marked.ts';
import type { Drawing } from './room.ts';

/** What the tool says should be seen of a field, above what is shown of it anyway and below. */
export interface Viewed {
  above: Html | false;
  below: Html | false;
}

const NOTHING: Viewed = { above: false, below: false };

/** The view of a field. @param path that of the field: only those of the result itself have one */
export function viewOf(path: string, value: unknown, drawing: Drawing): Viewed {
  const view = drawing.shape.views?.find(({ field }) => field === path);
  if (!view || !Array.isArray(value)) return NOTHING;
  const marked = showMarked(view, value, drawing);
  // Texts that were found are there to be copied; places mean something only with the text.
  return view.place ? { above: marked, below: false } : { above: false, below: marked };
}
