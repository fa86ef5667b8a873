const DELTA = 0x9e3779b9;

/** How often the whole text is gone through. */
const cyclesOf = (count: number): number => 6 + Math.floor(52 / count);

/** XXTEA, the corrected Block TEA (Wheeler and Needham 1998), over all words of a text at once, in place. @param words two at least @param key four words */
export function xxteaEncrypt(words: Uint32Array, key: Uint32Array): void {
  const count = words.length;
  let before = words[count - 1] ?? 0;
  for (let cycle = cyclesOf(count), sum = 0; cycle > 0; cycle--) {
    sum = (sum + DELTA) >>> 0;
    for (let at = 0; at < count; at++) {
      const behind = words[(at + 1) % count] ?? 0;
      before = ((words[at] ?? 0) + mixed(before, behind, sum, key, at)) >>> 0;
      words[at] = before;
    }
  }
}

/** The other way round. */
export function xxteaDecrypt(words: Uint32Array, key: Uint32Array): void {
  const count = words.length;
  let behind = words[0] ?? 0;
  for (let cycle = cyclesOf(count); cycle > 0; cycle--) {
    const sum = Math.imul(cycle, DELTA) >>> 0;
    for (let at = count - 1; at >= 0; at--) {
      const before = words[(at + count - 1) % count] ?? 0;
      behind = ((words[at] ?? 0) - mixed(before, behind, sum, key, at)) >>> 0;
      words[at] = behind;
    }
  }
}

function mixed(before: number, behind: number, sum: number, key: Uint32Array, at: number): number {
  const keyWord = key[(at & 3) ^ ((sum >>> 2) & 3)] ?? 0;
  return (((before >>> 5) ^ (behind << 2)) + ((behind >>> 3) ^ (before << 4))) ^ ((sum ^ behind) + (keyWord ^ before));
}
