import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_RECIPES } from '../recipes/errors.ts';
import { MAX_KEYS } from '../settings/config.ts';
import type { Detail } from '../tools/errors.ts';
import { isoTime } from './answer/iso-time.ts';

/** Every error the service answers with: its status and when it happens. The OpenAPI document and docs/errors.md are made from this table. */
export const ERRORS = {
  invalid_json: { status: 400, when: 'The request body is not valid JSON.' },
  missing_tool: { status: 400, when: '`tool` is missing or not a string.' },
  invalid_inputs: { status: 400, when: '`inputs` is not an object, or does not match the tool: `details` names each field and what would be right.' },
  invalid_name: { status: 400, when: 'A name is not a string of 1 to 100 characters.' },
  invalid_email: { status: 400, when: 'An e-mail address is malformed or has more than 254 characters.' },
  invalid_password: { status: 400, when: 'A new password has fewer than 8 or more than 128 characters, or is one of the most common.' },
  invalid_token: { status: 400, when: 'The link from an e-mail is unknown, used or expired.' },
  invalid_hash: { status: 400, when: '`hash` is not the SHA-256 hash of a key in hex.' },
  missing_parameter: { status: 400, when: 'A required query parameter is missing.' },
  invalid_parameter: { status: 400, when: 'A query parameter is malformed, unknown or given twice.' },
  bad_request: {
    status: 400,
    when: 'The request is not valid HTTP, names no host or two, its address is malformed, or its form is cut off or no `multipart/form-data`.',
  },
  missing_api_key: { status: 401, when: 'No API key was sent, neither in `x-api-key` nor as `Authorization: Bearer`.' },
  invalid_api_key: { status: 401, when: 'The key is malformed, unknown or revoked, or two different ones were sent.' },
  unauthenticated: { status: 401, when: 'There is no valid session.' },
  invalid_credentials: { status: 401, when: 'The e-mail address or the password is wrong; which of the two is not said.' },
  plan_required: { status: 403, when: 'The plan of this account does not include API access.' },
  forbidden_origin: { status: 403, when: 'The request comes from a page whose origin may not use the session.' },
  sign_up_closed: { status: 403, when: 'Only the operator of this service can create accounts.' },
  page_runs_off: { status: 403, when: 'Running tools on their pages is turned off on this service.' },
  not_found: { status: 404, when: 'There is nothing at this address.' },
  tool_not_found: { status: 404, when: 'No tool has this slug; the message names the nearest.' },
  account_not_found: { status: 404, when: 'There is no such account.' },
  session_not_found: { status: 404, when: 'The account has no session with this id.' },
  key_not_found: { status: 404, when: 'The account has no key with this hash.' },
  recipe_not_found: { status: 404, when: 'The account has no recipe of this name.' },
  conversion_not_found: { status: 404, when: 'A unit is unknown, or the two measure different things; the message names the nearest codes.' },
  method_not_allowed: { status: 405, when: 'The address does not support this method; `Allow` lists those it does.' },
  request_timeout: { status: 408, when: 'The request did not arrive in time.' },
  email_taken: { status: 409, when: 'An account with this e-mail address already exists.' },
  key_limit_reached: { status: 409, when: `The account already has ${MAX_KEYS} active keys.` },
  recipe_name_taken: { status: 409, when: 'The account already has a recipe of the new name.' },
  recipe_limit_reached: { status: 409, when: `The account already has ${MAX_RECIPES} recipes.` },
  payload_too_large: { status: 413, when: 'The request body is larger than the service takes.' },
  unsupported_media_type: { status: 415, when: 'The body is not `application/json`, nor, at the address of a tool, a form or a file; or it is compressed.' },
  expectation_failed: { status: 417, when: 'The request expects something other than `100-continue`.' },
  unprocessable_inputs: { status: 422, when: 'The inputs have the right shape but no answer; the message says where and why.' },
  tool_timeout: { status: 422, when: 'The tool did not finish within its time budget.' },
  rate_limit_exceeded: { status: 429, when: 'The allowance is used up; wait until `retryAfter`.' },
  headers_too_large: { status: 431, when: 'The request headers are larger than the service takes.' },
  internal_error: { status: 500, when: 'Something went wrong in the service; it has been logged.' },
  service_unavailable: { status: 503, when: 'Something the service depends on is down; try again after `Retry-After` seconds.' },
} as const satisfies Record<string, { status: number; when: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** An error answer, as it goes to the caller. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Detail[] | undefined;
  /** When to try again, in milliseconds since the epoch. */
  readonly retryAt: number | undefined;

  constructor(code: ErrorCode, message: string, { details, retryAt }: { details?: Detail[] | undefined; retryAt?: number | undefined } = {}) {
    // An expected answer needs no stack, and taking one is most of what an error costs.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
    this.retryAt = retryAt;
  }
}

/** Whether an error is ours and not the caller's: then its answer names the request, so that an operator finds it in the log. */
export const isFault = ({ code }: ApiError): boolean => ERRORS[code].status >= 500;

/** An error as JSON. @param id that of the request */
export function errorBody(error: ApiError, id: string): string {
  const { code, message, details, retryAt } = error;
  const told = JSON.stringify(isFault(error) ? `${message} (request ${id})` : message);
  const retryAfter = code === 'rate_limit_exceeded' && retryAt !== undefined ? `,"retryAfter":"${isoTime(retryAt)}"` : '';
  return `{"error":"${code}","message":${told}${retryAfter}${details ? `,"details":${JSON.stringify(details)}` : ''}}`;
}

/** `Retry-After` in whole seconds. @param retryAt @param now both in milliseconds since the epoch */
export const retryAfter = (retryAt: number, now: number): string => String(Math.max(1, Math.ceil((retryAt - now) / 1000)));

/** Notes an error for the log and sets the headers that go with it, whatever form it is told in. @param now the present, for `Retry-After` */
export function announce(reply: FastifyReply, { code, retryAt }: ApiError, now: number): void {
  reply.request.errorCode = code;
  if (retryAt !== undefined) reply.header('retry-after', retryAfter(retryAt, now));
  // What is left of a body that is too large is not waited for.
  if (code === 'payload_too_large') reply.header('connection', 'close');
}

/** Answers with an error of the table. @param now the present, for `Retry-After` */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError, now: number): FastifyReply {
  announce(reply, error, now);
  return reply.code(ERRORS[error.code].status).header('content-type', 'application/json; charset=utf-8').send(errorBody(error, request.id));
}
