import type { Operations } from '../operation.ts';
import { jq } from '../plan.ts';

/** Letters of a pattern in both cases, and ranges that are extended to the letters of the other case. */
const BOTH_CASES = `. as $pattern | ("" | test($pattern)) as $isPattern | $pattern
| gsub("(?<!-)(?<c>[a-zA-Z])(?!-)"; "[" + (.c | ascii_downcase) + (.c | ascii_upcase) + "]")
| gsub("(?<m>[A-Z]-[A-Z]|[a-z]-[a-z])"; (.m | ascii_upcase) + (.m | ascii_downcase))
| gsub("(?<m>(?<a>[A-Z])-(?<b>[a-z]))"; "A-" + (.b | ascii_upcase) + .m + (.a | ascii_downcase) + "-z")
| gsub("(?<m>\\\\\\\\?[ -@]-(?<b>[A-Z]))"; .m + "a-" + (.b | ascii_downcase))
| gsub("(?<m>\\\\\\\\?[ -@]-\\\\\\\\?[\\\\[-\`])"; .m + "a-z")
| gsub("(?<m>(?<a>[A-Z])-\\\\\\\\?[\\\\[-\`])"; .m + (.a | ascii_downcase) + "-z")
| gsub("(?<m>\\\\\\\\?[\\\\[-\`]-\\\\\\\\?[{-~])"; .m + "A-Z")
| gsub("(?<m>(?<a>[a-z])-\\\\\\\\?[{-~])"; .m + (.a | ascii_upcase) + "-Z")
| gsub("(?<m>(?<a>\\\\\\\\?[ -@])-[a-z])"; .a + "-z")
| gsub("(?<m>\\\\\\\\?[\\\\[-\`]-(?<b>[a-z]))"; "A-" + (.b | ascii_upcase) + .m)`;

/** Patterns that need no flag to pass over the case of letters. */
export const patterns: Operations = {
  'To Case Insensitive Regex': () => jq(BOTH_CASES),
  'From Case Insensitive Regex': () =>
    jq('gsub("\\\\[(?<a>[a-zA-Z])(?<b>[a-zA-Z])\\\\]"; if (.a | ascii_upcase) == (.b | ascii_upcase) then .a else "[" + .a + .b + "]" end)'),
};
