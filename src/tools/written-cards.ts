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
  const detailsOf = (slug: string): Details => {
    texts ??= new Map(Object.entries<string>(read(new URL(DETAILS, folder))));
    return parsed(texts.get(slug) ?? '');
  };
  return read<Brief[]>(new URL(BRIEF, folder)).map((brief) => Object.assign(new WrittenDetails(brief.slug, detailsOf), brief));
}

/** The part of a card that is read when it is asked for. Cards share these getters: of their own, they would cost each some three kilobytes. */
class WrittenDetails implements Details {
  readonly #slug: string;
  readonly #detailsOf: (slug: string) => Details;
  #known: Details | undefined;

  constructor(slug: string, detailsOf: (slug: string) => Details) {
    this.#slug = slug;
    this.#detailsOf = detailsOf;
  }

  get description() {
    return this.#details.description;
  }

  get reference() {
    return this.#details.reference;
  }

  get inputs() {
    return this.#details.inputs;
  }

  get result() {
    return this.#details.result;
  }

  get kinds() {
    return this.#details.kinds;
  }

  get choiceLabels() {
    return this.#details.choiceLabels;
  }

  get views() {
    return this.#details.views;
  }

  get beside() {
    return this.#details.beside;
  }

  get presets() {
    return this.#details.presets;
  }

  get pageInputs() {
    return this.#details.pageInputs;
  }

  get pageResult() {
    return this.#details.pageResult;
  }

  get examples() {
    return this.#details.examples;
  }

  get #details(): Details {
    this.#known ??= this.#detailsOf(this.#slug);
    return this.#known;
  }
}

/** The build has written it. */
const parsed = (text: string): Details => parseJsonText(text) as Details;
const read = <Content>(file: URL): Content => JSON.parse(readFileSync(file, 'utf8'));
