/** An object with one field, or with none where there is no value: to be spread into a result. */
export function optionalField<Name extends string, Value>(name: Name, value: Value | undefined): { [key in Name]?: Value } {
  const fields: { [key in Name]?: Value } = {};
  if (value !== undefined) fields[name] = value;
  return fields;
}
