import type { Arguments } from '../arguments.ts';
import { binary, givesJson, givesText, givesWritten, json, type Plan, step } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

const SCALARS = new Set('int32 uint32 sint32 int64 uint64 sint64 bool fixed32 sfixed32 float fixed64 sfixed64 double string bytes'.split(' '));

interface Field {
  id: number;
  name: string;
  type: string;
  isRepeated: boolean;
}

/** Messages and enumerations of a schema, by their names. */
interface Schema {
  main: string;
  messages: Record<string, Field[]>;
  enums: Record<string, Record<string, number>>;
}

/** Reads a schema of messages and enumerations that do not stand within each other. Whatever else is in it ends the import. */
function schemaOf(text: string): Schema {
  const schema: Schema = { main: '', messages: {}, enums: {} };
  let rest = text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ')
    .trim()
    .replace(/^syntax\s*=\s*(["'])proto[23]\1\s*;/, '')
    .trim();
  while (rest !== '') {
    const [whole, kind, name = '', body = ''] =
      /^(message|enum)\s+(\w+)\s*\{([^{}]*)\}\s*;?\s*/.exec(rest) ?? unsupported('a schema of more than messages and enumerations is not offered');
    rest = rest.slice(whole.length);
    if (kind === 'message') {
      schema.main ||= name;
      schema.messages[name] = body.split(';').flatMap((field) => fieldOf(field.trim()));
    } else schema.enums[name] = Object.fromEntries(body.split(';').flatMap((value) => memberOf(value.trim())));
  }
  for (const field of Object.values(schema.messages).flat())
    if (!SCALARS.has(field.type) && !Object.hasOwn(schema.messages, field.type) && !Object.hasOwn(schema.enums, field.type))
      unsupported(`the type ${field.type} is not in the schema`);
  return schema.main === '' ? unsupported('a schema without a message is not offered') : schema;
}

/** The same with the type of each field behind its name. */
const withTypes = (schema: Schema): Schema => ({
  ...schema,
  messages: Object.fromEntries(
    Object.entries(schema.messages).map(([name, fields]) => [name, fields.map((field) => ({ ...field, name: `${field.name} (${field.type})` }))]),
  ),
});

function fieldOf(text: string): Field[] {
  if (text === '') return [];
  const [, rule, type = '', name = '', id = ''] =
    /^(?:(optional|required|repeated)\s+)?(\w+)\s+(\w+)\s*=\s*(\d+)(?:\s*\[\s*packed\s*=\s*(?:true|false)\s*\])?$/.exec(text) ??
    unsupported(`${JSON.stringify(text.slice(0, 60))} in a schema is not offered`);
  return [{ id: Number(id), name, type, isRepeated: rule === 'repeated' }];
}

function memberOf(text: string): [string, number][] {
  if (text === '') return [];
  const [, name = '', number = ''] = /^(\w+)\s*=\s*(-?\d+)$/.exec(text) ?? unsupported(`${JSON.stringify(text.slice(0, 60))} in a schema is not offered`);
  return [[name, Number(number)]];
}

/** Fields by their numbers, without a schema; those that come more than once as a list. */
const RAW = `def number: reduce explode[] as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));
def raw: def content: if .wireType == "len" then (if .hex == "" then {} elif .message then .message | raw elif .text then .text else [.hex | scan("..") | number] | implode end)
    elif .wireType == "group" then error("groups are not taken") else .value | tonumber end;
  group_by(.number) | map({key: (if $kinds != "" then "field #\\(.[0].number): \\(($kinds | fromjson)[.[-1].wireType])" else .[0].number | tostring end), value: (if length > 1 then map(content) else .[0] | content end)}) | from_entries;`;

/** Fields by a schema, as protobuf.js orders them: those that are repeated first, then by their numbers. */
const DECODED = `${RAW}
($schema | fromjson) as $s
| def halves: reduce explode[] as $c ({h: 0, l: 0}; (.l * 10 + $c - 48) as $l | {h: (.h * 10 + ($l / 4294967296 | floor)), l: ($l % 4294967296)}) | .h %= 4294967296;
def signed32: if .l >= 2147483648 then .l - 4294967296 else .l end;
def signed64: (if .h >= 2147483648 then .h - 4294967296 else .h end) * 4294967296 + .l;
def zigzag: if .h > 2097151 then error("a number has more than 53 bits") elif .l % 2 == 1 then -1 - ((.h * 4294967296 + .l - 1) / 2) else (.h * 4294967296 + .l) / 2 end;
def real($sign; $exponent; $fraction; $bias; $top): if $exponent == $top then error("only finite numbers are taken") else (if $exponent == 0 then $fraction * pow(2; 1 - $bias) else (1 + $fraction) * pow(2; $exponent - $bias) end) | if $sign == 1 then -. else . end end;
def utf8: [scan("..") | number] | reduce .[] as $b ({left: 0, v: 0, o: []}; if .left > 0 then .v = .v * 64 + $b % 64 | .left -= 1 | if .left == 0 then .o += [.v] else . end
  elif $b < 128 then .o += [$b] elif $b < 224 then .left = 1 | .v = $b % 32 elif $b < 240 then .left = 2 | .v = $b % 16 else .left = 3 | .v = $b % 8 end) | .o | implode;
def base64: [scan("..") | number] | [range(0; length; 3) as $i | .[$i:$i + 3] | length as $n | (.[0] * 65536 + (.[1] // 0) * 256 + (.[2] // 0)) as $x
  | ([range(4) as $k | ($x / pow(64; 3 - $k) | floor) % 64 | "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"[.:. + 1]] | join(""))[:$n + 1] + "=="[:3 - $n]] | join("");
def expected($kind): if .wireType == $kind then . else error("a field differs from the schema") end;
def number32: .value | tonumber; def enumerated($e): . as $v | ([$e | to_entries[] | select(.value == $v) | .key][0]) // $v;
def scalar($t): if $s.enums[$t] then expected("varint").value | halves | signed32 | enumerated($s.enums[$t])
  elif $t == "int32" then expected("varint").value | halves | signed32 elif $t == "uint32" then expected("varint").value | halves | .l
  elif $t == "sint32" then expected("varint").value | halves | .h = 0 | zigzag elif $t == "int64" then expected("varint").value | halves | signed64
  elif $t == "uint64" then expected("varint").value | halves | .h * 4294967296 + .l elif $t == "sint64" then expected("varint").value | halves | zigzag
  elif $t == "bool" then expected("varint").value != "0"
  elif $t == "fixed32" then expected("i32") | number32 elif $t == "sfixed32" then expected("i32").value | halves | signed32
  elif $t == "float" then expected("i32") | number32 | real(. / 2147483648 | floor; (. / 8388608 | floor) % 256; . % 8388608 / 8388608; 127; 255)
  elif $t == "fixed64" then expected("i64").value | halves | .h * 4294967296 + .l elif $t == "sfixed64" then expected("i64").value | halves | signed64
  elif $t == "double" then expected("i64").value | halves | real(.h / 2147483648 | floor; (.h / 1048576 | floor) % 2048; (.h % 1048576 * 4294967296 + .l) / 4503599627370496; 1023; 2047)
  elif $t == "string" then expected("len").hex | utf8 else expected("len").hex | base64 end;
def absent($t): if $s.messages[$t] then null elif $s.enums[$t] then 0 | enumerated($s.enums[$t]) elif $t == "bool" then false elif $t == "string" or $t == "bytes" then "" else 0 end;
def decoded($m): . as $fields
  | def of($f): if $s.messages[$f.type] then expected("len") | (.message // (if .hex == "" then [] else error("a message in a field is malformed") end)) | decoded($f.type)
      elif $f.isRepeated and .wireType == "len" and ($f.type | IN("string", "bytes") | not) then error("packed fields are not taken") else scalar($f.type) end;
  reduce ($s.messages[$m] | sort_by((.isRepeated | not), .id)[]) as $f ({}; .[$f.name] = ([$fields[] | select(.number == $f.id) | of($f)] | if $f.isRepeated then . elif length == 0 then absent($f.type) else .[-1] end));
def unknown($m): [.[] | select(.number as $n | [$s.messages[$m][].id] | index($n) | not)];
`;

/** What the bytes hold that the schema does not have. A known field that the comparison would say something of ends it. */
const COMPARED = `def plain($m): . as $all | [$s.messages[$m][] | . as $f | [$all[] | select(.number == $f.id)] | if length > 1 and ($f.isRepeated | not) then error("a field comes twice") else . end
  | if $s.messages[$f.type] then [.[].message // [] | .[]] | plain($f.type) | if unknown($f.type) != [] then error("there are unknown fields in others") else . end else . end] | $all;`;

/** How CyberChef calls the ways in which fields are written. */
const KINDS = {
  varint: 'VarInt (e.g. int32, bool)',
  i64: '64-Bit (e.g. fixed64, double)',
  len: 'L-delim (e.g. string, message)',
  i32: '32-Bit (e.g. fixed32, float)',
};

/** Bytes of Protocol Buffers as JSON, with a schema or without. */
export function decodeProtobuf(args: Arguments): Plan[] {
  const kinds = args.flag(2) ? JSON.stringify(KINDS) : '';
  const schema = args.string(0).trim();
  const fields = step('protobuf-converter', { mode: 'decode' }, binary('input', 'encoding'), givesJson('fields'));
  const shown = step('json-formatter', { indent: 4 }, json(), givesText('formatted'));
  if (schema === '') return [fields, step('jq-evaluator', { filter: `${RAW} raw | tojson`, arguments: { kinds } }, json(), givesWritten('outputs/0')), shown];
  const read = args.flag(2) ? withTypes(schemaOf(schema)) : schemaOf(schema);
  const shape = args.flag(1) ? '{($s.main): decoded($s.main), "Unknown Fields": (plain($s.main) | unknown($s.main) | raw)}' : 'decoded($s.main)';
  const filter = `${DECODED} ${args.flag(1) ? COMPARED : ''} ${shape} | tojson`;
  return [fields, step('jq-evaluator', { filter, arguments: { schema: JSON.stringify(read), kinds } }, json(), givesWritten('outputs/0')), shown];
}
