/** The counter of all nodes cannot be reached, or does not answer in time. The request may have been counted, and is not admitted. */
export class CounterUnavailable extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`Redis does not answer: ${why}.`, options);
    this.name = 'CounterUnavailable';
  }
}

/** The counter cannot be used as it is set up, and trying again does not help. */
export class CounterRefused extends Error {
  override name = 'CounterRefused';
}
