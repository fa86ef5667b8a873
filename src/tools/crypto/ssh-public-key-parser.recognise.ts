import { recogniser } from '../detection/recogniser.ts';

const LINE =
  /^(?:[^\s#]\S*\s+)?(ssh-(?:rsa|dss|ed25519|ed448)|ecdsa-sha2-nistp(?:256|384|521)|sk-(?:ssh-ed25519|ecdsa-sha2-nistp256)@openssh\.com)(?:-cert-v01@openssh\.com)?\s+(AAAA[A-Za-z0-9+/]{40,}={0,2})(?:\s+(.*))?$/;

export default recogniser({
  takes: 'text',
  fills: 'key',
  recognise({ text, line, lines }) {
    if (/^---- BEGIN SSH2 PUBLIC KEY ----/.test(text)) return { what: 'an SSH public key', confidence: 0.97, preview: 'RFC 4716', name: 'ssh-key' };
    const first = line || lines.find((one) => one.trim() !== '' && !one.startsWith('#'))?.trim() || '';
    const [, algorithm, , comment = ''] = LINE.exec(first) ?? [];
    if (algorithm === undefined) return undefined;
    return { what: `an SSH public key (${algorithm})`, confidence: 0.98, main: first, preview: `${algorithm} ${comment}`.trim(), name: 'ssh-key' };
  },
});
