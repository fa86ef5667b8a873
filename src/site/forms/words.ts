/** A field's name in words: `homePrice` is "Home price". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word, at) => (at > 0 && !/^[A-Z]{2,}$/.test(word) ? word.toLowerCase() : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A count with its noun: "1 row", "2 rows". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${grouped(count)} ${count === 1 ? one : many}`;

/** A whole number with its thousands apart: 12,345. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
