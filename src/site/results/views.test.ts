import { describe, expect, it } from 'vitest';
import type { ToolCard } from '../../tools/card.ts';
import { catalogue } from '../../tools/index.ts';
import type { View } from '../../tools/views.ts';
import { shapeOf } from './shape.ts';
import { shapeFor } from './shape-of-run.ts';
import { showResult } from './show.ts';
import { viewOf } from './views.ts';

/** What tells that a view was drawn. */
const SIGNS: Record<View['kind'], RegExp> = {
  marked: /<mark>/,
  grid: /class="grid headed/,
  preview: /alt="Preview"|class="plot easing|<iframe class="page" sandbox=""/,
  lines: /<path class="series-1"/,
  bars: /class="bar"/,
  figures: /class="bar"/,
  histogram: /class="bar"/,
  written: /<dd[^>]*><span class="value">(?:[^<]*\d[^<]*[ (:]|[A-Z][a-z]+ \d+<)/,
  meter: /<meter /,
  countdown: /<progress /,
  lead: /class="facts lead-facts"/,
  tiles: /class="icon tile"/,
  calendar: /<table class="month">/,
  hours: /<table class="hours">/,
  sudoku: /alt="(?:sudoku|solution)(?:-1)? that was made"/,
  documents: /class="documents"/,
};

/** The names within the entries of a list that a view needs. */
function withinEntries(view: View): (string | undefined)[] {
  if (view.kind === 'marked') return [view.text, view.place?.start, view.place?.end];
  if (view.kind === 'lines') return [view.x, ...view.y];
  if (view.kind === 'bars') return [view.label, view.value];
  return view.kind === 'histogram' ? [view.from, view.to, view.count] : [];
}

const views = catalogue.cards.flatMap((card) => (card.views ?? []).map((view): [string, ToolCard, View] => [`${card.slug}: ${view.kind}`, card, view]));

describe.each(views)('%s', (_, card, view) => {
  it('names what there is in the entries of its field', () => {
    for (const name of withinEntries(view)) {
      if (name !== undefined) expect(card.result.properties?.[view.field]?.items?.properties).toHaveProperty(name);
    }
  });

  it('is drawn for an example', () => {
    const drawn = card.examples.map(({ inputs, result }) => showResult(result, shapeFor(shapeOf(card), inputs), viewOf).markup);
    // What is drawn by lot has no example.
    expect(card.examples.length === 0 ? card.random : drawn.some((markup) => SIGNS[view.kind].test(markup))).toBe(true);
  });
});
