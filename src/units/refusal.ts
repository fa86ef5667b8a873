/** Why a question about units has no answer: an error code of the interface, and sentences that say what and where. */
export class Refusal extends Error {
  readonly code: 'missing_parameter' | 'invalid_parameter' | 'conversion_not_found';

  /** @param message a sentence without its full stop, or a question */
  constructor(code: Refusal['code'], message: string) {
    super(message.endsWith('?') ? message : `${message}.`);
    this.code = code;
  }
}
