/** Words of fields that are written in capitals. */
const INITIALS = new Set(
  (
    'aa aaa absi abv abw ai api apr apri ascii asn auc awg bac bban bcc bdp bgr bic bmi bmr bom bsd btu bun cac cagr cc cdf cidr cmac cmc cmyk cobs cop cpa cpc cpm crc crl crlf csr css csv ctr cve cvv ddm dkim dmarc dms dns doi dos dpi ean ebit eirp ev eu eui ffmi fib fps gcd gcs gid gmst gpa gps gre gsm gtin hdl hmac homa hsl hsv html hfs http https hwb ' +
    'iban icmp ico ics id iin ini inr ip ipip irr isbn isin ismn iso iv json jsx jwk lch lcm ldl lmst ltv mac mae mape md meld mgrs mime mirr mpls mse mss mtu mx nat ndjson npv nsin ntp oeis oid ole orcid os oui pdf pem pin png ppi ppm ptr qr rgb rmse roas roi rpm rref rrule rsa rss rtf scss sepa sha sku spdx spf sql ssid svg ' +
    'tac tcp tdee tld toc toml ttl udp ui uid uk ulid upc uri url urn utc utf utm uuid vds vin wacc wmi www xirr xml xor xsd xyz yaml ' +
    'acos ast ca cpu cr der eap ec fire gc gl hassh icann ipf iptc isatap ja3s js ksuid led lf lix lm met nd ne nps nt nw nx osi pcc psnr qt ' +
    'rcode relro rix rr se si smape smog soname sshfp ssim sw tia ukm us xmp'
  ).split(' '),
);
const MIXED = new Map([
  ['america', 'America'],
  ['co2', 'CO2'],
  ['celsius', 'Celsius'],
  ['dbi', 'dBi'],
  ['dbm', 'dBm'],
  ['dbuv', 'dBµV'],
  ['dbw', 'dBW'],
  ['egfr', 'eGFR'],
  ['exif', 'Exif'],
  ['fahrenheit', 'Fahrenheit'],
  ['fio2', 'FiO2'],
  ['ipv4', 'IPv4'],
  ['ipv6', 'IPv6'],
  ['ja3', 'JA3'],
  ['ja4', 'JA4'],
  ['jaccard', 'Jaccard'],
  ['javascript', 'JavaScript'],
  ['julian', 'Julian'],
  ['kwh', 'kWh'],
  ['oklab', 'OKLab'],
  ['oklch', 'OKLCH'],
  ['paco2', 'PaCO2'],
  ['pao2', 'PaO2'],
  ['pco2', 'pCO2'],
  ['ph', 'pH'],
  ['pka', 'pKa'],
  ['pkw', 'pKw'],
  ['po2', 'pO2'],
  ['poh', 'pOH'],
  ['spo2', 'SpO2'],
  ['srgb', 'sRGB'],
  ['unicode', 'Unicode'],
  ['vo2', 'VO2'],
  ['vo2max', 'VO2max'],
]);

/** A field's name in words: `homePrice` is "Home price", `csvUrls` is "CSV URLs". */
export function inWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/\b(at|by|in|of|per|to)(\d)/gi, '$1 $2')
    .split(/[\s_-]+/)
    .map(
      (word, at) =>
        initials(word) ?? numberApart(at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()),
    )
    .join(' ');
}

/** What is counted with a number after its name: `latitude2` is "Latitude 2". Short names, and those of algorithms, have it in them. */
const numberApart = (word: string): string => word.replace(/^(?!(?:adler|base|fletcher|office)\d)([a-z]{4,})(\d+)$/i, '$1 $2');

/** Those that have a hyphen before a number: SHA-256. */
const HYPHENATED = new Set(['crc', 'ean', 'eui', 'fib', 'gtin', 'isbn', 'ismn', 'sha', 'utf']);

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
  ['KgM3', 'kg/m³'],
  ['Grams', 'g'],
  ['Mg', 'mg'],
  ['Lb', 'lb'],
  ['Km', 'km'],
  ['Metres', 'm'],
  ['Meters', 'm'],
  ['M', 'm'],
  ['Cm', 'cm'],
  ['Cm2', 'cm²'],
  ['Db', 'dB'],
  ['Dbi', 'dBi'],
  ['Dbm', 'dBm'],
  ['Dbw', 'dBW'],
  ['Ft3', 'ft³'],
  ['Hp', 'hp'],
  ['Hpa', 'hPa'],
  ['Hz', 'Hz'],
  ['Khz', 'kHz'],
  ['Kib', 'KiB'],
  ['M2', 'm²'],
  ['M3', 'm³'],
  ['Ma', 'mA'],
  ['Mah', 'mAh'],
  ['Mhz', 'MHz'],
  ['Mm2', 'mm²'],
  ['Ohms', 'Ω'],
  ['Pa', 'Pa'],
  ['Ppm', 'ppm'],
  ['Psi', 'psi'],
  ['Tb', 'TB'],
  ['Thz', 'THz'],
  ['Tib', 'TiB'],
  ['Yd3', 'yd³'],
  ['Mm', 'mm'],
  ['Liters', 'l'],
  ['Ml', 'ml'],
  ['Kw', 'kW'],
  ['Kwh', 'kWh'],
  ['Watts', 'W'],
  ['Arcsec', '″'],
  ['Au', 'AU'],
  ['Celsius', '°C'],
  ['Fahrenheit', '°F'],
  ['Gigabytes', 'GB'],
  ['Joules', 'J'],
  ['Kbps', 'kbit/s'],
  ['Kilobytes', 'kB'],
  ['Mas', 'mas'],
  ['Mebibytes', 'MiB'],
  ['Megabytes', 'MB'],
  ['Mil', 'mil'],
  ['Mil2', 'mil²'],
  ['MlMin', 'ml/min'],
  ['MmolMol', 'mmol/mol'],
  ['Oz', 'oz'],
  ['Parsecs', 'pc'],
  ['Pt', 'pt'],
  ['Radians', 'rad'],
  ['Tonnes', 't'],
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
  ['Atm', 'atm'],
  ['Ev', 'eV'],
  ['Ft', 'ft'],
  ['Inch', 'in'],
  ['Kcal', 'kcal'],
  ['LbFt', 'lb·ft'],
  ['Mbps', 'Mbit/s'],
  ['Mi', 'mi'],
  ['Mol', 'mol'],
  ['Ms2', 'm/s²'],
  ['Nmi', 'nmi'],
  ['SqFt', 'sq ft'],
]);
/** A name before its unit. An adjective alone is no such name, and what something else is counted by no unit. */
const MEASURED =
  /^(?!(?:add|average|business|change|elapsed|remaining|square|total|unix)[A-Z][a-z]*$)(.*?[a-z]\d?(?<!Per|In|Of|Kwh)|.*[a-z][A-Z](?=[A-Z][a-z]))(GMl|KgM3|LbFt|MgDl|Mil2|MlMin|MmolL|MmolMol|SqFt|UmolL|[A-Z][a-z]{0,2}[23]|[A-Z][a-z]*)$/;
