import { z } from 'zod';
import { defineTool } from '../define.ts';

const COMPONENT = '[a-z0-9]+(?:(?:\\.|_|__|-+)[a-z0-9]+)*';
const HOST =
  '(?:(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])(?:\\.(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9]))*|\\[[a-fA-F0-9:]+\\])(?::[0-9]+)?';
const PATH = new RegExp(`^${COMPONENT}(?:/${COMPONENT})*$`);
const REGISTRY = new RegExp(`^${HOST}$`);
const TAG = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/;
const DIGEST = /^[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,}$/;
const MAX_NAME = 255;
const DIGEST_LENGTHS: Record<string, number> = { sha256: 64, sha384: 96, sha512: 128 };

export default defineTool({
  slug: 'docker-image-name-parser',
  name: 'Docker Image Name Parser',
  category: 'developer',
  summary: 'Splits a Docker image reference into registry, repository, tag and digest.',
  description:
    'The part before the first / is a registry when it contains a . or : or is localhost or has a capital letter. index.docker.io is docker.io. 64 hexadecimal digits alone are an id, not a name.',
  reference: 'distribution/reference, the grammar of image references',
  keywords: ['container image', 'docker tag', 'oci', 'registry', 'digest'],

  inputs: z.strictObject({ image: z.string().max(2000).describe('Image reference, such as nginx:1.27 or ghcr.io/acme/app@sha256:...') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the text is an image reference'),
    registry: z.string().optional().describe('Registry the image comes from; docker.io when none is written'),
    repository: z.string().optional().describe('Repository within the registry, such as library/nginx'),
    tag: z.string().optional().describe('Tag of the image; latest when neither tag nor digest is written'),
    digest: z.string().optional().describe('Digest of the image, with its algorithm'),
    familiar: z.string().optional().describe('Shortest form, without docker.io and library'),
    canonical: z.string().optional().describe('The full form with registry, repository, tag and digest'),
    reason: z.string().optional().describe('Why it is not valid, in words'),
  }),
  headline: 'canonical',
  examples: [
    {
      inputs: { image: 'ghcr.io:443/acme/app:1.2' },
      result: {
        valid: true,
        registry: 'ghcr.io:443',
        repository: 'acme/app',
        tag: '1.2',
        familiar: 'ghcr.io:443/acme/app:1.2',
        canonical: 'ghcr.io:443/acme/app:1.2',
      },
    },
    { inputs: { image: 'Nginx' }, result: { valid: false, reason: 'The repository must be in lower case.' } },
  ],
  run({ image }) {
    const name = read(image);
    if (typeof name === 'string') return { valid: false, reason: name };
    const { registry, repository, tag, digest } = name;
    const suffix = `${tag === undefined ? '' : `:${tag}`}${digest === undefined ? '' : `@${digest}`}`;
    const written = registry === 'docker.io' ? repository.replace(/^library\/(?=[^/]+$)/, '') : `${registry}/${repository}`;
    const plain = tag === 'latest' && !name.isTagged ? '' : suffix;
    return {
      valid: true,
      registry,
      repository,
      ...(tag !== undefined && { tag }),
      ...(digest !== undefined && { digest }),
      familiar: written + plain,
      canonical: `${registry}/${repository}${suffix}`,
    };
  },
});

interface ImageName {
  registry: string;
  repository: string;
  tag: string | undefined;
  digest: string | undefined;
  isTagged: boolean;
}

/** Reads a name, or says what is wrong with it. */
function read(image: string): ImageName | string {
  if (/^[0-9a-f]{64}$/.test(image)) return '64 hexadecimal digits are an id, not a name.';
  const [named = '', digest] = splitAt(image, image.indexOf('@'));
  if (digest !== undefined && !isDigest(digest)) return 'The digest is not an algorithm, a colon and at least 32 hexadecimal digits.';
  const [name = '', tag] = splitAt(named, named.indexOf(':', named.lastIndexOf('/') + 1));
  if (tag !== undefined && !TAG.test(tag)) return 'The tag is not up to 128 letters, digits, _ . and -, the first neither . nor -.';
  const place = readPlace(name);
  if (typeof place === 'string') return place;
  return { ...place, tag: tag ?? (digest === undefined ? 'latest' : undefined), digest, isTagged: tag !== undefined };
}

/** What is before and after the character at an index; all of the text where there is none. */
const splitAt = (text: string, at: number): [before: string, after?: string] => (at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]);

/** Registry and repository of a name without tag and digest, or what is wrong with them. */
function readPlace(name: string): Pick<ImageName, 'registry' | 'repository'> | string {
  const slash = name.indexOf('/');
  const first = name.slice(0, Math.max(0, slash));
  const isRegistry = slash >= 0 && (/[.:A-Z]/.test(first) || first === 'localhost');
  const registry = !isRegistry || first === 'index.docker.io' ? 'docker.io' : first;
  const path = isRegistry ? name.slice(slash + 1) : name;
  if (isRegistry && !REGISTRY.test(first)) return 'The registry is not a host name with an optional port.';
  if (/[A-Z]/.test(path)) return 'The repository must be in lower case.';
  if (!PATH.test(path)) return 'The repository is not parts of a-z and 0-9 joined by one ., one or two _ or any number of -.';
  if (name.length > MAX_NAME) return `Registry and repository together have more than ${MAX_NAME} characters.`;
  return { registry, repository: registry === 'docker.io' && !path.includes('/') ? `library/${path}` : path };
}

function isDigest(digest: string): boolean {
  const [algorithm = '', hex = ''] = digest.split(':');
  const length = DIGEST_LENGTHS[algorithm];
  return DIGEST.test(digest) && (length === undefined || hex.length === length);
}
