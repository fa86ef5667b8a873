/** A list of names that this browser keeps; where nothing can be kept, it is empty. */
export function listIn(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a list. */
export function keepList(key: string, list: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing.
  }
}

/** What is kept: "slug Name" each, the latest first. */
export const FAVOURITES = 'favourites';
export const RECENT = 'recent';
