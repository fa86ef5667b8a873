/** Whether a text is a URI with a scheme (RFC 3986). */
export const isUri = (text: string): boolean => /^[a-z][a-z0-9+.-]*:(?:[A-Za-z0-9._~:/?#[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+$/i.test(text);

/** Whether a URI is one of the web without encryption, which RFC 9116 does not allow. */
export const isPlainHttp = (text: string): boolean => /^http:/i.test(text);
