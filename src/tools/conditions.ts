/** By input, the values of which it must have one. */
export type Conditions = Readonly<Record<string, readonly (string | number | boolean)[]>>;
