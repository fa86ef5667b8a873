import { invalid } from '../../errors.ts';

/** An input that what was chosen cannot do without. @param what the choice, as in "the method cooper" */
export function needed<Value>(value: Value | undefined, path: string, what: string): Value {
  return value === undefined ? invalid(path, `must be given for ${what}`) : value;
}
