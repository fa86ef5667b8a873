import { recogniser } from '../detection/recogniser.ts';
import { englishIn } from '../detection/sense.ts';

const LENGTHS = new Set([12, 15, 18, 21, 24]);

export default recogniser({
  takes: 'line',
  fills: 'mnemonic',
  // The words of the list have three to eight letters, and hardly one of those that sentences are made of is among them.
  recognise({ line }) {
    if (line.length > 220 || !/^[a-z]{3,8}(?: [a-z]{3,8})+$/.test(line) || !LENGTHS.has(line.split(' ').length)) return undefined;
    if (/\b(?:the|and|for|are|was|were|with|his|they|have|from|had|but|what|all|your|which|how|their|will|would|been|who|did|has)\b/.test(line))
      return undefined;
    return {
      what: 'the words of a recovery phrase (BIP-39)',
      confidence: englishIn(line).share > 0.4 ? 0.36 : 0.5,
      main: line,
      preview: `${line.split(' ').length} words, which are not shown.`,
      secret: 'a recovery phrase',
    };
  },
});
