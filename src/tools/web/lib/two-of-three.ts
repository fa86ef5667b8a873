import { invalid } from '../../errors.ts';
import { namesOf } from '../../shared/json/names-of.ts';

/** Says which one of three inputs is missing. Another number of inputs is 400. */
export function missingOf<Name extends string>(given: { readonly [key in Name]: number | undefined }): Name {
  const names = namesOf(given);
  const missing = names.filter((name) => given[name] === undefined);
  const [only] = missing;
  if (only === undefined || missing.length > 1)
    return invalid(only ?? names.at(-1) ?? '', `give exactly two of ${names.join(', ')}; the third is what is computed`);
  return only;
}
