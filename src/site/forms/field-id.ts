/** The id of the element of a field of a form. */
export const idOf = (path: string): string => `f-${path.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')}`;
