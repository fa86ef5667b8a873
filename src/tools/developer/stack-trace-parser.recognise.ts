import { recogniser } from '../detection/recogniser.ts';

const FORMS: readonly (readonly [pattern: RegExp, language: string])[] = [
  [/^\s*Traceback \(most recent call last\):/m, 'Python'],
  [/^\s+at [\w.$<>/]+\((?:[\w$]+\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)\)/m, 'Java'],
  [/^\s*(?:Exception in thread|Caused by: )/m, 'Java'],
  [
    /^\s+at (?:async )?(?:.+ \()?(?:file:\/\/|https?:\/\/|node:|\/|[A-Z]:\\|webpack|<anonymous>|[\w./-]+\.(?:[cm]?[jt]sx?|html?|vue|svelte)(?=:))[^\n]*:\d+:\d+\)?/m,
    'JavaScript',
  ],
  [/^[\w$.<>/*]*@(?:https?|file|resource):\/\/\S+:\d+:\d+/m, 'JavaScript'],
  [/^goroutine \d+ \[[^\]]+\]:/m, 'Go'],
  [/^panic: /m, 'Go'],
  [/^\s+at [\w.<>`,[\]+]+\([^)]*\)(?: in .+:line \d+)?\s*$/m, 'C#'],
  [/^\s*(?:from )?[^\s:]{1,200}:\d+:in [`']/m, 'Ruby'],
  [/^#\d+ (?:\{main\}|.+\(\d+\): )/m, 'PHP'],
  [/^PHP (?:Fatal error|Warning|Notice):|^Fatal error: Uncaught/m, 'PHP'],
  [/^thread '[^']*' (?:\(\d+\) )?panicked at /m, 'Rust'],
  [/^\s*\d+: 0x[0-9a-f]+ - |^\s+\d+: \S+::\S+$/m, 'Rust'],
  [/^#\d+\s+0x[0-9a-f]+ in \S+ \(/m, 'C'],
];

/** Those whose frames the tool reads. */
const READ = /^(?:JavaScript|Python|Java|C#|Go|PHP|Ruby|Rust)$/;

export default recogniser({
  takes: 'text',
  fills: 'trace',
  recognise({ head, text }) {
    const form = FORMS.find(([pattern]) => pattern.test(head));
    if (!form) return undefined;
    const frames = head.match(/^\s+(?:at |File ")|^\s*from \S+:\d+|^#\d+ |^\s+\S+\.go:\d+/gm)?.length ?? 0;
    const error = /^.*(?:Error|Exception|panic|panicked)\b.*$/m.exec(head)?.[0].trim() ?? '';
    return { what: `a stack trace (${form[1]})`, confidence: !READ.test(form[1]) ? 0.75 : frames > 0 ? 0.96 : 0.85, main: text, preview: error };
  },
});
