import { holdTo } from '../testing.ts';
import tool from './docker-image-name-parser.ts';

const HEX = 'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff';
const name = (image: string, registry: string, repository: string, more: object = {}): [Record<string, unknown>, Record<string, unknown>] => [
  { image },
  { valid: true, registry, repository, ...more },
];
const bad = (image: string): [Record<string, unknown>, Record<string, unknown>] => [{ image }, { valid: false }];

// The tests of distribution/reference (Apache-2.0): reference_test.go and normalize_test.go.
holdTo(tool, {
  answers: [
    name('nginx', 'docker.io', 'library/nginx', { tag: 'latest', familiar: 'nginx', canonical: 'docker.io/library/nginx:latest' }),
    name('nginx:latest', 'docker.io', 'library/nginx', { familiar: 'nginx:latest' }),
    name('docker/docker', 'docker.io', 'docker/docker', { familiar: 'docker/docker' }),
    name('index.docker.io/library/redis', 'docker.io', 'library/redis', { familiar: 'redis' }),
    name('test.com:8080/repo:tag', 'test.com:8080', 'repo', { tag: 'tag' }),
    name('localhost/a', 'localhost', 'a'),
    name('localhost:5000/a', 'localhost:5000', 'a'),
    name('Foo/bar', 'Foo', 'bar'),
    name(`test:5000/repo:tag@sha256:${HEX}`, 'test:5000', 'repo', { tag: 'tag', digest: `sha256:${HEX}` }),
    name(`a@sha256:${HEX}`, 'docker.io', 'library/a', { familiar: `a@sha256:${HEX}` }),
    name('[2001:db8::1]:5000/a', '[2001:db8::1]:5000', 'a'),
    name('a__b/c--d/e.f', 'docker.io', 'a__b/c--d/e.f'),
    name(`${HEX.slice(1)}`, 'docker.io', `library/${HEX.slice(1)}`),
    bad(''),
    bad(':justtag'),
    bad('@sha256:fff'),
    bad('repo@sha256:ffff'),
    bad('validname@invaliddigest:ffff'),
    bad('Uppercase:tag'),
    bad('a//b'),
    bad('a/'),
    bad('a___b'),
    bad('a..b'),
    bad('-a'),
    bad('a:-t'),
    bad(HEX),
    bad('a'.repeat(256)),
    bad(`a:${'t'.repeat(129)}`),
    bad('aa/asdf$$^/aa'),
  ],
});
