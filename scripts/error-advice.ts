import type { ErrorCode } from '../src/http/errors.ts';

/** What to do about each error, for docs/errors.md. */
export const ADVICE: Record<ErrorCode, string> = {
  invalid_json: 'Send JSON in UTF-8. The message says what is wrong and where. In a shell, check the quotes around the body.',
  missing_tool: 'Send `{"tool": slug, "inputs": {…}}`. `GET /api/v1/tools?q=words` finds slugs.',
  invalid_inputs:
    '`details` lists each wrong field by its path (`items[2].name`; empty for the inputs as a whole) and says what would be right. `GET /api/v1/tools/{slug}` has the JSON Schema. In a batch or a pipeline the path names the place, such as `steps[1].inputs.text`.',
  invalid_name: 'Send a name of 1 to 100 characters, or leave it out.',
  invalid_email: 'Send an address of the form `name@example.com`.',
  invalid_password: 'Choose a longer or a less common password.',
  invalid_token: 'Ask for a new link.',
  invalid_hash: 'Send the `hash` that `GET /api/v1/keys` lists, 64 hex digits.',
  missing_parameter: 'Add the parameter that the message names.',
  invalid_parameter: 'The message names the parameter and what would be right. Each may be given once, and parameters that are not listed are refused.',
  bad_request:
    'The request is not valid HTTP, or its form is not as RFC 7578 describes it: the message says where. Check the program that wrote it, and the proxies in between.',
  missing_api_key: 'Send a key in `x-api-key` or as `Authorization: Bearer`. Keys are made under `/account`.',
  invalid_api_key:
    'Check the key: `tool_` and 32 lower-case hex digits. A revoked key stays revoked; make a new one. Send one key, or the same in both headers.',
  unauthenticated: 'Sign in first, and send the session cookie.',
  invalid_credentials: 'Check both, or reset the password.',
  plan_required: 'Change the account to the Pro or the Business plan.',
  forbidden_origin: 'Call from a page of the service itself, or have the operator list the origin in `CORS_ORIGINS`.',
  sign_up_closed: 'Ask the operator for an account.',
  page_runs_off: 'Use the API with a key.',
  not_found: 'Check the address; `/docs` lists them all.',
  tool_not_found: 'Use one of the slugs that the message suggests, or search with `GET /api/v1/tools?q=words`.',
  account_not_found: 'Check the e-mail address or the id.',
  session_not_found: 'List the sessions again; this one has ended.',
  recipe_not_found: '`GET /api/v1/recipes` lists the recipes of the account.',
  recipe_name_taken: 'Choose another name, or delete the recipe that has it.',
  recipe_limit_reached: 'Delete a recipe that is no longer needed with `DELETE /api/v1/recipes/{name}`.',
  key_not_found: 'List the keys again; the account has no such key.',
  conversion_not_found:
    'Use one of the codes that the message suggests; `GET /api/v1/convert` without parameters lists all. Units convert when they measure the same thing.',
  method_not_allowed: 'Use a method that `Allow` lists.',
  request_timeout: 'Send the whole request within 30 seconds.',
  email_taken: 'Sign in with that address, or use another.',
  key_limit_reached: 'Revoke a key first.',
  payload_too_large: 'Send less at a time. The operator can raise `MAX_BODY_BYTES`.',
  unsupported_media_type: 'Send `Content-Type: application/json` and no `Content-Encoding`.',
  expectation_failed: 'Leave the `Expect` header out.',
  unprocessable_inputs: 'The message says why these inputs have no answer; change what it points at. Sending the same again gives the same.',
  tool_timeout: 'Send less or simpler input. The operator can raise `TOOL_TIMEOUT_MS`.',
  rate_limit_exceeded:
    'Wait until `retryAfter`, or for `Retry-After` seconds: then a request is admitted. Batches do not make runs cheaper: each call counts as one run.',
  headers_too_large: 'Send fewer or shorter headers and cookies.',
  internal_error: 'Try again later, and tell the operator the request id that the message names.',
  service_unavailable: 'Try again after `Retry-After` seconds.',
};
