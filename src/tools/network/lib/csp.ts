/** Directives of CSP Level 3 and of the specifications that extend it. */
const CURRENT = [
  ...['default-src', 'child-src', 'connect-src', 'font-src', 'frame-src', 'img-src', 'manifest-src', 'media-src', 'object-src'],
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr', 'worker-src', 'webrtc'],
  ...['base-uri', 'sandbox', 'form-action', 'frame-ancestors', 'report-to', 'upgrade-insecure-requests', 'fenced-frame-src'],
  ...['require-trusted-types-for', 'trusted-types', 'require-sri-for'],
];
export const DEPRECATED_DIRECTIVES = new Set(['block-all-mixed-content', 'plugin-types', 'referrer', 'report-uri', 'prefetch-src']);
export const KNOWN_DIRECTIVES = new Set([...CURRENT, ...DEPRECATED_DIRECTIVES]);

export interface CspDirective {
  name: string;
  values: string[];
}

/** The directives of a policy, names in lower case, repeated ones included. */
export const readPolicy = (policy: string): CspDirective[] =>
  policy.split(';').flatMap((piece) => {
    const [name, ...values] = piece.split(/[\t\n\f\r ]+/).filter((word) => word !== '');
    return name === undefined ? [] : [{ name: name.toLowerCase(), values }];
  });

/** Whether a value is a nonce or a hash in quotes. */
export const isNonceOrHash = (value: string): boolean => /^'(?:nonce|sha256|sha384|sha512)-.+'$/i.test(value);
