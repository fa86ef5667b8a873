import { describe, expect, it } from 'vitest';
import type { ToolCard } from '../../tools/card.ts';
import { catalogue } from '../../tools/index.ts';
import type { View } from '../../tools/views.ts';
import { shapeFor, shapeOf } from './shape.ts';
import { showResult } from './show.ts';

/** What tells that a view was drawn. */
const SIGNS: Record<View['kind'], RegExp> = { marked: /<mark>/, grid: /class="grid headed/, preview: /alt="Preview"|class="plot easing/ };

/** The names within the entries of a list that a view needs. */
const withinEntries = (view: View): (string | undefined)[] => (view.kind === 'marked' ? [view.text, view.place?.start, view.place?.end] : []);

const views = catalogue.cards.flatMap((card) => (card.views ?? []).map((view): [string, ToolCard, View] => [`${card.slug}: ${view.kind}`, card, view]));

describe.each(views)('%s', (_, card, view) => {
  it('names what there is in the entries of its field', () => {
    for (const name of withinEntries(view)) {
      if (name !== undefined) expect(card.result.properties?.[view.field]?.items?.properties).toHaveProperty(name);
    }
  });

  it('is drawn for an example', () => {
    const drawn = card.examples.map(({ inputs, result }) => showResult(result, shapeFor(shapeOf(card), inputs)).markup);
    expect(drawn.some((markup) => SIGNS[view.kind].test(markup))).toBe(true);
  });
});
