/**
 * About how long a value is as JSON, in characters. It stops counting above `most`, so that a value whose parts are in many places costs no more.
 * @param value as JSON.parse gives it
 */
export function jsonSize(value: unknown, most: number): number {
  const waiting: unknown[] = [value];
  let size = 0;
  while (waiting.length > 0 && size <= most) {
    const next = waiting.pop();
    if (typeof next === 'string') size += next.length + 2;
    else if (typeof next !== 'object' || next === null) size += 5;
    else if (Array.isArray(next)) {
      size += next.length + 2;
      if (size <= most) for (const item of next) waiting.push(item);
    } else {
      size += 2;
      for (const [name, field] of Object.entries(next)) {
        size += name.length + 4;
        waiting.push(field);
      }
    }
  }
  return size;
}
