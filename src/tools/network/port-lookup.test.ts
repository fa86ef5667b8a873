import { holdTo } from '../testing.ts';
import tool from './port-lookup.ts';

type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];

/** A field that is undefined must be absent. */
const rows: Row[] = [
  [{ port: 80 }, { service: 'http', description: 'World Wide Web HTTP', range: 'system' }],
  [
    { port: 53, protocol: 'udp' },
    { service: 'domain', protocol: 'udp', description: 'Domain Name Server' },
  ],
  [{ port: 42 }, { service: 'name' }],
  [{ port: 113 }, { service: 'ident' }],
  [{ port: 465 }, { service: 'urd' }],
  [{ port: 512, protocol: 'udp' }, { service: 'comsat' }],
  [{ port: 512 }, { service: 'exec' }],
  [{ port: 2049 }, { service: 'shilp' }],
  [{ port: 3050 }, { service: 'gds-db' }],
  [{ port: 3478, protocol: 'udp' }, { service: 'stun' }],
  [{ port: 5432 }, { service: 'postgresql', range: 'user' }],
  [{ port: 6000 }, { service: 'x11', description: 'X Window System' }],
  [{ port: 6063, protocol: 'udp' }, { service: 'x11' }],
  [{ port: 0 }, { service: undefined, description: 'Reserved', range: 'system' }],
  [{ port: 4 }, { service: undefined, description: undefined }],
  [{ port: 1023 }, { range: 'system' }],
  [{ port: 1024 }, { range: 'user' }],
  [{ port: 49151 }, { range: 'user' }],
  [{ port: 49152 }, { service: undefined, range: 'dynamic' }],
  [{ port: 65535 }, { range: 'dynamic' }],
  [
    { service: 'HTTP' },
    {
      service: 'http',
      ports: [
        { port: 80, protocol: 'tcp' },
        { port: 80, protocol: 'udp' },
      ],
    },
  ],
  [
    { service: 'www' },
    {
      ports: [
        { port: 80, protocol: 'tcp' },
        { port: 80, protocol: 'udp' },
      ],
    },
  ],
  [
    { service: 'nfs' },
    {
      ports: [
        { port: 2049, protocol: 'tcp' },
        { port: 2049, protocol: 'udp' },
      ],
    },
  ],
  [{ service: 'syslog' }, { ports: [{ port: 514, protocol: 'udp' }] }],
  [{ service: 'no such service' }, { service: undefined, ports: [] }],
];

// rows of the IANA registry; where it has several for a port, the first
holdTo(tool, {
  vectors: rows.map(([inputs, result]) => ({ tool: tool.slug, inputs, result })),
  invalid: [
    [{}, 'port'],
    [{ port: 80, service: 'http' }, 'service'],
    [{ port: 65536 }, 'port'],
  ],
});
