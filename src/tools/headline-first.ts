/** The fields of a result in the order that people read them: what they come for, then the rest as the schema has them. */
export function headlineFirst(result: Readonly<Record<string, unknown>>, headline: string | undefined): [name: string, value: unknown][] {
  return Object.entries(result).sort(([one], [other]) => Number(other === headline) - Number(one === headline));
}
