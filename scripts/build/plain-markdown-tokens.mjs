/** Letters, digits and signs that mean themselves wherever they stand in a line. */
const PLAIN = String.raw`(?:[\p{L}\p{N} ,.;'"()?%+=-]|:(?!\/))*(?<! )`;
const LINE = String.raw`\p{L}${PLAIN}(?=\n|$)`;
const HEADING = String.raw`(?<signs>#{1,6}) (?<title>[\p{L}\p{N}]${PLAIN})(?=\n|$)`;
/** Nothing may go on behind it but a heading. */
const PARAGRAPH = String.raw`(?<paragraph>${LINE}(?:\n${LINE})*)(?=\n\n|\n#{1,6} |\n?$)`;
const BLOCK = new RegExp(String.raw`(?:${HEADING}|${PARAGRAPH})(?<feed>\n?)|\n`, 'uy');
/** May begin an address. */
const ADDRESS = /www/i;

/** The next block of a text without markup, or null. */
function blockAt(text, at) {
  BLOCK.lastIndex = at;
  const match = BLOCK.exec(text);
  return match && !ADDRESS.test(match[0]) ? match : null;
}

/** How many characters behind a place between blocks are without markup, counted until they are enough. */
export function plainLength(text, start, enough) {
  let at = start;
  for (let match = blockAt(text, at); match && at - start < enough; match = blockAt(text, at)) at += match[0].length;
  return at - start;
}

/**
 * The tokens of the headings, paragraphs and empty lines that a text begins with, as far as nothing in them is markup, as markdownlint has them from micromark.
 * @param {string} text with lines that end in LF
 * @param {number} start a place between blocks, at the beginning of a line
 * @param {number} line the number of lines before it
 * @returns {{ end: number, line: number, tokens: object[], all: object[] }} where they end, the number of lines before that, the tokens of blocks, and these with all that is in them
 */
export function plainTokens(text, start, line) {
  const [tokens, all] = [[], []];
  let [at, number, column] = [start, line + 1, 1];
  const begun = (parent, type, content) => {
    const token = { type, startLine: number, startColumn: column, endLine: number, endColumn: column, text: content, children: [], parent };
    (parent?.children ?? tokens).push(token);
    all.push(token);
    return token;
  };
  const close = (token) => {
    [token.endLine, token.endColumn] = [number, column];
  };
  const add = (parent, type, content) => {
    const token = begun(parent, type, content);
    if (content === '\n') [number, column] = [number + 1, 1];
    else column += content.length;
    close(token);
  };

  for (let match = blockAt(text, at); match; match = blockAt(text, at)) {
    const { signs, title, paragraph, feed } = match.groups;
    at += match[0].length;
    if (signs) {
      const heading = begun(null, 'atxHeading', `${signs} ${title}`);
      add(heading, 'atxHeadingSequence', signs);
      add(heading, 'whitespace', ' ');
      const words = begun(heading, 'atxHeadingText', title);
      add(words, 'data', title);
      close(words);
      close(heading);
    } else if (paragraph) {
      const content = begun(null, 'content', paragraph);
      const lines = begun(content, 'paragraph', paragraph);
      for (const [index, words] of paragraph.split('\n').entries()) {
        if (index > 0) add(lines, 'lineEnding', '\n');
        add(lines, 'data', words);
      }
      close(lines);
      close(content);
    } else add(null, 'lineEndingBlank', '\n');
    if (feed) add(null, 'lineEnding', '\n');
  }
  return { end: at, line: number - 1, tokens, all };
}
