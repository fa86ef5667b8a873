/** The names of a table's own entries, in their order. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  // A type may leave names of a value out; a table that is written out has those of its type alone.
  Object.keys(table) as Name[];
