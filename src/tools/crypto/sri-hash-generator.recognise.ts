import { recogniser } from '../detection/recogniser.ts';

/** Digits of base64 by the digest: SHA-256, SHA-384 and SHA-512. */
const VALUE = /^(?:integrity=["']?)?((?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)(?:\s+sha\d{3}-[A-Za-z0-9+/]+=*)*)["']?$/;

export default recogniser({
  takes: 'line',
  fills: 'integrity',
  recognise({ line }) {
    const [, integrity] = VALUE.exec(line) ?? [];
    if (integrity === undefined) return undefined;
    return { what: 'a value of Subresource Integrity', confidence: 0.96, main: integrity, inputs: { text: '' }, preview: integrity };
  },
});
