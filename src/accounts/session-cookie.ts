import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NAME = 'toolrack.session_token';
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
  /** The token in a `Cookie` header, when its signature is ours. */
  read(header: string | undefined): string | undefined;
}

/** @param secure whether browsers may send it over https only */
export function createSessionCookie({ secret, secure }: { secret: string; secure: boolean }): SessionCookie {
  const attributes = `Path=/; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`;
  const sign = (token: string): Buffer => createHmac('sha256', secret).update(token).digest();
  return {
    newToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    give: (token, maxAgeSeconds) => `${NAME}=${encodeURIComponent(`${token}.${sign(token).toString('base64')}`)}; Max-Age=${maxAgeSeconds}; ${attributes}`,
    clear: `${NAME}=; Max-Age=0; ${attributes}`,
    read(header) {
      const value = header
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${NAME}=`))
        ?.slice(NAME.length + 1);
      if (value === undefined) return undefined;
      const [token = '', signature = ''] = decoded(value).split('.');
      if (!TOKEN.test(token)) return undefined;
      const [sent, expected] = [Buffer.from(signature, 'base64'), sign(token)];
      return sent.length === expected.length && timingSafeEqual(sent, expected) ? token : undefined;
    },
  };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
