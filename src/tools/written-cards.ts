import { readFileSync, writeFileSync } from 'node:fs';
import type { ToolCard } from './card.ts';
import { parseJsonText } from './shared/json/parse-text.ts';

/** What is told of one tool alone, and not needed to list, find and run it: four fifths of a card. */
type Details = Pick<
  ToolCard,
  'description' | 'reference' | 'inputs' | 'result' | 'kinds' | 'choiceLabels' | 'views' | 'beside' | 'presets' | 'pageInputs' | 'pageResult' | 'examples'
>;
type Brief = Omit<ToolCard, keyof Details>;

const BRIEF = 'cards.json';
const DETAILS = 'card-details.json';

/** Writes cards into a folder, as `readCards` takes them. @param folder a URL that ends with a slash */
export function writeCards(folder: URL, cards: readonly ToolCard[]): void {
  const details: Record<string, string> = {};
  const brief = cards.map(
    ({ description, reference, inputs, result, kinds, choiceLabels, views, beside, presets, pageInputs, pageResult, examples, ...rest }): Brief => {
      details[rest.slug] = JSON.stringify({
        description,
        reference,
        inputs,
        result,
        kinds,
        choiceLabels,
        views,
        beside,
        presets,
        pageInputs,
        pageResult,
        examples,
      } satisfies Details);
      return rest;
    },
  );
  writeFileSync(new URL(BRIEF, folder), JSON.stringify(brief));
  writeFileSync(new URL(DETAILS, folder), JSON.stringify(details));
}

/** Reads cards that were written. Their details are read when those of one are first asked for, and each taken apart when it is asked for. @param folder a URL that ends with a slash */
export function readCards(folder: URL): ToolCard[] {
  let texts: ReadonlyMap<string, string> | undefined;
  const known = new Map<string, Details>();
  const detailsOf = (slug: string): Details => {
    texts ??= new Map(Object.entries<string>(read(new URL(DETAILS, folder))));
    const details = known.get(slug) ?? parsed(texts.get(slug) ?? '');
    known.set(slug, details);
    return details;
  };
  return read<Brief[]>(new URL(BRIEF, folder)).map((brief) => ({
    ...brief,
    get description() {
      return detailsOf(brief.slug).description;
    },
    get reference() {
      return detailsOf(brief.slug).reference;
    },
    get inputs() {
      return detailsOf(brief.slug).inputs;
    },
    get result() {
      return detailsOf(brief.slug).result;
    },
    get kinds() {
      return detailsOf(brief.slug).kinds;
    },
    get choiceLabels() {
      return detailsOf(brief.slug).choiceLabels;
    },
    get views() {
      return detailsOf(brief.slug).views;
    },
    get beside() {
      return detailsOf(brief.slug).beside;
    },
    get presets() {
      return detailsOf(brief.slug).presets;
    },
    get pageInputs() {
      return detailsOf(brief.slug).pageInputs;
    },
    get pageResult() {
      return detailsOf(brief.slug).pageResult;
    },
    get examples() {
      return detailsOf(brief.slug).examples;
    },
  }));
}

/** The build has written it. */
const parsed = (text: string): Details => parseJsonText(text) as Details;
const read = <Content>(file: URL): Content => JSON.parse(readFileSync(file, 'utf8'));
