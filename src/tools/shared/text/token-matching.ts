import { longestCommonSubsequence, type Matching } from './diff.ts';

/** Up to this many tokens added and removed the greedy form of the algorithm serves. */
const MAX_GREEDY_EDITS = 1000;

/** A longest common subsequence of two lists of tokens (numbers from 0 to `kinds` - 1); undefined where it would take too long. */
export async function matchTokens(a: Int32Array, b: Int32Array, kinds: number): Promise<Matching | undefined> {
  const { diffArrays } = await import('diff');
  const script = diffArrays(Array.from(a), Array.from(b), { maxEditLength: MAX_GREEDY_EDITS });
  if (script === undefined) return longestCommonSubsequence(a, b, kinds);
  const matching = new Int32Array(a.length).fill(-1);
  let i = 0;
  let j = 0;
  for (const { added, removed, value } of script) {
    if (!added && !removed) for (let k = 0; k < value.length; k++) matching[i + k] = j + k;
    if (!added) i += value.length;
    if (!removed) j += value.length;
  }
  return matching;
}
