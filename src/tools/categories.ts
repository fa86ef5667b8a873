/** The categories of the catalogue, in the order in which they are shown. */
export const categories = [
  { name: 'text', title: 'Text' },
  { name: 'data', title: 'Data formats' },
  { name: 'encoding', title: 'Encoding' },
  { name: 'crypto', title: 'Cryptography' },
  { name: 'math', title: 'Mathematics' },
  { name: 'finance', title: 'Finance' },
  { name: 'generators', title: 'Generators' },
  { name: 'everyday', title: 'Everyday' },
] as const;

export type Category = (typeof categories)[number]['name'];
