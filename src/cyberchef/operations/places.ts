import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { givesText, givesWritten, jq, of, type Plan, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';
import { fromNationalGrid, toNationalGrid } from './national-grid.ts';

/** Formats of degrees, by how many numbers each has. */
const DEGREES = ['Decimal Degrees', 'Degrees Decimal Minutes', 'Degrees Minutes Seconds'];
const DELIMITERS: Readonly<Record<string, string>> = { '\\n': '\n', Comma: ',', 'Semi-colon': ';', Colon: ':' };

/** The latitude and the longitude of a text with degrees, as JSON. Letters of directions make them negative. */
const READ = `def numbers: gsub("[°˝´'\\"]"; " ") | [splits("\\\\s+") | gsub("[^0-9.-]"; "") | select(test("[0-9]"))];
def value($count): numbers | if length < $count or ($count < 3 and length > $count) then error("the text has another format than that which is given") else . end
  | (.[0] | tonumber | fabs) + (if $count > 1 then .[1] | tonumber / 60 else 0 end) + (if $count > 2 then .[2] | tonumber / 3600 else 0 end) | . as $v | $v;
def signed($count): (numbers[0] // "" | startswith("-")) as $minus | value($count) | if $minus then -. else . end;
def turned($direction): if $direction == "S" or ($direction == "W" and . > 0) then -. else . end;
. as $all | [ascii_upcase | scan("[NESW]")] as $directions
| (if $d != "Auto" then $d
   elif ($directions | length | . > 0 and . < 3) and (gsub("^\\\\s+|\\\\s+$"; "") | test("^[NESWnesw]|[NESWnesw]$")) then "Direction"
   else first((",", ";", ":") as $x | select(($all | split($x) | length) as $n | $n > 1 and $n <= 3) | $x) // error("there is no delimiter") end) as $delimiter
| (if $delimiter == "Direction" then [splits("[NnEeSsWw]")] | if .[0] == "" then .[1:] else . end else split($delimiter) end) as $parts
| if $parts | length < 2 then error("a latitude and a longitude are needed") else . end
| (if $f == "Auto" then ($parts[0] | numbers | length) else $f | tonumber end) as $count
| if $count < 1 or $count > 3 then error("the format is not that of degrees") else . end
| [($parts[0] | signed($count) | turned($directions[0])), ($parts[1] | signed($count) | turned($directions[1]))]
| if (.[0] | fabs) > 90 or (.[1] | fabs) > 180 then error("a latitude is at most 90°, a longitude 180°") else . end
| (.[0] | tojson) + "," + (.[1] | tojson)`;

function fromDegrees(format: string, delimiter: string): Plan[] {
  const count = format === 'Auto' ? 'Auto' : String(DEGREES.indexOf(format) + 1);
  const d =
    delimiter === 'Auto' ? 'Auto' : delimiter.startsWith('Direction') ? 'Direction' : (DELIMITERS[delimiter] ?? unsupported('this delimiter is not offered'));
  return jq(READ, { f: count, d });
}

const converter = step('coordinate-converter', {}, text('coordinates'), givesWritten('dms'));
const pairOf = (index: number): Plan =>
  step(
    'mustache-renderer',
    { template: '{{lat}},{{lon}}', escape: false, values: { lat: of(index, '/latitude'), lon: of(index, '/longitude') } },
    undefined,
    givesText('text'),
  );

/** The corner of a square of the grid as UTM, of which the converter gives the middle. */
const CORNER = `gsub("[^A-Za-z0-9]"; "") | capture("(?<d>[0-9]*)$").d | length as $n | if $n % 2 == 1 or $n > 10 then error("the numbers of a square have as many digits each") else . end
| pow(10; 5 - $n / 2) as $size | def corner: tonumber / $size | floor * $size | tostring; $z + (if $h == "S" then " M " else " N " end) + ($e | corner) + " " + ($n2 | corner)`;

/** Steps that end in "latitude,longitude", and how many of them there are. */
function read(format: string, delimiter: string): Plan[] {
  if (DEGREES.includes(format)) return fromDegrees(format, delimiter);
  const clean = step('text-replacer', { find: '[^A-Za-z0-9]', replacement: '', mode: 'regex' }, text(), givesText('text'));
  if (format === 'Geohash')
    return [clean, step('geohash-converter', { mode: 'decode' }, { field: 'geohash', as: 'text', optional: true }, givesWritten('geohash')), pairOf(1)];
  if (format === 'Ordnance Survey National Grid') return fromNationalGrid();
  if (format === 'Universal Transverse Mercator')
    return [
      step('text-replacer', { find: '[,;:\\s]+', replacement: ' ', mode: 'regex' }, text(), givesText('text')),
      // S is the southern half there, and here the band S of the northern one; any band of the south will do.
      step('text-replacer', { find: '^(\\d{1,2}) ?[Ss] ', replacement: '$1 M ', mode: 'regex' }, text(), givesText('text')),
      converter,
      pairOf(2),
    ];
  if (format === 'Military Grid Reference System')
    return [
      clean,
      converter,
      step('json-string-escaper', { text: of(0, '/text'), quotes: true }, undefined, givesText()),
      step(
        'jq-evaluator',
        {
          json: of(2, '/output'),
          filter: CORNER,
          arguments: {
            z: { $text: [of(1, '/utm/zone')] },
            h: of(1, '/utm/hemisphere'),
            e: { $text: [of(1, '/utm/easting')] },
            n2: { $text: [of(1, '/utm/northing')] },
          },
        },
        undefined,
        givesWritten('outputs/0'),
      ),
      step('coordinate-converter', { coordinates: of(3, '/outputs/0') }, undefined, givesWritten('dms')),
      pairOf(4),
    ];
  return unsupported(`the format ${JSON.stringify(format.slice(0, 40))} is not offered`);
}

/** Numbers as CyberChef rounds them: a half upwards, without zeros at the end. */
const ROUNDED =
  'def rounded: (. * pow(10; $p) + 0.5 | floor) as $n | ($n | fabs | tostring) as $t | (([range($p + 1 - ($t | length)) | "0"] | join("")) + $t) as $t | (if $n < 0 then "-" else "" end) + $t[:($t | length) - $p] + (if $p > 0 then "." + $t[($t | length) - $p:] | sub("0+$"; "") | sub("[.]$"; "") else "" end);';

const SHOWN: Readonly<Record<string, string>> = {
  'Decimal Degrees': 'rounded + "°"',
  'Degrees Decimal Minutes': 'fabs as $a | ($a | floor) as $g | $minus + ($g | tostring) + "° " + (($a - $g) * 60 | rounded) + "\'"',
  'Degrees Minutes Seconds':
    'fabs as $a | ($a | floor) as $g | (60 * ($a - $g) | floor) as $m | $minus + ($g | tostring) + "° " + ($m | tostring) + "\' " + (3600 * ($a - $g) - 60 * $m | rounded) + "\\""',
};

function toDegrees(format: string, args: Arguments, delimiter: string, digits: number): Plan[] {
  const side = args.choice(4, { None: '$v', Before: '$n + " " + ($v | ltrimstr("-"))', After: '($v | ltrimstr("-")) + " " + $n' }, 'None');
  return jq(
    `${ROUNDED.replaceAll('$p', String(digits))} split(",") | map(tonumber) | . as $all | [range(2) as $i | $all[$i] | (if . < 0 then ["S", "W"][$i] else ["N", "E"][$i] end) as $n | (if . < 0 then "-" else "" end) as $minus | (${SHOWN[format]}) as $v | ${side} + $d] | join("")`,
    { d: delimiter },
  );
}

/** What the steps that read end in, and the delimiter behind it. */
function write(format: string, args: Arguments, at: number): Plan[] {
  const delimiter = { ...DELIMITERS, Space: ' ' }[args.string(3, 'Space')] ?? unsupported('this delimiter is not offered');
  const digits = Math.max(0, args.number(5, 3));
  if (!Number.isInteger(digits) || digits > 12) unsupported('a precision of more than 12 digits is not offered');
  if (DEGREES.includes(format)) return toDegrees(format, args, delimiter, digits);
  const behind = step('text-replacer', { find: '\\z', replacement: delimiter, mode: 'regex' }, text(), givesText('text'));
  if (format === 'Geohash') {
    if (digits < 1) unsupported('a geohash of no letters is not offered');
    return [
      converter,
      step('geohash-converter', { latitude: of(at, '/latitude'), longitude: of(at, '/longitude'), precision: digits }, undefined, givesWritten('geohash')),
      behind,
    ];
  }
  if (format === 'Ordnance Survey National Grid') {
    if (digits < 1) unsupported('a square of 100 km alone is not offered');
    return toNationalGrid(Math.min(10, digits + (digits % 2)) / 2, delimiter);
  }
  if (format === 'Military Grid Reference System') {
    const kept = Math.min(10, digits + (digits % 2)) / 2;
    if (kept < 1) unsupported('a square of 100 km alone is not offered');
    return [
      converter,
      step(
        'regex-tester',
        { text: of(at, '/mgrs'), pattern: `^(\\d+[A-Z])([A-Z]{2})(\\d{${kept}})\\d*?(\\d{${kept}})\\d{${5 - kept}}$`, replacement: '$1 $2 $3 $4' },
        undefined,
        givesWritten('replaced'),
      ),
      behind,
    ];
  }
  if (format === 'Universal Transverse Mercator') {
    if (digits > 6) unsupported('less than a micrometre is not offered');
    const zone = '($z | ("0" + .)[-2:])';
    return [
      converter,
      step(
        'jq-evaluator',
        {
          json: 'null',
          filter: `def fixed: (tonumber * pow(10; ${digits}) + 0.5 | floor | tostring) as $t | ${digits === 0 ? '$t' : `$t[:-${digits}] + "." + $t[-${digits}:]`}; ${zone} + " " + $h + " " + ($e | fixed) + " " + ($n | fixed) + $d`,
          arguments: {
            d: delimiter,
            z: { $text: [of(at, '/utm/zone')] },
            h: of(at, '/utm/hemisphere'),
            e: { $text: [of(at, '/utm/easting')] },
            n: { $text: [of(at, '/utm/northing')] },
          },
        },
        undefined,
        givesWritten('outputs/0'),
      ),
    ];
  }
  return unsupported(`the format ${JSON.stringify(format.slice(0, 40))} is not offered`);
}

/** Co-ordinates on the earth. */
export const places: Operations = {
  'Convert co-ordinate format': (args) => {
    const from = args.string(0, 'Auto');
    const reading = from === 'Auto' ? unsupported('finding the format is not offered') : read(from, args.string(1, 'Auto'));
    return [...reading, ...write(args.string(2, 'Degrees Minutes Seconds'), args, reading.length)];
  },
};
