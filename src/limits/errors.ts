/** What counts requests for all nodes cannot be reached, or does not answer in time. A request that meets this may have been counted, and is not admitted. */
export class CounterUnavailable extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`Redis does not answer: ${why}.`, options);
    this.name = 'CounterUnavailable';
  }
}

/** The counter cannot be used as it is set up, and trying again changes nothing. */
export class CounterRefused extends Error {
  override name = 'CounterRefused';
}
