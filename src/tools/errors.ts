/** One complaint about one place in a tool's inputs. `path` is `text`, `items[2].name`, or empty for the inputs as a whole. */
export interface Detail {
  path: string;
  message: string;
}

/** The inputs have the wrong shape or range: answered as 400 `invalid_inputs`. */
export class InvalidInputs extends Error {
  readonly details: Detail[];

  constructor(details: Detail[]) {
    super(details.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '));
    this.name = 'InvalidInputs';
    this.details = details;
  }
}

/** The inputs have the right shape but no answer (JSON that does not parse, a matrix without an inverse): 422 `unprocessable_inputs`. */
export class Unprocessable extends Error {
  readonly details: Detail[] | undefined;

  constructor(message: string, details?: Detail[]) {
    super(message);
    this.name = 'Unprocessable';
    this.details = details;
  }
}

/** Refuses the inputs as wrong in shape or range. @param path the field, as in `Detail.path` @param message what is wrong and what would be right */
export function invalid(path: string, message: string): never {
  throw new InvalidInputs([{ path, message }]);
}

/** Says that well-formed inputs have no answer. @param message where and why @param path the field it is about, when one can be named */
export function unprocessable(message: string, path?: string): never {
  throw new Unprocessable(message, path === undefined ? undefined : [{ path, message }]);
}
