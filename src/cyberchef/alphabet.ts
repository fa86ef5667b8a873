/** The characters of an alphabet in which CyberChef reads ranges: `A-Z`, with `\-` for the sign itself. */
export function charactersOf(alphabet: string): string[] {
  const given = Array.from(alphabet);
  const characters: string[] = [];
  for (let at = 0; at < given.length; at++) {
    const [one = '', two, three] = given.slice(at, at + 3);
    if (one === '\\' && two === '-' && three !== undefined) {
      characters.push('-');
      at++;
    } else if (two === '-' && three !== undefined) {
      const [first, last] = [one.codePointAt(0) ?? 0, three.codePointAt(0) ?? 0];
      for (let code = first; code <= last; code++) characters.push(String.fromCodePoint(code));
      at += 2;
    } else characters.push(one);
  }
  return characters;
}
