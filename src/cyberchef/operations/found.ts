import { givesList, givesText, givesWritten, of, type Plan, step, text } from '../plan.ts';

/** What is looked for, and how what is found is shown. */
export interface Search {
  pattern: string;
  flags?: string;
  /** What stands above the list, before the count; nothing without. */
  total?: string | undefined;
  unique?: boolean;
  /** A jq program from the list of what was found to the list that is shown. */
  also?: string;
  /** How many steps of the operation come before. */
  at?: number;
}

/** What a pattern finds, one to a line. What is found has no line ends in it. */
export function found({ pattern, flags = '', total, unique = false, also, at = 0 }: Search): Plan[] {
  const search = step('regex-tester', { pattern, engine: 'javascript', flags, limit: 10_000 }, text(), givesList('matches', '\n', '/text'));
  if (total === undefined && !unique && also === undefined) return [search];
  const shown = [
    'split("\\n")',
    ...(also === undefined ? [] : [also]),
    ...(unique ? ['reduce .[] as $x ({s: {}, o: []}; if .s[$x] then . else .s[$x] = true | .o += [$x] end) | .o'] : []),
    `${total === undefined ? '' : `${JSON.stringify(total)} + (length | tostring) + "\\n\\n" + `}join("\\n")`,
  ];
  return [
    search,
    step('json-string-escaper', { text: { $join: of(at, '/matches'), pointer: '/text', separator: '\n' }, quotes: true }, undefined, givesText()),
    step('jq-evaluator', { json: of(at + 1, '/output'), filter: shown.join(' | ') }, undefined, givesWritten('outputs/0')),
  ];
}
