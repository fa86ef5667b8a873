/** The path that the pages are below, with a slash at its end; the pages say it where it is not the root. */
export const BASE = document.documentElement.dataset.base ?? '/';

/** The address here of a path that starts with a slash. */
export const addressOf = (path: string): string => BASE + path.slice(1);

/** The path of an address, as the pages know it: it starts with one slash and ends with none. */
export const pathIn = (pathname: string): string => `/${pathname.slice(BASE.length).replace(/\/$/, '')}`;
