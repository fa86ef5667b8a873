import { recogniser } from '../detection/recogniser.ts';
import { wordsOf } from '../detection/sense.ts';

/** Scripts that one language alone, or hardly another, is written in. */
const SCRIPTS: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'Japanese'],
  [/\p{Script=Hangul}/gu, 'Korean'],
  [/\p{Script=Han}/gu, 'Chinese'],
  [/\p{Script=Arabic}/gu, 'Arabic or Persian'],
  [/\p{Script=Hebrew}/gu, 'Hebrew'],
  [/\p{Script=Greek}/gu, 'Greek'],
  [/\p{Script=Thai}/gu, 'Thai'],
  [/\p{Script=Devanagari}/gu, 'Hindi'],
  [/\p{Script=Bengali}/gu, 'Bengali'],
  [/\p{Script=Tamil}/gu, 'Tamil'],
  [/\p{Script=Cyrillic}/gu, 'Russian or another Slavic language'],
  [/\p{Script=Armenian}/gu, 'Armenian'],
  [/\p{Script=Georgian}/gu, 'Georgian'],
];
const LOOKED_AT = 600;

export default recogniser({
  takes: 'text',
  fills: 'text',
  // That a text is in a language is hardly ever what somebody wants to be told: it is never sure enough to come before anything else.
  recognise({ text, line }) {
    const bare = (line || text).slice(0, 90_000);
    const head = bare.slice(0, LOOKED_AT);
    const letters = head.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
    const shown = [...head.replace(/\s/g, '')].length;
    if (letters < 8 || letters < shown * 0.6) return undefined;
    const script = SCRIPTS.find(([pattern]) => (head.match(pattern)?.length ?? 0) > letters * 0.15);
    if (script) return { what: `text in ${script[1]}`, confidence: 0.5, main: bare, preview: bare };
    const { count, language, share } = wordsOf(head);
    if (count >= 3 && language !== undefined && share >= 0.25) return { what: `text in ${language}`, confidence: 0.5, main: bare, preview: bare };
    return count >= 4 && /\s/.test(head) ? { what: 'text in a language', confidence: 0.35, main: bare, preview: bare } : undefined;
  },
});
