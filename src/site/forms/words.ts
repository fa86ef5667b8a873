/** Words of fields that are written in capitals. */
const INITIALS = new Set(
  (
    'aa aaa ai api apr ascii asn bban bcc bic bmi bom bsd cac cagr cc cidr cmyk cpa cpc cpm crc crl csr css csv ctr cve dkim dmarc dns doi dpi ean ev gcd gps gtin hmac hsl hsv html hfs http https hwb ' +
    'iban icmp ics id ini ip irr isbn isin iso json jsx jwk lch lcm ltv mac md mime mirr mss mtu mx ndjson npv oid orcid os pem pin png ppi ptr qr rgb roas roi rpm rrule rsa rss scss sepa sha sku spf sql ssid svg ' +
    'tcp tld toml ttl udp ui ulid upc uri url urn utc utf utm uuid vin wacc xirr xml xsd xyz yaml'
  ).split(' '),
);
const MIXED = new Map([
  ['america', 'America'],
  ['ipv4', 'IPv4'],
  ['ipv6', 'IPv6'],
  ['javascript', 'JavaScript'],
  ['oklab', 'OKLab'],
  ['oklch', 'OKLCH'],
  ['srgb', 'sRGB'],
]);

/** A field's name in words: `homePrice` is "Home price", `csvUrls` is "CSV URLs". */
export function inWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word, at) => initials(word) ?? (at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

/** Those that have a hyphen before a number: SHA-256. */
const HYPHENATED = new Set(['crc', 'ean', 'sha', 'utf']);

/** A word that is made of initials as it is written, with the s of several and the digits after it: `urls` is "URLs", `md5` is "MD5". */
function initials(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (INITIALS.has(lower)) return lower.toUpperCase();
  const [, letters = '', rest = ''] = /^([a-z]+?)(s|\d+)$/.exec(lower) ?? [];
  if (!INITIALS.has(letters)) return MIXED.get(lower);
  return letters.toUpperCase() + (HYPHENATED.has(letters) && rest !== 's' ? '-' : '') + rest;
}

/** Units that names of fields end in, and how one writes them. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['Percent', '%'],
  ['Px', 'px'],
  ['Degrees', '°'],
  ['Kg', 'kg'],
  ['Grams', 'g'],
  ['Mg', 'mg'],
  ['Lb', 'lb'],
  ['Km', 'km'],
  ['Metres', 'm'],
  ['Meters', 'm'],
  ['M', 'm'],
  ['Cm', 'cm'],
  ['Mm', 'mm'],
  ['Liters', 'l'],
  ['Ml', 'ml'],
  ['Kw', 'kW'],
  ['Kwh', 'kWh'],
  ['Watts', 'W'],
  ['Celsius', '°C'],
  ['Kmh', 'km/h'],
  ['Mph', 'mph'],
  ['Bpm', 'bpm'],
  ['Rpm', 'rpm'],
  ['Seconds', 's'],
  ['Milliseconds', 'ms'],
  ['Ms', 'ms'],
  ['Minutes', 'min'],
  ['MgDl', 'mg/dl'],
  ['MmolL', 'mmol/l'],
  ['UmolL', 'µmol/l'],
  ['GMl', 'g/ml'],
]);
/** A name before its unit. An adjective alone is no such name, and what something else is counted by no unit. */
const MEASURED =
  /^(?!(?:add|average|business|change|elapsed|remaining|square|total|unix)[A-Z][a-z]*$)(.*?[a-z](?<!Per|In|Of|Kwh)|.*[a-z][A-Z](?=[A-Z][a-z]))(GMl|MgDl|MmolL|UmolL|[A-Z][a-z]*)$/;
const SPEED = /^(.*[sS]peed)Ms$/;

/** The label of a field: its name in words, its unit as one writes it. `annualRatePercent` is "Annual rate (%)". */
export function labelOf(name: string): string {
  const [, speed] = SPEED.exec(name) ?? [];
  if (speed !== undefined) return `${inWords(speed)} (m/s)`;
  const [, measured = '', ending = ''] = MEASURED.exec(name) ?? [];
  const unit = UNITS.get(ending);
  return unit === undefined ? inWords(name) : `${inWords(measured)} (${unit})`;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** What the numbers of a field are called, where they stand for weekdays or months: by number, as a form has it. */
export function numbersInWords(name: string, description: string, least: number | undefined, most: number | undefined): Record<string, string> | undefined {
  if (least === 1 && most === 12 && /^(?!.*(?:Per|In|Of))(?:m|.*M)onths?$/.test(name) && !/Months$/.test(name)) return numbered(MONTHS, 1);
  if (least === 1 && most === 7 && /\bMonday\b/.test(description)) return numbered(WEEKDAYS.slice(1), 1);
  return least === 0 && most === 6 && /\b0 (?:is |for )?Sunday\b/.test(description) ? numbered(WEEKDAYS.slice(0, 7), 0) : undefined;
}

const numbered = (words: readonly string[], from: number): Record<string, string> => Object.fromEntries(words.map((word, at) => [String(at + from), word]));

/** How a choice is written for people: `wholeWords` is "Whole words". Names of algorithms, formats and the like stay as they are, and those that begin with a country's letters. */
export const choiceLabel = (choice: string): string => (/^(?![a-z]{2,3}-)[a-z]+(?:[A-Z][a-z]+|-[a-z]+)+$/.test(choice) ? inWords(choice) : choice);

/** What is said of a field in a form: other fields of the form by their labels, choices as they are written there, and nothing is absent from a form but left empty. */
export function hintOf(description: string, names: readonly string[], choices: readonly string[] = []): string {
  const written = description.replace(/[A-Za-z]+(?:-[a-z]+)*/g, (word) =>
    choices.includes(word) && choiceLabel(word) !== word ? `“${choiceLabel(word)}”` : word,
  );
  return written
    .replace(/`([A-Za-z0-9]+)`/g, (quoted, name: string) => (names.includes(name) ? `“${labelOf(name)}”` : quoted))
    .replace(/\b[a-z]+[A-Z][A-Za-z0-9]*/g, (word) => (names.includes(word) ? `“${labelOf(word)}”` : word))
    .replace(/\bif omitted\b/g, 'if left empty');
}
