import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NAME = 'toolrack.session_token';
/** Browsers take a cookie of such a name from the host itself alone, over https: no neighbouring host can put another one in its place (RFC 6265bis, section 4.1.3.2). */
const SECURE_NAME = `__Host-${NAME}`;
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/** The cookie that holds a session: its token, signed, so that a token read from a copy of the database opens nothing. */
export interface SessionCookie {
  /** A new token, from a cryptographic source. */
  newToken(): string;
  /** The `Set-Cookie` value that hands out a token. */
  give(token: string, maxAgeSeconds: number): string;
  /** The `Set-Cookie` value that takes it back. */
  readonly clear: string;
  /** The token in a `Cookie` header: that of the first cookie of our name whose signature is ours, as others may have set some, too. */
  read(header: string | undefined): string | undefined;
}

/** @param secure whether browsers may send it over https only */
export function createSessionCookie({ secret, secure }: { secret: string; secure: boolean }): SessionCookie {
  const attributes = `Path=/; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`;
  const name = secure ? SECURE_NAME : NAME;
  const sign = (token: string): Buffer => createHmac('sha256', secret).update(token).digest();
  /** The token in the value of a cookie, when its signature is ours. */
  const signed = (value: string): string | undefined => {
    const [token = '', signature = ''] = decoded(value).split('.');
    if (!TOKEN.test(token)) return undefined;
    const [sent, expected] = [Buffer.from(signature, 'base64'), sign(token)];
    return sent.length === expected.length && timingSafeEqual(sent, expected) ? token : undefined;
  };
  return {
    newToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    give: (token, maxAgeSeconds) => `${name}=${encodeURIComponent(`${token}.${sign(token).toString('base64')}`)}; Max-Age=${maxAgeSeconds}; ${attributes}`,
    clear: `${name}=; Max-Age=0; ${attributes}`,
    read(header) {
      for (const pair of header?.split(';') ?? []) {
        const [before = '', value = ''] = parted(pair.trim());
        const token = before === name ? signed(value) : undefined;
        if (token !== undefined) return token;
      }
      return undefined;
    },
  };
}

/** The name and the value of a cookie. */
function parted(pair: string): [name: string, value: string] {
  const split = pair.indexOf('=');
  return split < 0 ? ['', pair] : [pair.slice(0, split), pair.slice(split + 1)];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
