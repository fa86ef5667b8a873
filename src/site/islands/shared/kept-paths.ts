/** Files whose name changes with their contents, below the scope. */
export const ASSET = /^assets\/(?:browser\/)?[\w.-]+-[\w]{8,}\.(?:js|css|json|svg|png|wasm|bin)$/;
const PAGE = /^(?:|categories|category\/[a-z-]+|recipes|recipes\/[a-z0-9-]+|convert|convert\/[^/]+|tools\/[a-z0-9-]+)$/;

/** The path that a page is kept under; undefined for one that is never kept, such as those of an account. */
export function keptPath(path: string): string | undefined {
  const plain = path.replace(/\/$/, '');
  return PAGE.test(plain) ? plain : undefined;
}
