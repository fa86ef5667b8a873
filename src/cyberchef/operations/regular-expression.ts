import type { Arguments } from '../arguments.ts';
import { givesList, givesWritten, of, type Plan, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

const MAX_GROUPS = 20;
const CATEGORY = /^(?:L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|S[mcko]?|Z[slp]?|C[cfosn]?)$/;

interface Pattern {
  pattern: string;
  flags: string;
  /** How many groups it has. */
  groups: number;
}

/** A pattern of XRegExp as one of JavaScript. */
function patternOf(args: Arguments): Pattern {
  const given = args.string(1);
  // These mean something else, or nothing, in the patterns of JavaScript.
  if (/\(\?[imsnx]|\(\?#|\{\{|\[\^?\]/.test(given)) unsupported('the syntax of XRegExp beyond that of JavaScript is not offered');
  if (args.flag(5)) unsupported('Unicode support is not offered');
  const isAstral = args.flag(6);
  const hasCategories = /\\[pP]/.test(given);
  if (isAstral && !hasCategories) unsupported('astral support is offered for categories of characters alone');
  const flags = `${args.flag(2, true) ? 'i' : ''}${args.flag(3, true) ? 'm' : ''}${args.flag(4) ? 's' : ''}${hasCategories ? 'u' : ''}`;
  const groups = given.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, '').match(/\((?!\?)|\(\?<(?![=!])/g)?.length ?? 0;
  if (groups > MAX_GROUPS) unsupported(`more than ${MAX_GROUPS} groups are not offered`);
  return { pattern: hasCategories ? withCategories(given, isAstral) : given, flags, groups };
}

/** Categories such as \pL, which are of characters up to U+FFFF unless all are asked for. */
function withCategories(pattern: string, isAstral: boolean): string {
  if (!isAstral && /\[(?:\\.|[^\]\\])*\\[pP](?:\\.|[^\]\\])*\]/.test(pattern)) unsupported('categories within brackets are not offered without astral support');
  return pattern.replace(/\\([pP])(?:\{(\^?)(\w+)\}|(\w))/g, (_, letter: string, not = '', long?: string, short?: string) => {
    const name = long ?? short ?? '';
    if (!CATEGORY.test(name)) unsupported(`the category ${JSON.stringify(name.slice(0, 40))} is not offered`);
    const category = `\\${not === '^' ? (letter === 'p' ? 'P' : 'p') : letter}{${name}}`;
    return isAstral ? category : `(?:(?![\\u{10000}-\\u{10ffff}])${category})`;
  });
}

const MARK = '\u0001';
const matchesOf = (pointer: string) => ({ $join: of(0, '/matches'), pointer, separator: MARK });

/** What the matches hold, as lists. A single match of nothing is told by the count. */
const READ = `def listed($count): split("${MARK}") | if $count == 1 and . == [] then [""] else . end;
($count | tonumber) as $n | if $n > 10000 then error("more than 10,000 matches are not shown") else . end
| ($texts | listed($n)) as $matches | `;

function values(groups: number): Record<string, unknown> {
  const each = Array.from({ length: groups }, (_, index): [string, unknown] => [`g${index}`, matchesOf(`/groups/${index}/text`)]);
  return { count: { $text: [of(0, '/count')] }, texts: matchesOf('/text'), ...Object.fromEntries(each) };
}

const groupsOf = (groups: number): string => `[${Array.from({ length: groups }, (_, index) => `($g${index} | listed($n))`).join(', ')}] as $groups | `;

/** The text with its matches in colours, as HTML. */
function highlighted({ pattern, flags, groups }: Pattern, hasTotal: boolean): Plan[] {
  const title = groups === 0 ? '""' : '"Groups:\\n" + ([range($groups | length) as $g | "\\t\\($g + 1): \\($groups[$g][$i] | escaped)\\n"] | join(""))';
  return [
    step('regex-tester', { pattern, engine: 'javascript', flags, limit: 10_000, replacement: MARK }, text(), givesWritten('replaced')),
    step(
      'jq-evaluator',
      {
        json: 'null',
        filter: `def escaped: gsub("&"; "&amp;") | gsub("<"; "&lt;") | gsub(">"; "&gt;") | gsub("\\""; "&quot;") | gsub("'"; "&#x27;") | gsub("\`"; "&#x60;");
${READ} ($t | split("${MARK}")) as $between | if ($between | length) != $n + 1 and $n > 0 then error("the character U+0001 is in the text") else . end
| ($offsets | split("${MARK}")) as $at | ${groupsOf(groups)}
${hasTotal ? '"Total found: \\($n)\\n\\n" + ' : ''}reduce range($n) as $i ($between[0] // "" | escaped; . + "<span class='hl\\(if $i % 2 == 0 then 2 else 1 end)' title='Offset: \\($at[$i])\\n" + (${title}) + "'>" + ($matches[$i] | escaped) + "</span>" + ($between[$i + 1] | escaped))`,
        arguments: { ...values(groups), t: of(0, '/replaced'), offsets: matchesOf('/startUtf16') },
      },
      undefined,
      givesWritten('outputs/0'),
    ),
  ];
}

/** What was found or its groups, or both, one to a line. */
function listed({ pattern, flags, groups }: Pattern, what: { matches: boolean; groups: boolean; total: boolean }): Plan[] {
  const search = (pointer: string) =>
    step('regex-tester', { pattern, engine: 'javascript', flags, limit: 10_000 }, text(), givesList('matches', '\n', pointer));
  if (!what.total && !what.groups) return [search('/text')];
  if (!what.total && !what.matches && groups === 1) return [search('/groups/0/text')];
  const lines = [
    ...(what.matches ? ['$matches[$i]'] : []),
    ...(what.groups ? [`(range($groups | length) as $g | ${what.matches ? '"  Group \\($g + 1): " + ' : ''}$groups[$g][$i])`] : []),
  ];
  const total = what.total ? '"Total found: \\($n)\\n\\n" + ' : '';
  return [
    search('/text'),
    step(
      'jq-evaluator',
      {
        json: 'null',
        filter: `${READ} ${groupsOf(what.groups ? groups : 0)} ${total}([range($n) as $i | ${lines.join(', ')}] | join("\\n")) | if $n == 0 then .[:-1] else . end`,
        arguments: values(what.groups ? groups : 0),
      },
      undefined,
      givesWritten('outputs/0'),
    ),
  ];
}

/** Looks for a pattern. Nothing, or the end of a text alone, is not looked for. */
export function regularExpression(args: Arguments): Plan[] {
  if (['', '^', '$'].includes(args.string(1))) return [];
  const pattern = patternOf(args);
  const total = args.flag(7);
  switch (args.string(8, 'Highlight matches')) {
    case 'List matches':
      return listed(pattern, { matches: true, groups: false, total });
    case 'List capture groups':
      if (pattern.groups === 0) unsupported('a pattern without groups has none to list');
      return listed(pattern, { matches: false, groups: true, total });
    case 'List matches with capture groups':
      return listed(pattern, { matches: true, groups: true, total });
    default:
      // The operations behind it get the text as it is.
      return args.isLast ? highlighted(pattern, total) : [];
  }
}
