import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { givesText, jq, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

/** Words of the spelling alphabet of ICAO, and signs. */
const NATO =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu Zero One Two Three Four Five Six Seven Eight Nine Comma Fraction_bar Full_stop'.split(
    ' ',
  );
const SPELLED = NATO.map((word, index) => ({ find: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,/.'[index] ?? '', replacement: `${word.replace('_', ' ')} ` }));

/** Paths as a tree, each under the one that it is in. */
const FILE_TREE = `split($e) | reduce .[] as $x ([]; if index([$x]) then . else . + [$x] end) | sort
| reduce .[] as $path ({seen: {}, lines: []}; ($path | if $d == "" then split("") else split($d) end | if .[0] == "" then .[1:] else . end) as $parts
  | reduce range($parts | length) as $i (.; ($parts[:$i + 1] | join("/")) as $key
    | if .seen[$key] then . else .seen[$key] = true | .lines += [(if $i == 0 then "" else ([range($i - 1) | "|   "] | join("")) + "|---" end) + $parts[$i]] end))
| .lines | join("\\n")`;

/** PHP's form of values, as JSON, or with its numbers as keys. */
const PHP = `def until($c): .i as $from | until(.s[.i] == $c or .i >= .n; .i += 1) | if .i >= .n then error("the text is cut off") else .v = (.s[$from:.i] | implode) | .i += 1 end;
def take($c): if .s[.i] == $c then .i += 1 else error("character \\(.i + 1) is not the one that belongs here") end;
def value: (.s[.i] // error("the text is cut off") | [.] | implode | ascii_downcase) as $kind | .i += 1
  | if $kind == "n" then take(59) | .v = "null"
    elif $kind == "i" or $kind == "d" then take(58) | until(59)
    elif $kind == "b" then take(58) | until(59) | .v = (if .v | tonumber == 0 then "false" else "true" end)
    elif $kind == "s" then take(58) | until(58) | (.v | tonumber) as $n | take(34) | if .i + $n > .n then error("the text is cut off") else . end
      | (.s[.i:.i + $n] | implode) as $text | .i += $n | take(34) | take(59) | .v = "\\"" + (if $j == "true" then $text | gsub("\\""; "\\\\\\"") else $text end) + "\\""
    elif $kind == "a" then take(58) | until(58) | (.v | tonumber) as $n | take(123) | .out as $before
      | .out = [] | reduce range($n) as $at (.; .out as $held | value | .v as $key | value | .v as $item | .out = $held
        | .out += [(if $j == "true" and ($key | test("^[0-9]+$")) then "\\"" + $key + "\\"" else $key end) + ": " + $item])
      | take(125) | .v = "{" + (.out | join(",")) + "}" | .out = $before
    else error("the kind of value \\($kind) is not known") end;
{s: explode, n: length, i: 0, out: []} | value | .v`;

/** Numbers in the parts of lines by their size, what stands between them by the alphabet. */
const NUMERIC = `def key: [splits("(?<=[0-9])(?=[^0-9])|(?<=[^0-9])(?=[0-9])")] | (if .[0] // "" | test("^[0-9]") then . else [""] + . end)
  | to_entries | map(if .value | test("^[ \\\\t]*$") then [0, 0] elif .key % 2 == 0 then [0, (.value | tonumber)] else [1, .value] end);`;
const HEXADECIMAL = `def number: reduce (ascii_downcase | explode[]) as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));
def key: [splits("(?<=[0-9a-fA-F])(?=[^0-9a-fA-F])|(?<=[^0-9a-fA-F])(?=[0-9a-fA-F])")] | (if .[0] // "" | test("^[0-9a-fA-F]") then . else [""] + . end)
  | to_entries | map(if .value | test("^[ \\\\t]*$") then [0, 0] elif .key % 2 == 0 then [0, (.value | number)] else [1, .value] end);`;
/** What stands between numbers must be the same throughout, or of small letters alone, for which every order of letters is the same. */
const SORTED = `split($d) | map({key: key, text: .})
| ([.[].key | to_entries[] | select(.value[0] == 1) | {key, word: .value[1]}] | unique | group_by(.key) | map(select(length > 1)) | map(.[].word)) as $words
| if any($words[]; test("^[a-z]+$") | not) then error("only numbers and small letters are put in order") else . end
| if ([.[].key | length] | unique | length) > 1 and any(.[].text; test("(^|[^0-9a-fA-F])0[0-9a-fA-F]")) and any(.[].text; test("[^0-9a-fA-F]")) then error("leading zeros in lines of several parts are not put in order") else . end
| if any(.[].text; test("[A-Z]")) and any(.[].text; test("[a-z]")) and (map(.text | ascii_downcase) | unique | length) < (map(.text) | unique | length) then error("lines that differ in the case of letters alone are not put in order") else . end
| sort_by([.key, .text]) | map(.text)`;

/** Lines in the order of the numbers in them. */
export function sortNumerically(args: Arguments, delimiter: string, isHex: boolean) {
  return jq(`${isHex ? HEXADECIMAL : NUMERIC} ${SORTED}${args.flag(1) ? ' | reverse' : ''} | join($d)`, { d: delimiter });
}

/** Other ways to write a text. */
export const writing: Operations = {
  'Convert to NATO alphabet': () => step('bulk-text-replacer', { rules: SPELLED, caseSensitive: false }, text(), givesText('text')),
  'Unicode Text Format': (args) =>
    step(
      'text-replacer',
      { find: '(?s).', replacement: `$&${args.flag(1) ? '\u0336' : ''}${args.flag(0) ? '\u0332' : ''}`, mode: 'regex' },
      text(),
      givesText('text'),
    ),
  'File Tree': (args) => {
    const entries = { 'Line feed': '\n', Space: ' ', Comma: ',', 'Semi-colon': ';', Colon: ':', CRLF: '\r\n' }[args.string(1, 'Line feed')];
    return jq(FILE_TREE, { d: args.string(0, '/'), e: entries ?? unsupported('this delimiter is not offered') });
  },
  'PHP Deserialize': (args) => jq(PHP, { j: String(args.flag(0, true)) }),
};
