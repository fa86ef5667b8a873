import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'uri',
  recognise: ({ line }) =>
    /^otpauth:\/\/(?:totp|hotp)\/[^?]*\?.*\bsecret=/i.test(line)
      ? {
          what: 'the secret of one-time passwords',
          confidence: 0.98,
          main: line,
          preview: decodeURIComponent(/^otpauth:\/\/\w+\/([^?%]*)/.exec(line)?.[1] ?? ''),
          secret: 'the secret of one-time passwords',
        }
      : undefined,
});
