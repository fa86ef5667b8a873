import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files in PEM: an authority's certificate, and a certificate for `localhost` alone that it has signed, with its key. */
export interface Certificates {
  authority: string;
  certificate: string;
  key: string;
}

/** Makes them in a folder, with OpenSSL, for its owner. */
export function makeCertificates(folder: string): Certificates {
  const within = (name: string): string => join(folder, name);
  const [authority, certificate, key] = [within('authority.crt'), within('server.crt'), within('server.key')];
  const authorityKey = within('authority.key');
  make(authority, authorityKey, ['-subj', '/CN=Authority of tests']);
  make(certificate, key, ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-CA', authority, '-CAkey', authorityKey]);
  const { uid, gid } = statSync(folder);
  for (const file of [authority, certificate, key]) {
    chmodSync(file, 0o600);
    chownSync(file, uid, gid);
  }
  return { authority, certificate, key };
}

function make(certificate: string, key: string, words: string[]): void {
  const common = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-out', certificate, '-keyout', key];
  const { status, stderr } = spawnSync('openssl', [...common, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl failed: ${stderr}`);
}
