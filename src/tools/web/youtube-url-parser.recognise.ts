import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'url',
  recognise: ({ line }) =>
    /^(?:https?:\/\/)?(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?\S*v=|embed\/|shorts\/|live\/|playlist\?|v\/)|youtu\.be\/)[\w-]{5,}\S*$/i.test(
      line,
    )
      ? { what: 'a link to YouTube', confidence: 0.98, main: line, preview: line }
      : undefined,
});