/** Endings that are units of some quantities alone. */
const OF_QUANTITIES: readonly (readonly [name: RegExp, unit: string])[] = [
  [/^(.*[sS]peed)Ms$/, 'm/s'],
  [/^(\w*[tT]emperature\d?|hot|cold)K$/, 'K'],
  [/^(.*[tT]orque)Nm$/, 'N·m'],
  [/^(.*[wW]avelength)Nm$/, 'nm'],
  [/^(diagonal|height|thickness|width)In$/, 'in'],
];

const PER = /^(.+?) (mg) per (kg|ml)$/;
const POWER = /\b(c?m|ft)([23])\b/;
const STATISTIC = /\b([PZpz]) (value|score)/;
const R_SQUARED = /\b[Rr] squared$/;
const COLOR_DISTANCE = /^Delta e ?/;
/** Units and functions that begin with a small letter. */
const BEGINS_SMALL = /^(?:Acosh|Asinh|Atanh|Atm|Cm|Cosh?|Coth?|Csch?|Df\d?|Kcal|Kg|Km|Lb|Ln|Log\d+|Ml|Mpg|Psi|Px|Rem|Sech?|Sinh?|Tanh?)\b/;

/** A label with what is written in a way of its own: units, powers, the names of statistics. */
const written = (label: string): string =>
  label
    .replace(PER, '$1 ($2/$3)')
    .replace(POWER, (_, unit: string, power: string) => unit + '²³'.charAt(Number(power) - 2))
    .replace(STATISTIC, (_, letter: string, kind: string) => `${letter.toLowerCase()}-${kind}`)
    .replace(R_SQUARED, 'R²')
    .replace(COLOR_DISTANCE, 'ΔE ')
    .replace(BEGINS_SMALL, (word) => word.toLowerCase())
    .trim();

/** The label of a field by rule: its name in words, its unit as one writes it. `annualRatePercent` is "Annual rate (%)". */
export function labelOf(name: string): string {
  for (const [ending, unit] of OF_QUANTITIES) {
    const [, quantity] = ending.exec(name) ?? [];
    if (quantity !== undefined) return `${inWords(quantity)} (${unit})`;
  }
  const [, measured = '', ending = ''] = MEASURED.exec(name) ?? [];
  const unit = UNITS.get(ending);
  return written(unit === undefined ? inWords(name) : `${inWords(measured)} (${unit})`);
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** What weekdays are called that are numbered from 1 for Monday. */
export const weekdaysFromMonday = (): Record<string, string> => numbered(WEEKDAYS.slice(1), 1);

/** What the numbers of a field are called, where they stand for weekdays or months: by number, as a form has it. */
export function numbersInWords(name: string, description: string, least: number | undefined, most: number | undefined): Record<string, string> | undefined {
  if (least === 1 && most === 12 && /^(?!.*(?:Per|In|Of))(?:m|.*M)onths?$/.test(name) && !/Months$/.test(name)) return numbered(MONTHS, 1);
  if (least === 1 && most === 7 && /\bMonday\b/.test(description)) return numbered(WEEKDAYS.slice(1), 1);
  return least === 0 && most === 6 && /\b0 (?:is |for )?Sunday\b/.test(description) ? numbered(WEEKDAYS.slice(0, 7), 0) : undefined;
}

const numbered = (words: readonly string[], from: number): Record<string, string> => Object.fromEntries(words.map((word, at) => [String(at + from), word]));

/** How a choice is written for people: `wholeWords` is "Whole words". Names of algorithms, formats and the like stay as they are, and those that begin with a country's letters. */
export const choiceLabel = (choice: string): string => (/^(?![a-z]{2,3}-)[a-z]+(?:[A-Z][a-z]+|-[a-z]+)+$/.test(choice) ? inWords(choice) : choice);
