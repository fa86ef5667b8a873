import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'query',
  recognise({ line }) {
    const bare = line.replace(/^content-type:\s*/i, '');
    const [, type = ''] =
      /^((?:application|audio|font|image|message|model|multipart|text|video|chemical)\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126})(?:\s*;.*)?$/i.exec(bare) ?? [];
    return type === '' ? undefined : { what: 'a media type (MIME)', confidence: 0.97, main: type, preview: type };
  },
});
