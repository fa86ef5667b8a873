import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolFiles } from '../../src/tools/folders.ts';

/** What is longer in JSON would make a page heavy: its script runs the tool instead. */
const MAX_RESULT = 12_000;

/** Writes the cards of the compiled tools: what is known of them without loading them. */
export async function writeCards(folder) {
  const from = (path) => import(new URL(path, pathToFileURL(join(folder, '/'))).href);
  const [{ cardOf }, { writeCards: write }, { settledOpening }, { formOf }, { execute }] = await Promise.all(
    ['tools/card.js', 'tools/written-cards.js', 'site/forms/opening.js', 'site/forms/write.js', 'runner/execute.js'].map(from),
  );
  const modules = await Promise.all(toolFiles().map((file) => from(`tools/${file.replace(/\.ts$/, '.js')}`)));
  const cards = [];
  for (const { default: tool } of modules) {
    const card = cardOf(tool);
    const inputs = settledOpening(card, formOf(card));
    const outcome = inputs && (await execute(tool, inputs));
    if (outcome && !outcome.ok) throw new Error(`The page of ${card.slug} opens with an error: ${outcome.message}`);
    cards.push(outcome && outcome.resultJson.length <= MAX_RESULT ? { ...card, pageResult: JSON.parse(outcome.resultJson) } : card);
  }
  write(pathToFileURL(join(folder, 'tools', '/')), cards);
}
