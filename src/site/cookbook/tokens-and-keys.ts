import type { ReadyRecipe } from './ready-recipe.ts';

/** Made by openssl for www.example.com. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBGjCBwgIBAjAKBggqhkjOPQQDAjAaMRgwFgYDVQQDDA9FeGFtcGxlIFJvb3Qg
Q0EwHhcNMjYxMTI3MDYxNjM3WhcNMjcxMjI5MDYxNjM3WjAaMRgwFgYDVQQDDA93
d3cuZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATPSur724nU
9ybCdCjgVwzKJKOt1AReSw06dZYd5MOkt/hA5TGzy9GY8erlY7CXhHgOa7k7qjFY
IZdf0BLhwWBaMAoGCCqGSM49BAMCA0cAMEQCIHKMr8r1DGOvlkeEGbL/fKuIDzjM
J/oCxOewDG1bw1fJAiA/oTjAd7cF5D4hlre6PHwhXJm5SvJPi1ODBl2MLEtOeg==
-----END CERTIFICATE-----`;

/** Tokens, sign-in messages, certificates and keys, read. */
export const TOKENS_AND_KEYS: readonly ReadyRecipe[] = [
  {
    slug: 'decode-saml-response',
    keywords: ['sso', 'single sign-on', 'saml decoder', 'assertion', 'SAMLResponse', 'okta', 'adfs'],
    recipe: {
      name: 'Decode a SAML response',
      note: 'Turns the SAMLResponse field of a sign-in form into readable XML.',
      parameters: {
        input: {
          default:
            'PHNhbWxwOlJlc3BvbnNlIHhtbG5zOnNhbWxwPSJ1cm46b2FzaXM6bmFtZXM6dGM6U0FNTDoyLjA6cHJvdG9jb2wiIElEPSJfMSIgVmVyc2lvbj0iMi4wIiBJc3N1ZUluc3RhbnQ9IjIwMjYtMDEtMDVUMDk6MDA6MDBaIj48c2FtbDpJc3N1ZXIgeG1sbnM6c2FtbD0idXJuOm9hc2lzOm5hbWVzOnRjOlNBTUw6Mi4wOmFzc2VydGlvbiI+aHR0cHM6Ly9pZHAuZXhhbXBsZS5jb208L3NhbWw6SXNzdWVyPjxzYW1scDpTdGF0dXM+PHNhbWxwOlN0YXR1c0NvZGUgVmFsdWU9InVybjpvYXNpczpuYW1lczp0YzpTQU1MOjIuMDpzdGF0dXM6U3VjY2VzcyIvPjwvc2FtbHA6U3RhdHVzPjwvc2FtbHA6UmVzcG9uc2U+',
        },
      },
      steps: [
        { id: 'decode', tool: 'base64-encoder', inputs: { mode: 'decode' } },
        { id: 'xml', tool: 'xml-formatter', inputs: { indent: 2 } },
      ],
    },
    gives: `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1" Version="2.0" IssueInstant="2026-01-05T09:00:00Z">
  <saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">https://idp.example.com</saml:Issuer>
  <samlp:Status>
    <samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/>
  </samlp:Status>
</samlp:Response>`,
  },
  {
    slug: 'decode-saml-request',
    keywords: ['sso', 'single sign-on', 'AuthnRequest', 'SAMLRequest', 'redirect binding', 'inflate'],
    recipe: {
      name: 'Decode a SAML request from a link',
      note: 'Opens the SAMLRequest parameter of an address: percent-encoded, base64, compressed with DEFLATE.',
      parameters: {
        input: {
          default:
            'HYvLCsIwEAB%2FJeTeNhYUXIxQ9FKol1Y9eJEQFlpoHmY30s83CHOaYU5k3Bqhyzz7ET8ZicXmVk%2FwD1rm5CEYWgi8cUjAFqbuNkBbK4gpcLBhlaK%2FavlupXhioiV4LUsulihj74mN56JUe6jUrlL7uzqCUoWXFB0RJi7PJXjKDtOE6btYfIyDljNzJGgaE2ONm3FxxdoG1xhLsjn%2FAA%3D%3D',
        },
      },
      steps: [
        { id: 'url', tool: 'url-encoder', inputs: { mode: 'decode' } },
        { id: 'base64', tool: 'base64-encoder', inputs: { mode: 'decode' } },
        { id: 'inflate', tool: 'gzip-compressor', inputs: { mode: 'decode', format: 'deflate' } },
        { id: 'xml', tool: 'xml-formatter', inputs: { indent: 2, attributeLines: true } },
      ],
    },
    gives: `<samlp:AuthnRequest
  xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"
  ID="_2"
  Version="2.0"
  IssueInstant="2026-01-05T09:00:00Z"
  AssertionConsumerServiceURL="https://app.example.com/acs"/>`,
  },
  {
    slug: 'jwt-claims-with-dates',
    keywords: ['json web token', 'decode jwt', 'exp', 'iat', 'expiry', 'bearer token', 'oidc'],
    recipe: {
      name: 'JWT claims with dates',
      note: 'Shows what a JSON Web Token says, with issue and expiry times as dates instead of seconds.',
      parameters: {
        input: {
          default:
            'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhZGEiLCJuYW1lIjoiQWRhIiwiaWF0IjoxNzY3NjAzNjAwLCJleHAiOjE3Njc2MDcyMDB9.gLI2lV9P67gkPqfj6q4vLF4VaDFaRg392dePRWcitWs',
        },
      },
      steps: [
        { id: 'decode', tool: 'jwt-decoder' },
        {
          id: 'claims',
          tool: 'jq-evaluator',
          inputs: {
            filter: 'with_entries(if .key == "iat" or .key == "exp" or .key == "nbf" or .key == "auth_time" then .value |= (floor | todate) else . end)',
            compact: false,
          },
        },
      ],
    },
    gives: `{
  "sub": "ada",
  "name": "Ada",
  "iat": "2026-01-05T09:00:00Z",
  "exp": "2026-01-05T10:00:00Z"
}`,
  },
  {
    slug: 'basic-auth-header-to-name',
    keywords: ['authorization header', 'http basic', 'user name and password', 'decode basic auth'],
    recipe: {
      name: 'Decode a Basic Authorization header',
      note: 'Shows the user name and the password that an HTTP header carries.',
      parameters: { input: { default: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' } },
      steps: [
        { id: 'code', tool: 'text-replacer', inputs: { find: '^\\s*(?:Authorization:\\s*)?Basic\\s+', replacement: '', mode: 'regex', caseSensitive: false } },
        { id: 'decode', tool: 'base64-encoder', inputs: { mode: 'decode' } },
      ],
    },
    gives: 'Aladdin:open sesame',
  },
  {
    slug: 'pem-chain-to-table',
    keywords: ['certificate chain', 'bundle', 'fullchain.pem', 'tls', 'ssl', 'x509', 'expiry dates', 'subject issuer'],
    recipe: {
      name: 'Table of a certificate chain',
      note: 'Lists the certificates of a PEM file with their subjects, issuers and dates.',
      parameters: {
        input: {
          default: `${CERTIFICATE}
-----BEGIN CERTIFICATE-----
MIIBdzCCARygAwIBAgIBATAKBggqhkjOPQQDAjAaMRgwFgYDVQQDDA9FeGFtcGxl
IFJvb3QgQ0EwHhcNMjYxMTI3MDYxNjM3WhcNNDYxMTIyMDYxNjM3WjAaMRgwFgYD
VQQDDA9FeGFtcGxlIFJvb3QgQ0EwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR6
oUrp7wrbl7jivLGVCo2MJ7lIqQZPAUuH2cE92Ehw9ahbCRwMD9HrN+ggIgQ2ErFB
R5gW/KqhesfDqwgcois6o1MwUTAdBgNVHQ4EFgQUZS3MjH7kisFR8XmzQCD1rkJ+
Tw0wHwYDVR0jBBgwFoAUZS3MjH7kisFR8XmzQCD1rkJ+Tw0wDwYDVR0TAQH/BAUw
AwEB/zAKBggqhkjOPQQDAgNJADBGAiEA8PosNevUzqTFWDYAqgfBDEkI0msmAFXG
39D4EyVs4DQCIQCM/DE2gKYpZe2Gvl5K20LkA9mkJvieCH2y07K5KXCx4A==
-----END CERTIFICATE-----`,
        },
      },
      steps: [
        { id: 'parts', tool: 'text-between-extractor', inputs: { start: '-----BEGIN CERTIFICATE-----', end: '-----END CERTIFICATE-----', includeMarks: true } },
        { id: 'each', tool: 'x509-certificate-decoder', forEach: { $main: 'parts' } },
        {
          id: 'table',
          tool: 'json-to-table-converter',
          inputs: { json: { $from: 'each', pointer: '/items' }, columns: ['subjectText', 'issuerText', 'notBefore', 'notAfter'] },
        },
      ],
    },
    gives: `| subjectText        | issuerText         | notBefore            | notAfter             |
| ------------------ | ------------------ | -------------------- | -------------------- |
| CN=www.example.com | CN=Example Root CA | 2026-11-27T06:16:37Z | 2027-12-29T06:16:37Z |
| CN=Example Root CA | CN=Example Root CA | 2026-11-27T06:16:37Z | 2046-11-22T06:16:37Z |`,
  },
  {
    slug: 'certificate-fingerprint',
    keywords: ['sha-256 thumbprint', 'pem', 'tls', 'ssl', 'pinning', 'x509'],
    recipe: {
      name: 'Fingerprint of a certificate',
      note: 'The SHA-256 digest of the bytes inside a PEM certificate, as browsers and openssl show it.',
      parameters: {
        input: {
          default: CERTIFICATE,
        },
      },
      steps: [
        { id: 'der', tool: 'pem-der-converter', inputs: { dataEncoding: 'hex' } },
        { id: 'hash', tool: 'hash-generator', inputs: { text: { $from: 'der', pointer: '/blocks/0/data' }, inputEncoding: 'hex', algorithm: 'sha256' } },
        { id: 'colons', tool: 'text-replacer', inputs: { find: '(..)(?=.)', replacement: '$1:', mode: 'regex', engine: 'javascript' } },
        { id: 'upper', tool: 'case-converter', inputs: { case: 'upper' } },
      ],
    },
    gives: 'D2:23:B6:01:F8:AB:6A:37:13:52:84:CD:D3:F4:35:AF:3C:7D:E4:74:7B:1C:F3:F0:7D:BE:72:83:B6:FC:95:71',
  },
  {
    slug: 'fingerprints-of-authorized-keys',
    keywords: ['ssh', 'ssh-keygen -l', 'authorized_keys', 'known keys', 'public key list'],
    recipe: {
      name: 'Fingerprints of authorized_keys',
      note: 'Lists each SSH key of a file with its kind, its SHA-256 fingerprint and its comment.',
      parameters: {
        input: {
          default: `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIEIo1CTRR3bYqGOJgdi/QRV6rZQNfq4rK3QYHp0s8suS ada@example.com
ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBOzeSHtpOFK8L6ts+34Rxit4teb4W+Rz/AYeYsEDwOS9pW8nbog/EbRR+dyDn6uHsiasK3tCvozZjHTnfqWsO3k= backup`,
        },
      },
      steps: [
        { id: 'keys', tool: 'line-filter', inputs: { pattern: '^\\s*(?:#|$)', match: 'regex', invert: true } },
        { id: 'each', tool: 'ssh-public-key-parser', forEach: { $main: 'keys' } },
        {
          id: 'table',
          tool: 'json-to-table-converter',
          inputs: { json: { $from: 'each', pointer: '/items' }, columns: ['algorithm', 'bits', 'sha256Fingerprint', 'comment'] },
        },
      ],
    },
    gives: `| algorithm           | bits | sha256Fingerprint                                  | comment         |
| ------------------- | ---- | -------------------------------------------------- | --------------- |
| ssh-ed25519         | 256  | SHA256:ssuIzLeMHV/ww9TREzKsetmzsNg6iXprayhebYjpYIU | ada@example.com |
| ecdsa-sha2-nistp256 | 256  | SHA256:jE4PBlle063sWKQmKK8FnfQG4Tb7DOEfmYfDnk/9wPk | backup          |`,
  },
  {
    slug: 'csp-hash-of-a-script',
    keywords: ['content security policy', 'inline script', 'script-src', 'sha256-', 'nonce'],
    recipe: {
      name: 'Hash of an inline script for a content security policy',
      note: 'The source expression that allows exactly this inline script or style.',
      parameters: { input: { default: 'alert("Hello, world.");' } },
      steps: [
        { id: 'hash', tool: 'hash-generator', inputs: { algorithm: 'sha256', outputEncoding: 'base64' } },
        { id: 'source', tool: 'prefix-suffix-adder', inputs: { text: { $from: 'hash', pointer: '/hash' }, prefix: "'sha256-", suffix: "'" } },
      ],
    },
    gives: "'sha256-95/2P1j1ZySEaTPvS2vdbldPcGJYZRvEeWm0x0qZqcQ='",
  },
  {
    slug: 'checksums-of-a-list',
    keywords: ['hash each line', 'sha256 per line', 'hash list', 'hash e-mail addresses', 'audience upload'],
    recipe: {
      name: 'Checksums of a list',
      note: 'Hashes each line by itself, as advertising audiences and blocklists ask for.',
      parameters: { input: { default: 'alpha\nbeta\ngamma' } },
      steps: [{ id: 'hash', tool: 'hash-generator', inputs: { algorithm: 'sha256' }, forEach: { $main: 'parameters' } }],
    },
    gives: `8ed3f6ad685b959ead7022518e1af76cd816f8e8ec7ccdda1ed4018e8f2223f8
f44e64e75f3948e9f73f8dfa94721c4ce8cbb4f265c4790c702b2d41cfbf2753
be9d587defa1f0c09ef49eb17e206983a5f8f8289e4281860bd0ee5a19592c67`,
  },
  {
    slug: 'hex-to-hash',
    keywords: ['hash of bytes', 'digest', 'hex string', 'binary hash'],
    recipe: {
      name: 'Hash of bytes in hex',
      note: 'Reads bytes in hex and gives their SHA-256 digest in base64.',
      parameters: { input: { default: '68656c6c6f', encoding: 'hex' } },
      steps: [{ id: 'hash', tool: 'hash-generator', inputs: { outputEncoding: 'base64' } }],
    },
    gives: 'LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=',
  },
  {
    slug: 'pem-key-to-jwk-thumbprint',
    keywords: ['kid', 'jwks', 'key id', 'rfc 7638', 'public key'],
    recipe: {
      name: 'Key ID of a PEM key',
      note: 'Turns a key into a JWK and calculates its thumbprint (RFC 7638), which many services use as kid.',
      parameters: {
        input: {
          default: `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEz0rq+9uJ1PcmwnQo4FcMyiSjrdQE
XksNOnWWHeTDpLf4QOUxs8vRmPHq5WOwl4R4Dmu5O6oxWCGXX9AS4cFgWg==
-----END PUBLIC KEY-----`,
        },
      },
      steps: [
        { id: 'jwk', tool: 'jwk-pem-converter', inputs: { target: 'jwk', publicOnly: true } },
        { id: 'thumbprint', tool: 'jwk-thumbprint-calculator', inputs: { jwk: { $from: 'jwk', pointer: '/jwk' } } },
      ],
    },
    gives: 'YW87gKNRYQ0Z_l3sK3R0MGp_gZKkbdsKE85KkhTNsS4',
  },
];
