/**
 * markdownlint reads Markdown with micromark, which remembers five places for each mark and letter that could begin something, and asks all marks for each of its rules. These are the
 * same without what cannot come out: half the time for a document with headings, and a time that grows as the text does for block quotes. What is found is the same
 * (test/faster-markdownlint.test.ts).
 */
import { fileURLToPath } from 'node:url';
import { withExactChanges } from './exact-changes.mjs';

const TOKENS = JSON.stringify(fileURLToPath(new URL('markdown-tokens.mjs', import.meta.url)));

const CHANGES = {
  'markdownlint/helpers/micromark-helpers.cjs': [
    ['const { flatTokensSymbol,', `const { textOfLine, tokensOfTypes } = require(${TOKENS});\nconst { flatTokensSymbol,`, 1],
    ['flatTokens.filter(predicate) :', 'tokensOfTypes(flatTokens, types).filter(predicate) :', 1],
    // Asked for each heading, list and table.
    [
      `return filterByTypes(tokens, [ "blockQuotePrefix", "linePrefix" ])
    .filter((prefix) => prefix.startLine === lineNumber)
    .map((prefix) => prefix.text)
    .join("")`,
      'return textOfLine(tokens, lineNumber, (all) => filterByTypes(all, [ "blockQuotePrefix", "linePrefix" ]))',
      1,
    ],
  ],
  'markdownlint/lib/micromark-parse.mjs': [
    ['import { directive } from', `import { parsedInParts } from ${TOKENS};\nimport { directive } from`, 1],
    [
      'return parseInternal(markdown, parseOptions);',
      'return parsedInParts(markdown, (part, line) => parseInternal(part, parseOptions, {}, line), flatTokensSymbol);',
      1,
    ],
    ['.slice(current.startLine - 1, current.endLine)', '.slice(current.startLine - 1 - lineDelta, current.endLine - lineDelta)', 1],
    // By line, whether it ends as the row below the head of a table does.
    [
      'const chunks = micromarkPreprocess',
      'parseContext.maySeparate = [false, ...markdown.split(newlineRe).map((line) => /[-:|][ \\t]*$/.test(line)), false];\n    const chunks = micromarkPreprocess',
      1,
    ],
  ],
  'markdownlint/lib/md011.mjs': [
    // There is no match without these.
    ['of reversedLinkRe.matchAll(line)', "of line.includes(')[') ? reversedLinkRe.matchAll(line) : []", 1],
  ],
  'markdownlint/lib/md013.mjs': [
    // The runtime's own pattern, with the white space of RE2 and the begin of a run said, so that its time is linear.
    ['re`\\S*$`', '/(?<![^\\t\\n\\f\\r ])[^\\t\\n\\f\\r ]*$/', 1],
    ['lastRunRe.matcher(line).replaceFirst("#")', 'line.replace(lastRunRe, "#")', 1],
    ['import { re } from "re2js";', '', 1],
  ],
  'markdownlint/lib/md024.mjs': [
    ['[ null, [] ]', '[ null, new Set() ]', 1],
    ['knownContents[lastLevel] = []', 'knownContents[lastLevel] = new Set()', 2],
    ['knownContent.includes(', 'knownContent.has(', 1],
    ['knownContent.push(', 'knownContent.add(', 1],
  ],
  'markdownlint/lib/md026.mjs': [
    // A last line of nothing but punctuation made the rule throw.
    ['trailingPunctuationRe.exec(text);', "trailingPunctuationRe.exec(text.slice(text.lastIndexOf('\\n') + 1));", 1],
  ],
  'micromark/lib/initialize/document.js': [
    // All events of the document were copied at the end of each list.
    [
      `const editMap = new EditMap();
      // Inject the exits earlier (they’re still also at the end).
      editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
      // Discard the duplicate exits.
      editMap.add(indexBeforeExits, index - indexBeforeExits, []);
      editMap.consume(self.events);`,
      'for (const event of [...self.events.splice(indexBeforeExits), ...self.events.splice(indexBeforeFlow + 1)]) self.events.push(event);',
      2,
    ],
  ],
  // The first line of each paragraph was read as the head of a table.
  'micromark-extension-gfm-table/lib/syntax.js': [
    ["effects.enter('tableHead');", "if (!self.parser.maySeparate[self.now().line + 1]) return nok(code);\n    effects.enter('tableHead');", 1],
  ],
  // Each word was read as the name in an address.
  'micromark-util-subtokenize/index.js': [
    [
      'tokenizer.write(stream);',
      "tokenizer.withAt ||= stream.some((chunk) => typeof chunk === 'string' && chunk.includes('@'));\n      tokenizer.write(stream);",
      1,
    ],
  ],
  'micromark-extension-gfm-autolink-literal/lib/syntax.js': [
    ['return !(code === 47 || gfmAtext(code));', 'return this.withAt && !(code === 47 || gfmAtext(code));', 1],
  ],
};

/** The text of a file of a package, with what makes markdownlint faster. */
export function withFasterMarks(path, text) {
  const [, name = ''] = /[\\/]node_modules[\\/]((?:markdownlint|micromark)[^\n]*)$/.exec(path) ?? [];
  return withExactChanges(path, text, CHANGES[name.replaceAll('\\', '/')] ?? []);
}
