import { recogniser } from '../detection/recogniser.ts';

const KNOWN =
  /^(?:ghcr\.io|docker\.io|quay\.io|(?:[\w-]+\.)?gcr\.io|registry\.[\w.-]+|mcr\.microsoft\.com|public\.ecr\.aws|[\w.-]+\.amazonaws\.com|[\w.-]+\.azurecr\.io|[\w.-]+-docker\.pkg\.dev|lscr\.io|registry\.k8s\.io)(?::\d+)?\//;

export default recogniser({
  takes: 'line',
  fills: 'image',
  recognise({ line }) {
    if (line.length > 300 || !/^[a-z0-9][a-z0-9._-]*(?::\d{1,5}(?=\/))?(?:\/[a-z0-9][a-z0-9._-]*)*(?::[\w][\w.-]{0,127})?(?:@sha256:[0-9a-f]{64})?$/.test(line))
      return undefined;
    const found = (confidence: number) => ({ what: 'the name of a container image', confidence, main: line, preview: line });
    if (line.includes('@sha256:')) return found(0.97);
    if (KNOWN.test(line)) return found(0.94);
    const [, tag = ''] = /:([\w.-]+)$/.exec(line) ?? [];
    // A port has digits alone; a tag is a version, or one of a few words.
    if (!/^(?:latest|stable|edge|alpine|slim|main|master|dev|v?\d+[.-][\w.-]+|v\d+)$/.test(tag)) return undefined;
    return found(line.includes('/') || /latest|alpine|slim|bookworm|bullseye/.test(tag) ? 0.9 : 0.7);
  },
});
