import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'dockerfile',
  recognise({ lines }) {
    const first = lines.find((line) => !/^\s*(?:#.*|ARG .*)?$/i.test(line)) ?? '';
    if (!/^FROM [\w./:@${}-]+(?: AS [\w-]+)?\s*$/i.test(first)) return undefined;
    const known = lines.filter((line) => /^(?:FROM|RUN|CMD|COPY|ADD|WORKDIR|ENV|EXPOSE|ENTRYPOINT|USER|VOLUME|ARG|LABEL|HEALTHCHECK)\s/i.test(line)).length;
    return known > 1 ? { what: 'a Dockerfile', confidence: 0.96, preview: lines.find((line) => /^FROM/i.test(line)) ?? '' } : undefined;
  },
});
