/**
 * The text of a file of a package with pieces of it replaced. They are those of the release that package-lock.json names: the build stops where one is not found as often as is said.
 * @param {string} path
 * @param {string} text
 * @param {readonly (readonly [from: string, to: string, times: number])[]} changes
 */
export function withExactChanges(path, text, changes) {
  let changed = text;
  for (const [from, to, times] of changes) {
    const pieces = changed.split(from);
    if (pieces.length !== times + 1) throw new Error(`${path} has ${from} ${pieces.length - 1} times, not ${times}; see scripts/build`);
    changed = pieces.join(to);
  }
  return changed;
}
