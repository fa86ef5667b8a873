const MAX_LENGTH = 64;

/**
 * The candidates most like a mistyped word, best first: by edit distance (insertion, deletion, substitution, transposition), prefixes and shared words favoured.
 * @param limit how many at most; candidates that have little in common with the word are left out
 */
export function nearest(word: string, candidates: Iterable<string>, limit = 3): string[] {
  const wanted = word.toLowerCase().slice(0, MAX_LENGTH);
  if (wanted === '') return [];
  const furthest = Math.max(1, Math.floor(wanted.length / 3));
  const words = wanted.split(/[^a-z0-9]+/).filter((part) => part.length > 2);
  const ranked: { candidate: string; cost: number }[] = [];
  for (const candidate of candidates) {
    const text = candidate.toLowerCase();
    const parts = words.length > 0 ? text.split('-') : [];
    const shared = words.filter((part) => parts.includes(part)).length;
    const related = shared > 0 || (wanted.length > 2 && text.startsWith(wanted));
    const compared = text.slice(0, MAX_LENGTH);
    // A word is at least as far from another as it is longer or shorter.
    if (!related && Math.abs(compared.length - wanted.length) > furthest) continue;
    const distance = editDistance(wanted, compared);
    if (related || distance <= furthest) ranked.push({ candidate, cost: distance - 3 * shared });
  }
  return ranked
    .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** Optimal string alignment distance (Damerau-Levenshtein without repeated edits of one substring). */
export function editDistance(a: string, b: string): number {
  let previous: number[] = [];
  let current = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (current[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min((current[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (previous[j - 2] ?? 0) + 1);
      next.push(best);
    }
    previous = current;
    current = next;
  }
  return current[b.length] ?? 0;
}
