import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'versions',
  recognise({ lines, isCut }) {
    const versions = lines.flatMap((line) => line.split(/[,\s]+/)).filter((version) => version !== '');
    if (isCut || versions.length < 2 || !versions.every((version) => /^v?\d{1,5}\.\d{1,5}\.\d{1,6}(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/.test(version)))
      return undefined;
    return { what: 'semantic versions', confidence: versions.length > 2 ? 0.95 : 0.9, main: versions, preview: versions.join(', ') };
  },
});
