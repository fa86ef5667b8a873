/** Why an operation, or a recipe with it, cannot be imported. */
export class Unsupported extends Error {}

/** Ends the import of an operation. @param reason a clause, such as `the alphabet "x" is not offered` */
export function unsupported(reason: string): never {
  throw new Unsupported(reason);
}
