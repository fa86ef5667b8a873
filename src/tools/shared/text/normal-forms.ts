// Unicode normal forms in linear time: the runtime takes quadratic time to put a long run of combining marks in order.

export type NormalForm = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/** Runs that are put in order here. All that decomposes to combining marks first is a mark itself, or a half-width sign of voiced kana. */
const LONG_RUN = /[\p{M}\uff9e\uff9f]{64,}/gu;
/** The only mark of the highest combining class, 240. */
const LAST_MARK = '\u0345';

/** A text in a normal form, the same as `String.prototype.normalize` gives. @see Unicode UAX #15 */
export function normalized(text: string, form: NormalForm): string {
  const decomposition = form === 'NFC' || form === 'NFD' ? 'NFD' : 'NFKD';
  return text.replace(LONG_RUN, (run) => inOrder(run, decomposition)).normalize(form);
}

/** A run of marks, decomposed and in canonical order. */
function inOrder(run: string, decomposition: 'NFD' | 'NFKD'): string {
  const parts = new Map([...new Set(run)].map((character) => [character, character.normalize(decomposition)]));
  const decomposed = Array.from(run, (character) => parts.get(character) ?? character).join('');
  const classes = classesOf(decomposed);
  const waiting = new Map<number, string[]>();
  const ordered: string[] = [];
  const putDown = (): void => {
    for (const [, marks] of [...waiting].sort(([a], [b]) => a - b)) ordered.push(marks.join(''));
    waiting.clear();
  };
  for (const character of decomposed) {
    const place = classes.get(character);
    if (place === undefined) {
      putDown();
      ordered.push(character);
      continue;
    }
    const marks = waiting.get(place);
    if (marks) marks.push(character);
    else waiting.set(place, [character]);
  }
  putDown();
  return ordered.join('');
}

/** Which marks go before which: a number for each that the runtime reorders, the same for marks of the same combining class. */
function classesOf(decomposed: string): Map<string, number> {
  const goesAfter = (first: string, second: string): boolean => (first + second).normalize('NFD') !== first + second;
  const marks = [...new Set(decomposed)].filter((character) => character === LAST_MARK || goesAfter(LAST_MARK, character));
  marks.sort((a, b) => (goesAfter(a, b) ? 1 : goesAfter(b, a) ? -1 : 0));
  const classes = new Map<string, number>();
  for (const [index, mark] of marks.entries()) {
    const before = marks[index - 1];
    const same = before !== undefined && !goesAfter(mark, before) ? classes.get(before) : undefined;
    classes.set(mark, same ?? index);
  }
  return classes;
}
