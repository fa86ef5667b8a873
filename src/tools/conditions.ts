/** By input, the values of which it must have one. */
export type Conditions = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** By input, when it counts: the conditions, or several sets of them of which one is enough. */
export type AppliesWhen<Name extends string = string> = { readonly [Field in Name]?: Conditions | readonly Conditions[] };

/** The sets of conditions of which one is enough for an input to count; undefined where it always does. */
export function waysToCount(appliesWhen: AppliesWhen | undefined, name: string): readonly Conditions[] | undefined {
  const conditions = appliesWhen?.[name];
  return conditions && (isList(conditions) ? conditions : [conditions]);
}

const isList = (conditions: Conditions | readonly Conditions[]): conditions is readonly Conditions[] => Array.isArray(conditions);
