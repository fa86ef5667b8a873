/** The version of the IP address that a text is; undefined for what is none. */
export function ipVersion(text: string): 4 | 6 | undefined {
  if (/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/.test(text)) return 4;
  const bare = text.replace(/^\[(.*)\]$/, '$1').replace(/%[\w.-]+$/, '');
  if (!/^[0-9a-f:.]{2,45}$/i.test(bare) || !/:.*:/.test(bare)) return undefined;
  const [head = '', tail, ...more] = bare.split('::');
  if (more.length > 0) return undefined;
  const groups = [...head.split(':'), ...(tail ?? '').split(':')].filter((group) => group !== '');
  const last = groups.at(-1) ?? '';
  const isMixed = last.includes('.');
  if (isMixed && ipVersion(last) !== 4) return undefined;
  const plain = isMixed ? groups.slice(0, -1) : groups;
  if (!plain.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) || /^:[^:]|[^:]:$/.test(bare)) return undefined;
  const count = plain.length + (isMixed ? 2 : 0);
  return (tail === undefined ? count === 8 : count < 8) ? 6 : undefined;
}
