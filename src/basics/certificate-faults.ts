/** How Node and OpenSSL name what is wrong with a certificate (nodejs.org/api/tls.html, "X509 certificate error codes"), and that the other side wants one. */
const CODES = /CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE/;

/** Whether a connection has failed for a certificate, which trying again does not change. */
export const isCertificateFault = (error: unknown): boolean => error instanceof Error && 'code' in error && CODES.test(String(error.code));
