/** How an option of docker run goes into a compose file. */
export interface Option {
  /** The name in the service. */
  key: string;
  kind: 'text' | 'list' | 'flag' | 'number' | 'ignored' | 'listed' | 'special';
}

const named = (kind: Option['kind'], pairs: Record<string, string>): [string, Option][] => Object.entries(pairs).map(([name, key]) => [name, { key, kind }]);

/** The options of docker run and podman run by their long names. */
export const OPTIONS: ReadonlyMap<string, Option> = new Map([
  ...named('text', {
    name: 'container_name',
    restart: 'restart',
    hostname: 'hostname',
    user: 'user',
    workdir: 'working_dir',
    entrypoint: 'entrypoint',
    'shm-size': 'shm_size',
    memory: 'mem_limit',
    'memory-reservation': 'mem_reservation',
    'memory-swap': 'memswap_limit',
    ipc: 'ipc',
    pid: 'pid',
    uts: 'uts',
    userns: 'userns_mode',
    runtime: 'runtime',
    platform: 'platform',
    pull: 'pull_policy',
    'stop-signal': 'stop_signal',
    'cgroup-parent': 'cgroup_parent',
    'cpuset-cpus': 'cpuset',
    'mac-address': 'mac_address',
    domainname: 'domainname',
  }),
  ...named('list', {
    publish: 'ports',
    volume: 'volumes',
    env: 'environment',
    'env-file': 'env_file',
    label: 'labels',
    'add-host': 'extra_hosts',
    dns: 'dns',
    'dns-search': 'dns_search',
    'dns-option': 'dns_opt',
    device: 'devices',
    'cap-add': 'cap_add',
    'cap-drop': 'cap_drop',
    expose: 'expose',
    link: 'links',
    'security-opt': 'security_opt',
    tmpfs: 'tmpfs',
    'group-add': 'group_add',
    'volumes-from': 'volumes_from',
  }),
  ...named('flag', { privileged: 'privileged', 'read-only': 'read_only', tty: 'tty', interactive: 'stdin_open', init: 'init' }),
  ...named('number', { cpus: 'cpus', 'cpu-shares': 'cpu_shares', 'pids-limit': 'pids_limit', 'oom-score-adj': 'oom_score_adj' }),
  ...named('ignored', { detach: '' }),
  ...named('listed', { rm: 'rm', 'publish-all': 'publish-all' }),
  ...named('special', {
    network: 'network',
    net: 'network',
    mount: 'mount',
    sysctl: 'sysctl',
    ulimit: 'ulimit',
    'log-driver': 'log-driver',
    'log-opt': 'log-opt',
    'stop-timeout': 'stop-timeout',
    gpus: 'gpus',
    'health-cmd': 'test',
    'health-interval': 'interval',
    'health-timeout': 'timeout',
    'health-retries': 'retries',
    'health-start-period': 'start_period',
    'no-healthcheck': 'disable',
  }),
]);

/** Options without a value, beside the flags. */
export const VALUELESS = new Set(['detach', 'rm', 'publish-all', 'no-healthcheck', 'privileged', 'read-only', 'tty', 'interactive', 'init']);

export const SHORT: Readonly<Record<string, string>> = {
  p: 'publish',
  P: 'publish-all',
  v: 'volume',
  e: 'env',
  h: 'hostname',
  u: 'user',
  w: 'workdir',
  l: 'label',
  t: 'tty',
  i: 'interactive',
  d: 'detach',
  m: 'memory',
  c: 'cpu-shares',
};
