import { plainLength, plainTokens } from './plain-markdown-tokens.mjs';

/** A part goes on until the first heading behind this many characters: what its parser remembers of it is then gone before V8 has copied it twice. */
const MIN_PART = 2_000;
/** Or until a heading that begins this many characters without markup, whose tokens need no parser. */
const MIN_PLAIN = 200;
/** What has an effect on other parts: definitions, and the containers of directives, whose text is parsed after all else. */
const CONNECTED = /\]:|:::/;
/** A heading behind an empty line. */
const HEADING = /(?<=\n\n)#{1,6}(?![^ \t\n])/g;
/** What stands for the heading of the next part: where it comes out as a heading of the document, nothing goes on behind it. */
const NEXT = '#';

/**
 * Parses Markdown as markdownlint does, long documents in parts that begin with a heading, and without a parser what has no markup.
 * @param {string} markdown with lines that end in LF
 * @param {(part: string, line: number) => object[]} parse gives the tokens of a part that begins behind so many lines
 * @param {symbol} flat the property of tokens that lists them with all that is in them
 */
export function parsedInParts(markdown, parse, flat) {
  if (markdown.length < 2 * MIN_PART || CONNECTED.test(markdown)) return parse(markdown, 0);
  const parts = [];
  let [start, line] = [0, 0];
  while (start < markdown.length) {
    const plain = plainTokens(markdown, start, line);
    parts.push(plain);
    [start, line] = [plain.end, plain.line];
    if (start === markdown.length) break;
    const end = nextHeading(markdown, start);
    const part = end && partBefore(markdown.slice(start, end), line, parse, flat);
    if (!part) {
      parts.push(separated(parse(markdown.slice(start), line), flat));
      break;
    }
    parts.push(part);
    [start, line] = [end, part.line];
  }
  const tokens = [...parts.flatMap((part) => part.tokens), ...parts.flatMap((part) => part.undefinedTokens ?? [])];
  const all = [...parts.flatMap((part) => part.all), ...parts.flatMap((part) => part.allUndefined ?? [])];
  return Object.defineProperty(tokens, flat, { value: all });
}

/** The place of the heading before which the part that begins at a place may end, or undefined. */
function nextHeading(markdown, start) {
  HEADING.lastIndex = start;
  for (let match = HEADING.exec(markdown); match; match = HEADING.exec(markdown))
    if (match.index - start >= MIN_PART || plainLength(markdown, match.index, MIN_PLAIN) >= MIN_PLAIN) return match.index;
  return undefined;
}

/** The tokens of a part before a heading and the number of lines before that, or undefined where the heading belongs to what goes on from the part. */
function partBefore(text, line, parse, flat) {
  const next = line + text.split('\n').length - 1;
  const part = separated(parse(text + NEXT, line), flat);
  const heading = part.tokens.pop();
  if (heading?.type !== 'atxHeading' || heading.startLine !== next + 1) return undefined;
  part.all.length = part.all.lastIndexOf(heading);
  return { ...part, line: next };
}

/** Tokens, and behind them those of references that lead nowhere, which follow the whole document. */
function separated(tokens, flat) {
  const all = tokens[flat];
  const first = tokens.findIndex(({ type }) => type.startsWith('undefinedReference'));
  if (first < 0) return { tokens, all, undefinedTokens: [], allUndefined: [] };
  const firstOfAll = all.indexOf(tokens[first]);
  return { tokens: tokens.slice(0, first), all: all.slice(0, firstOfAll), undefinedTokens: tokens.slice(first), allUndefined: all.slice(firstOfAll) };
}

const placesOf = new WeakMap();

/** Those of a list of tokens that are of some types, in their order. The list is walked through once for all that is asked of it. */
export function tokensOfTypes(list, types) {
  let places = placesOf.get(list);
  if (!places) {
    places = Map.groupBy(list.keys(), (place) => list[place].type);
    placesOf.set(list, places);
  }
  const found = [...new Set(types)].flatMap((type) => places.get(type) ?? []);
  return found.sort((one, other) => one - other).map((place) => list[place]);
}

const textsOf = new WeakMap();

/** What the tokens that begin in a line say together. @param list what they are from; walked through once */
export function textOfLine(list, line, tokens) {
  let texts = textsOf.get(list);
  if (!texts) {
    texts = new Map();
    for (const { startLine, text } of tokens(list)) texts.set(startLine, (texts.get(startLine) ?? '') + text);
    textsOf.set(list, texts);
  }
  return texts.get(line) ?? '';
}
