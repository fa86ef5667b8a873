const ESCAPED = 'in the user and the password characters such as % / ? # and @ are escaped, a % as %25';
/** The parameters that are taken. pg ignores those that it does not know. */
const DATABASE_PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation', 'host', 'application_name', 'options'];
/** The modes that mean `verify-full` here. */
const VERIFYING_TOO = ['require', 'verify-ca'];
const SSL_MODES = ['disable', 'no-verify', ...VERIFYING_TOO, 'verify-full'];

/** Why an address of PostgreSQL cannot be used; undefined where it can. It may hold a password, so no part of it is quoted. */
export function databaseComplaint(address: string): string | undefined {
  const parsed = URL.parse(address);
  if (!parsed || !/^postgres(?:ql)?:$/.test(parsed.protocol) || !/^\/./.test(parsed.pathname) || !isReadable(parsed)) {
    return `must be an address such as postgres://user:password@host:5432/name, the port from 1 to 65535; ${ESCAPED}`;
  }
  const names = [...parsed.searchParams.keys()];
  if (names.some((name) => !DATABASE_PARAMETERS.includes(name))) return `has a parameter that is not one of ${DATABASE_PARAMETERS.join(', ')}`;
  if (new Set(names).size < names.length) return 'has a parameter twice';
  const mode = parsed.searchParams.get('sslmode') ?? 'disable';
  if (!SSL_MODES.includes(mode)) {
    return `sslmode must be one of ${SSL_MODES.join(', ')}; allow and prefer are not supported, as they go on without TLS where the server has none`;
  }
  const host = parsed.searchParams.get('host') || parsed.hostname;
  return host === '' || host.includes(',') ? 'must name one host, as in postgres://user:password@host:5432/name' : undefined;
}

/**
 * An address of PostgreSQL as pg is given it: with `verify-full` for the other modes that mean the same. To pg they do so today, and will not in its next version.
 * @param address without complaints
 */
export function databaseAddress(address: string): string {
  const parsed = new URL(address);
  if (!VERIFYING_TOO.includes(parsed.searchParams.get('sslmode') ?? '')) return address;
  parsed.searchParams.set('sslmode', 'verify-full');
  return parsed.href;
}

/** Why an address of Redis cannot be used; undefined where it can. It may hold a password, so no part of it is quoted. */
export function redisComplaint(address: string): string | undefined {
  const parsed = URL.parse(address);
  const isUsable =
    parsed &&
    /^rediss?:$/.test(parsed.protocol) &&
    /^[^,]+$/.test(parsed.hostname) &&
    /^\/?\d{0,9}$/.test(parsed.pathname) &&
    parsed.search === '' &&
    isReadable(parsed);
  return isUsable
    ? undefined
    : `must be an address such as redis://user:password@host:6379, the port from 1 to 65535, with the number of a database after it (/2) where it is not 0 and without parameters, or several such addresses of a cluster with commas between them; ${ESCAPED}`;
}

/** Whether an address has no port 0, nothing after a # and no % but those that begin escapes of UTF-8 (RFC 3986 section 2.1), as in %25. */
function isReadable({ username, password, host, port, pathname, hash }: URL): boolean {
  try {
    decodeURIComponent(`${username} ${password} ${host} ${pathname}`);
    return port !== '0' && hash === '';
  } catch {
    return false;
  }
}
