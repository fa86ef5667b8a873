import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'message',
  recognise({ text, lines }) {
    if (text.length > 20_000) return undefined;
    const [first = '', second = ''] = lines;
    const [, scope, sign] = /^(?:feat|fix|docs|style|refactor|perf|test|build|ci|chore|revert)(\([\w ./,@-]+\))?(!)?: \S.{0,200}$/.exec(first) ?? [];
    if (!/^(?:feat|fix|docs|style|refactor|perf|test|build|ci|chore|revert)(?:\([\w ./,@-]+\))?!?: \S/.test(first) || second.trim() !== '') return undefined;
    const isTelling = scope !== undefined || sign !== undefined || /^(?:feat|chore|refactor|perf|fix|revert): \S+ \S/.test(first);
    return { what: 'a message of a commit', confidence: isTelling ? 0.95 : lines.length > 1 ? 0.8 : 0.7, main: text, preview: first };
  },
});
