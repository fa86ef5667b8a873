/** RC4, both ways. @param drop bytes of the key stream that are thrown away first @param passes how often the key is gone through, once but for CipherSaber-2 */
export function rc4(key: Uint8Array, data: Uint8Array, drop = 0, passes = 1): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 255] ?? 0;
  const swap = (i: number, j: number): void => {
    [state[i], state[j]] = [at(j), at(i)];
  };
  for (let step = 0, j = 0; step < 256 * passes; step++) {
    const i = step & 255;
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  const output = new Uint8Array(data.length);
  for (let step = 0, i = 0, j = 0; step < drop + data.length; step++) {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    if (step >= drop) output[step - drop] = (data[step - drop] ?? 0) ^ at(at(i) + at(j));
  }
  return output;
}
