import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './docker-run-to-compose-converter.ts';

const service = (command: string, expected: Record<string, unknown>) =>
  [{ command: `docker run ${command}`, serviceName: 's' }, { compose: { services: { s: expected } } }] as [Record<string, unknown>, Record<string, unknown>];

// The Compose specification's names for what docker run's reference describes.
holdTo(tool, {
  answers: [
    service('nginx', { image: 'nginx' }),
    service('-itp 80:80 -p=81:81 --publish 82:82 a', { stdin_open: true, tty: true, ports: ['80:80', '81:81', '82:82'] }),
    service('-e A -e "B=c d" --env-file .env a', { environment: ['A', 'B=c d'], env_file: ['.env'] }),
    service('a sh -c "echo $X"', { image: 'a', command: ['sh', '-c', 'echo $X'] }),
    service('--network host a', { network_mode: 'host' }),
    service('--net=container:db a', { network_mode: 'container:db' }),
    service('--mount type=bind,src=/a,dst=/b,readonly a', { volumes: [{ type: 'bind', source: '/a', target: '/b', read_only: true }] }),
    service('--log-driver json-file --log-opt max-size=1m --log-opt max-file=3 a', {
      logging: { driver: 'json-file', options: { 'max-size': '1m', 'max-file': '3' } },
    }),
    service('--health-cmd "curl -f x" --health-interval 5s --health-retries 3 a', {
      healthcheck: { test: ['CMD-SHELL', 'curl -f x'], interval: '5s', retries: 3 },
    }),
    service('--ulimit nofile=1:2 --ulimit nproc=3 --sysctl a.b=1 a', { ulimits: { nofile: { soft: 1, hard: 2 }, nproc: 3 }, sysctls: { 'a.b': '1' } }),
    service('--cpus 1.5 -m 512m --shm-size 1g --stop-timeout 10 a', { cpus: 1.5, mem_limit: '512m', shm_size: '1g', stop_grace_period: '10s' }),
    service('--gpus all --privileged --read-only --init a', { gpus: 'all', privileged: true, read_only: true, init: true }),
    service('-l a=b --add-host x:1.2.3.4 --cap-drop ALL --tmpfs /tmp --expose 80 a', {
      labels: ['a=b'],
      extra_hosts: ['x:1.2.3.4'],
      cap_drop: ['ALL'],
      tmpfs: ['/tmp'],
      expose: ['80'],
    }),
    service('\\\n  --name x \\\n  a', { container_name: 'x' }),
    [{ command: 'podman run ghcr.io/o/app:1@sha256:ab' }, { compose: { services: { app: {} } } }],
    [
      { command: 'docker container run -v data:/d --network n a; docker run --name a b\ndocker run a' },
      {
        compose: {
          volumes: { data: { external: true } },
          networks: { n: { external: true } },
          services: { a: { image: 'a' }, 'a-2': { image: 'b' }, 'a-3': { image: 'a' } },
        },
      },
    ],
    [{ command: 'docker run --rm -P a' }, { ignored: ['--rm', '--publish-all'] }],
  ],
  invalid: [
    [{ command: '' }, 'command'],
    [{ command: 'docker run a; docker run b', serviceName: 'x' }, 'serviceName'],
  ],
  unprocessable: [
    [{ command: 'docker ps' }, /docker run/],
    [{ command: 'docker run -d' }, /no image/],
    [{ command: 'docker run --no-such a' }, /no-such/],
    [{ command: 'docker run -Z a' }, /-Z/],
    [{ command: 'docker run -p' }, /needs a value/],
    [{ command: 'docker run --cpus many a' }, /number/],
    [{ command: "docker run 'a" }, /not closed/],
  ],
});

describe('docker-run-to-compose-converter', () => {
  it('writes YAML that every reader takes for texts', async () => {
    const { yaml } = await run(tool, { command: 'docker run -p 22:22 -e yes -e on --hostname no a', serviceName: 's' });
    expect(yaml).toContain('- "22:22"');
    expect(yaml).toContain('- "yes"');
    expect(yaml).toContain('hostname: "no"');
  });

  it('keeps member names of the prototype as names', async () => {
    const { compose } = await run(tool, { command: 'docker run --sysctl __proto__=1 --name __proto__ a' });
    expect(Object.keys(compose.services)).toEqual(['__proto__']);
  });
});
