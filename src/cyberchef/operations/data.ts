import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { binary, givesBinary, givesJson, givesList, givesText, givesWritten, jq, json, of, reportOf, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';
import { decodeProtobuf } from './protobuf.ts';

function beautify(args: Arguments) {
  const indent = args.escaped(0, ' '.repeat(4));
  const sortKeys = args.flag(1);
  if (indent === '\t') return step('json-formatter', { useTabs: true, sortKeys }, json(), givesText('formatted'));
  if (!/^ {0,10}$/.test(indent)) unsupported('an indent of anything but spaces or a tab is not offered');
  return step('json-formatter', { indent: indent.length, sortKeys }, json(), givesText('formatted'));
}

function csvToJson(args: Arguments) {
  const delimiter = args.escaped(0, ',');
  if (delimiter.length !== 1) unsupported('several delimiters of cells at once are not offered');
  if (!/^(?:\r|\n)+$/.test(args.escaped(1, '\\r\\n'))) unsupported('rows that do not end in line ends are not offered');
  const isRows = args.string(2) === 'Array of arrays';
  return step('csv-to-json-converter', { delimiter, indent: 4, ...(isRows && { header: false, output: 'arrays' }) }, text('csv'), givesText('json'));
}

/** JSON as CSV, the first row with the names; what is nested is named by its way. */
const TABLE_OF_JSON = `def cell: if . == null then "null" elif type == "string" then . else tojson end;
def quoted: gsub("\\""; "\\"\\"") | if contains($d) or contains($r) or test("[\\\\r\\\\n\\"]") then "\\"" + . + "\\"" else . end;
def line: map(quoted) | join($d) + $r;
def flat: if type == "object" or type == "array" then [paths(type != "object" and type != "array") as $p | [($p | map(tostring) | join(".")), (getpath($p) | cell)]] else error("rows must be objects or lists") end;
(if type == "array" then . else [.] end) as $rows
| if ($rows | length) == 0 then error("there are no rows") else . end
| if ($rows[0] | type) == "array" then $rows | map(map(cell))
  else ($rows | map(flat)) as $flat | ($flat[0] | map(.[0])) as $names
  | [$names] + ($flat | map(map({key: .[0], value: .[1]}) | from_entries as $o | [$names[] | $o[.] // "undefined"]))
  end | map(line) | join("")`;

/** What stands for itself is marked before the layout is made, as CyberChef does, for the names of values would be parted else. */
const MARKED = `. as $s | [match(":[A-Za-z0-9_]+"; "g") | {o: .offset, l: .length, s: .string}] as $m
| reduce range($m | length) as $i ({t: "", at: 0}; .t += $s[.at:$m[$i].o] + "__BIND_\\($i)__" | .at = $m[$i].o + $m[$i].l) | .t + $s[.at:], ($m | map(.s) | join("\\n"))`;

function beautifySql(args: Arguments) {
  const indent = args.string(0, '\t');
  if (indent.length > 10) unsupported('an indent of more than ten characters is not offered');
  return [
    ...jq(MARKED),
    step('sql-formatter', { dialect: 'mysql', ...(indent === '\t' ? { useTabs: true } : { indent: indent.length || 4 }) }, text('sql'), givesText('formatted')),
    step('json-string-escaper', { quotes: true }, text(), givesText()),
    step(
      'jq-evaluator',
      { filter: '($b | split("\\n")) as $binds | gsub("(?<all>__BIND_(?<i>[0-9]+)__)"; $binds[.i | tonumber] // .all)', arguments: { b: of(1, '/outputs/1') } },
      json(),
      givesWritten('outputs/0'),
    ),
  ];
}

/** The signs that Handlebars writes otherwise in HTML. */
const ESCAPED_VALUES =
  'walk(if type == "string" then gsub("&"; "&amp;") | gsub("<"; "&lt;") | gsub(">"; "&gt;") | gsub("\\""; "&quot;") | gsub("\'"; "&#x27;") | gsub("`"; "&#x60;") | gsub("="; "&#x3D;") else . end)';

function template(args: Arguments) {
  const source = args.string(0);
  if (/\{\{\s*[#/]\s*(?:if|each|unless|with)|@|\{\{>|\.\.\/|\{\{#\*/.test(source)) unsupported('the helpers of Handlebars are not offered');
  const [isEscaped, isRaw] = [/(?<!\{)\{\{[^{&#/^!]/.test(source), /\{\{\{|\{\{&/.test(source)];
  if (isEscaped && isRaw) unsupported('values that are escaped for HTML beside others that are not are not offered');
  const rendered = step('mustache-renderer', { template: source, escape: false }, { field: 'values', as: 'json' }, givesText('text'));
  if (!isEscaped) return rendered;
  return [
    step('jq-evaluator', { filter: ESCAPED_VALUES }, json(), givesWritten('outputs/0')),
    step('mustache-renderer', { template: source, escape: false, values: of(0, '/outputs/0') }, undefined, givesText('text')),
  ];
}

/** Formats of data. */
export const data: Operations = {
  'JSON Beautify': beautify,
  'JSON Minify': () => step('json-minifier', {}, json(), givesText('minified')),
  'JSON to YAML': () => step('json-to-yaml-converter', {}, json(), givesText('yaml')),
  'YAML to JSON': () => step('yaml-to-json-converter', { indent: 4 }, text('yaml'), givesText('json')),
  'CSV to JSON': csvToJson,
  'JSON to CSV': (args) =>
    step('jq-evaluator', { filter: TABLE_OF_JSON, arguments: { d: args.escaped(0, ','), r: args.escaped(1, '\\r\\n') } }, json(), givesWritten('outputs/0')),
  'CBOR Encode': () => step('cbor-converter', { mode: 'encode' }, json('input'), givesBinary('output', 'encoding')),
  'CBOR Decode': () => step('cbor-converter', { mode: 'decode', indent: 4 }, binary('input', 'encoding'), givesText()),
  'BSON serialise': () => step('bson-converter', { mode: 'encode' }, json('input'), givesBinary('output', 'encoding')),
  'BSON deserialise': () => step('bson-converter', { mode: 'decode', indent: 2 }, binary('input', 'encoding'), givesText()),
  'To MessagePack': () => step('messagepack-converter', { mode: 'encode' }, json('input'), givesBinary('output', 'encoding')),
  'From MessagePack': () => step('messagepack-converter', { mode: 'decode', indent: 4 }, binary('input', 'encoding'), givesText()),
  'PHP Serialize': () => step('php-serializer', { mode: 'encode' }, json('text'), givesText()),
  'Protobuf Decode': decodeProtobuf,
  'Protobuf Encode': (args) => step('protobuf-converter', { mode: 'encode', schema: args.string(0) }, json('input'), givesBinary('output', 'encoding')),
  'Jsonata Query': (args) => [
    step('jsonata-evaluator', { expression: `{"v": (${args.string(0)}\n)}` }, json(), givesJson('value')),
    step('jq-evaluator', { filter: 'if has("v") then .v else "" end | tojson' }, json(), givesWritten('outputs/0')),
  ],
  'Render Markdown': (args) => {
    const guard = jq(
      'if test("<[A-Za-z/!?]|[|]|~~|(^|\\n) {0,3}(```|~~~)[^\\n`]*[A-Za-z]") then error("raw HTML, tables, struck text and code in colours are not taken") else . end',
    );
    const flavor = args.flag(0) ? 'gfm' : 'commonmark';
    return [
      ...guard,
      step('markdown-to-html-converter', { flavor }, text('markdown'), givesText('html')),
      step('text-replacer', { find: ' />', replacement: '>' }, text(), givesText('text')),
      ...(args.flag(2)
        ? [step('text-replacer', { find: '<a ([^>]*)>', replacement: '<a $1 target="_blank">', mode: 'regex' }, text(), givesText('text'))]
        : []),
      reportOf('<div style="font-family: var(--primary-font-family)">{{html}}</div>', { html: of(args.flag(2) ? 4 : 3, '/text') }),
    ];
  },
  'JPath expression': (args) => {
    const path = args.string(0);
    if (path === '') return step('jq-evaluator', { filter: '""' }, json(), givesWritten('outputs/0'));
    // Scripts, parents and names of types are of CyberChef's library alone.
    if (!path.startsWith('$') || /\(@\.length|\^|~|@[a-z]|=~|\{|=\s|\bthis\b|===/.test(path)) unsupported('its extensions of JSONPath are not offered');
    return [
      step('jsonpath-evaluator', { path }, json(), givesJson('values')),
      step('jq-evaluator', { filter: 'map(tojson) | join($d)', arguments: { d: args.escaped(1, '\\n') } }, json(), givesWritten('outputs/0')),
    ];
  },
  Jq: (args) => {
    return [
      step('jq-evaluator', { filter: args.string(0), ...(args.flag(1) && { raw: true }) }, json(), givesText('text')),
      step('text-replacer', { find: '\\n\\z', replacement: '', mode: 'regex' }, text(), givesText('text')),
    ];
  },
  'CSS selector': (args) =>
    step('css-selector-tester', { selector: args.string(0), limit: 1000 }, text('html'), givesList('matches', args.escaped(1, '\\n'), '/html')),
  'XPath expression': (args) =>
    step('xpath-evaluator', { expression: args.string(0), limit: 10_000 }, text('xml'), givesList('nodes', args.escaped(1, '\\n'), '/xml')),
  Template: template,
  'SQL Beautify': beautifySql,
};
