const REFANG = /(?<![A-Za-z0-9])(hxxps?|fxp)(?=[:[])|\[:\/\/\]|\[:\]|\[\.\]|\(\.\)|\{\.\}|\[dot\]|\(dot\)|\[@\]|\(@\)|\[at\]|\(at\)/gi;

/** Undoes defanging: hxxp and fxp, and the bracketed :// : . @. */
export function refang(text: string): { text: string; changed: number } {
  let changed = 0;
  const result = text.replace(REFANG, (mark: string) => {
    changed++;
    const lower = mark.toLowerCase();
    if (lower.startsWith('h')) return lower.replace('xx', 'tt');
    if (lower === 'fxp') return 'ftp';
    const inner = lower.slice(1, -1);
    return inner === 'dot' ? '.' : inner === 'at' ? '@' : inner;
  });
  return { text: result, changed };
}
