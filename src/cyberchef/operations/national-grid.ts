import { jq, type Plan } from '../plan.ts';

/**
 * The National Grid of Great Britain, by "A guide to coordinate systems in Great Britain" of the Ordnance Survey: its projection (annexes B and C) on the ellipsoid Airy 1830,
 * and the shift of seven parameters from WGS 84 and back (section 6.6), which is good to some metres.
 */
const SHARED = `def radians: . * 3.141592653589793 / 180; def degrees: . * 180 / 3.141592653589793;
6377563.396 as $a | 6356256.909 as $b | 0.9996012717 as $f | (1 - $b * $b / ($a * $a)) as $e2 | (49 | radians) as $lat0 | (-2 | radians) as $lon0 | -100000 as $n0 | 400000 as $e0
| (($a - $b) / ($a + $b)) as $n
| def arc: . as $p | ($p - $lat0) as $m | ($p + $lat0) as $q | $b * $f * ((1 + $n + 5 / 4 * $n * $n + 5 / 4 * $n * $n * $n) * $m - (3 * $n + 3 * $n * $n + 21 / 8 * $n * $n * $n) * ($m | sin) * ($q | cos)
    + (15 / 8 * $n * $n + 15 / 8 * $n * $n * $n) * (2 * $m | sin) * (2 * $q | cos) - 35 / 24 * $n * $n * $n * (3 * $m | sin) * (3 * $q | cos));
  def nu: (sin) as $s | $a * $f / (1 - $e2 * $s * $s | sqrt);
  def rho: (sin) as $s | $a * $f * (1 - $e2) / pow(1 - $e2 * $s * $s; 1.5);
  def cartesian($a; $e2): .lat as $p | .lon as $l | ($p | sin) as $s | ($a / (1 - $e2 * $s * $s | sqrt)) as $v | {x: ($v * ($p | cos) * ($l | cos)), y: ($v * ($p | cos) * ($l | sin)), z: ($v * (1 - $e2) * $s)};
  def shifted($k): (1 + $k * 20.4894 / 1000000) as $s | ($k * -0.1502 / 3600 | radians) as $rx | ($k * -0.2470 / 3600 | radians) as $ry | ($k * -0.8421 / 3600 | radians) as $rz
    | {x: ($k * -446.448 + .x * $s - .y * $rz + .z * $ry), y: ($k * 125.157 + .x * $rz + .y * $s - .z * $rx), z: ($k * -542.060 - .x * $ry + .y * $rx + .z * $s)};
  def geographic($a; $e2): .x as $x | .y as $y | .z as $z | ($x * $x + $y * $y | sqrt) as $p
    | {lon: atan2($y; $x), lat: (reduce range(10) as $i (atan2($z; $p * (1 - $e2)); (sin) as $s | ($a / (1 - $e2 * $s * $s | sqrt)) as $v | atan2($z + $e2 * $v * $s; $p)))};
  6378137 as $wa | (2 / 298.257223563 - 1 / (298.257223563 * 298.257223563)) as $we2`;

const TO_GRID = `${SHARED} | ($kept | tonumber) as $kept | split(",") | {lat: (.[0] | tonumber | radians), lon: (.[1] | tonumber | radians)} | cartesian($wa; $we2) | shifted(1) | geographic($a; $e2)
| .lat as $p | (.lon - $lon0) as $d | ($p | sin) as $s | ($p | cos) as $c | ($s / $c) as $t | ($p | nu) as $v | ($p | rho) as $r | ($v / $r - 1) as $h
| (($p | arc) + $n0 + $v / 2 * $s * $c * $d * $d + $v / 24 * $s * pow($c; 3) * (5 - $t * $t + 9 * $h) * pow($d; 4) + $v / 720 * $s * pow($c; 5) * (61 - 58 * $t * $t + pow($t; 4)) * pow($d; 6)) as $north
| ($e0 + $v * $c * $d + $v / 6 * pow($c; 3) * ($v / $r - $t * $t) * pow($d; 3) + $v / 120 * pow($c; 5) * (5 - 18 * $t * $t + pow($t; 4) + 14 * $h - 58 * $t * $t * $h) * pow($d; 5)) as $east
| ($east * 1000 + 0.5 | floor / 1000) as $east | ($north * 1000 + 0.5 | floor / 1000) as $north | ($east / 100000 | floor) as $x | ($north / 100000 | floor) as $y
| if $x < 0 or $x > 6 or $y < 0 or $y > 12 then error("the place is outside of the National Grid") else . end
| def letter: if . > 7 then . + 1 else . end | [. + 65] | implode;
  def part: (. - (. / 100000 | floor) * 100000) / pow(10; 5 - $kept) | floor | tostring | ("0000" + .)[-$kept:];
  ((19 - $y) - (19 - $y) % 5 + (($x + 10) / 5 | floor) | letter) + ((19 - $y) * 5 % 25 + $x % 5 | letter) + " " + ($east | part) + " " + ($north | part) + $delimiter`;

const FROM_GRID = `${SHARED} | gsub("[^A-Za-z0-9]"; "") | ascii_upcase | capture("^(?<l>[A-HJ-Z]{2})(?<n>([0-9]{2}){1,5})$") // error("a square of the National Grid is two letters and an even number of digits")
| (.l | explode | map(. - 65 | if . > 7 then . - 1 else . end)) as [$l1, $l2] | (.n | length / 2) as $w
| (((($l1 - 2) % 5 + 5) % 5) * 5 + $l2 % 5) as $x | (19 - ($l1 / 5 | floor) * 5 - ($l2 / 5 | floor)) as $y
| if $x > 6 or $y < 0 or $y > 12 then error("the square is outside of the National Grid") else . end
| ($x * 100000 + ((.n[:$w] + "00000")[:5] | tonumber)) as $east | ($y * 100000 + ((.n[$w:] + "00000")[:5] | tonumber)) as $north
| (reduce range(20) as $i ($lat0; ($north - $n0 - (arc)) / ($a * $f) + .)) as $p
| ($p | sin) as $s | ($p | cos) as $c | ($s / $c) as $t | ($p | nu) as $v | ($p | rho) as $r | ($v / $r - 1) as $h | ($east - $e0) as $d
| {lat: ($p - $t / (2 * $r * $v) * $d * $d + $t / (24 * $r * pow($v; 3)) * (5 + 3 * $t * $t + $h - 9 * $t * $t * $h) * pow($d; 4) - $t / (720 * $r * pow($v; 5)) * (61 + 90 * $t * $t + 45 * pow($t; 4)) * pow($d; 6)),
  lon: ($lon0 + $d / ($c * $v) - ($v / $r + 2 * $t * $t) / ($c * 6 * pow($v; 3)) * pow($d; 3) + (5 + 28 * $t * $t + 24 * pow($t; 4)) / ($c * 120 * pow($v; 5)) * pow($d; 5)
    - (61 + 662 * $t * $t + 1320 * pow($t; 4) + 720 * pow($t; 6)) / ($c * 5040 * pow($v; 7)) * pow($d; 7))}
| cartesian($a; $e2) | shifted(-1) | geographic($wa; $we2) | "\\(.lat | degrees),\\(.lon | degrees)"`;

/** Latitude and longitude as a square of the National Grid. @param kept digits of each number, from 1 to 5 */
export const toNationalGrid = (kept: number, delimiter: string): Plan[] => jq(TO_GRID, { kept: String(kept), delimiter });
/** A square of the National Grid as latitude and longitude of its corner in the south-west. */
export const fromNationalGrid = (): Plan[] => jq(FROM_GRID);
