import { choiceLabel } from './words.ts';

/** Names of formats, algorithms and the like, as those who made them write them. */
const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    crc: 'CRC-',
    gost: 'GOST ',
    keccak: 'Keccak-',
    ripemd: 'RIPEMD-',
    sha: 'SHA-',
    'sha3-': 'SHA3-',
    'sha512-': 'SHA-512/',
    shake: 'SHAKE',
    kmac: 'KMAC',
    aes: 'AES-',
    streebog: 'Streebog-',
    utf: 'UTF-',
    'utf-': 'UTF-',
    'iso-8859-': 'ISO 8859-',
    'windows-': 'Windows-',
    'koi8-': 'KOI8-',
    rfc: 'RFC ',
    iso: 'ISO ',
    base: 'Base',
    blake: 'BLAKE',
    'blake2b-': 'BLAKE2b-',
    'blake2s-': 'BLAKE2s-',
    cp: 'CP',
    rot: 'ROT',
    raid: 'RAID ',
    raidz: 'RAID-Z',
    pkcs: 'PKCS #',
    pbkdf: 'PBKDF',
    rsa: 'RSA ',
    'rsa-': 'RSA ',
    'ec-p': 'EC P-',
    md: 'MD',
    sm: 'SM',
    rc: 'RC',
    x: 'X',
    ed: 'Ed',
    v: 'v',
    es: 'ES',
    a: 'A',
  }),
);
const BITS = /^([a-z-]+|(?:sha|blake|koi|sha512-?|iso-8859-|windows-)\d*[a-z]?-?)(\d+(?:le|be|[ru])?)$/;

/** Whole names, by how they are chosen. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    argon2d: 'Argon2d',
    argon2i: 'Argon2i',
    argon2id: 'Argon2id',
    ascii: 'ASCII',
    avif: 'AVIF',
    base64url: 'Base64url',
    bigquery: 'BigQuery',
    blake2b: 'BLAKE2b',
    blake2s: 'BLAKE2s',
    cbc: 'CBC',
    cfb: 'CFB',
    'chacha20-poly1305': 'ChaCha20-Poly1305',
    chacha20: 'ChaCha20',
    clickhouse: 'ClickHouse',
    commonjs: 'CommonJS',
    commonmark: 'CommonMark',
    cpp: 'C++',
    cr: 'CR',
    crlf: 'CRLF',
    csharp: 'C#',
    css: 'CSS',
    csv: 'CSV',
    ctr: 'CTR',
    der: 'DER',
    des: 'DES',
    dns: 'DNS',
    duckdb: 'DuckDB',
    ecb: 'ECB',
    esm: 'ES modules',
    gcm: 'GCM',
    gfm: 'GitHub Flavored Markdown',
    gif: 'GIF',
    github: 'GitHub',
    hex: 'Hexadecimal',
    hmac: 'HMAC',
    hotp: 'HOTP',
    hsl: 'HSL',
    html: 'HTML',
    html5: 'HTML5',
    ip: 'IP',
    ipv4: 'IPv4',
    ipv6: 'IPv6',
    javascript: 'JavaScript',
    jpeg: 'JPEG',
    json: 'JSON',
    jsonc: 'JSONC',
    jwk: 'JWK',
    latex: 'LaTeX',
    lf: 'LF',
    lzma: 'LZMA',
    mariadb: 'MariaDB',
    mysql: 'MySQL',
    oaep: 'OAEP',
    ofb: 'OFB',
    oklab: 'OKLab',
    oklch: 'OKLCH',
    p1363: 'IEEE P1363',
    p256: 'P-256',
    p384: 'P-384',
    p521: 'P-521',
    pem: 'PEM',
    php: 'PHP',
    plsql: 'PL/SQL',
    png: 'PNG',
    posix: 'POSIX',
    postgresql: 'PostgreSQL',
    powershell: 'PowerShell',
    pss: 'PSS',
    re2: 'RE2',
    rgb: 'RGB',
    rsa: 'RSA',
    rss: 'RSS',
    salsa20: 'Salsa20',
    scss: 'SCSS',
    spki: 'SPKI',
    sql: 'SQL',
    sqlite: 'SQLite',
    sqlserver: 'SQL Server',
    srgb: 'sRGB',
    ssh: 'SSH',
    svg: 'SVG',
    tcp: 'TCP',
    tiff: 'TIFF',
    toml: 'TOML',
    totp: 'TOTP',
    tsql: 'T-SQL',
    typescript: 'TypeScript',
    udp: 'UDP',
    uri: 'URI',
    url: 'URL',
    urn: 'URN',
    webp: 'WebP',
    'xchacha20-poly1305': 'XChaCha20-Poly1305',
    xchacha20: 'XChaCha20',
    xml: 'XML',
    xor: 'XOR',
    xsalsa20: 'XSalsa20',
    yaml: 'YAML',
  }),
);

/** Choices of which a rule makes the wrong words: names of people and places, hyphens that stay, letters that stand alone. */
const SAID: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'agresti-coull': 'Agresti–Coull',
    'all-purpose-flour': 'All-purpose flour',
    'ansi-shadow': 'ANSI Shadow',
    'au-tbsp': 'Australian tbsp',
    backslashX: '\\x',
    'benjamini-hochberg': 'Benjamini–Hochberg',
    'benjamini-yekutieli': 'Benjamini–Yekutieli',
    'brown-forsythe': 'Brown–Forsythe',
    'chi-square': 'Chi-square',
    'clopper-pearson': 'Clopper–Pearson',
    dosFat: 'DOS FAT',
    dotNetTicks: '.NET ticks',
    'durnin-womersley': 'Durnin–Womersley',
    euroJackpot: 'Eurojackpot',
    euroMillions: 'EuroMillions',
    'fat-loss': 'Fat loss',
    february28: '28 February',
    'fl-oz': 'fl oz',
    'freedman-diaconis': 'Freedman–Diaconis',
    islamicUmalqura: 'Islamic (Umm al-Qura)',
    jaroWinkler: 'Jaro–Winkler',
    'javascript-fetch': 'JavaScript (fetch)',
    'km-l': 'km/l',
    'l-100km': 'l/100 km',
    'lambert-w': 'Lambert W',
    'log-gamma': 'Log gamma',
    'log-normal': 'Log-normal',
    'low-carb': 'Low carb',
    'low-fat': 'Low fat',
    macHfs: 'Mac HFS',
    march1: '1 March',
    'max-abs': 'Largest absolute value',
    megaMillions: 'Mega Millions',
    'mid-quarter': 'Mid-quarter',
    'min-max': 'Min–max',
    modifiedJulianDate: 'Modified Julian date',
    'moore-mccabe': 'Moore–McCabe',
    mpg: 'mpg',
    muslimWorldLeague: 'Muslim World League',
    'node-axios': 'Node (axios)',
    'non-inverting': 'Non-inverting',
    'non-manufacturing': 'Non-manufacturing',
    nonAscii: 'Not ASCII',
    nonCryptographic: 'Not cryptographic',
    nonNumeric: 'Not numeric',
    nonWhitespace: 'No white space',
    'one-and-half-mile': 'One and a half miles',
    'one-inch': 'One inch',
    'one-sample': 'One sample',
    percentU: '%u',
    'python-requests': 'Python (requests)',
    reducedJulianDate: 'Reduced Julian date',
    'sum-of-years-digits': 'Sum of the years’ digits',
    'top-left': 'Top left',
    'top-right': 'Top right',
    truncatedJulianDate: 'Truncated Julian date',
    'two-sample': 'Two samples',
    'two-sided': 'Two-sided',
    'uk-fl-oz': 'UK fl oz',
    'uk-gallon': 'UK gallon',
    'uk-mpg': 'UK mpg',
    'uk-pint': 'UK pint',
    ummAlQura: 'Umm al-Qura',
    'us-men': 'US men',
    'us-women': 'US women',
    'vitamin-b12': 'Vitamin B12',
    'vitamin-d': 'Vitamin D',
  }),
);

/** Written small by everybody: programs, functions and units. */
const SMALL = new Set(
  'acos acosh acot acsc asec asin asinh atan atan2 atanh bcrypt bech32 bzip2 cosh coth csch gbps gzip kbps mbps npm pnpm sech sinh sqrt tanh tbsp vmax vmin xxd yarn zlib zstd'.split(
    ' ',
  ),
);
/** Short words that are words, and no signs of units, languages or countries. */
const SHORT = new Set('add air all and any bar box buy cat cow day dog dot end hot ice odd pie pig put raw sum sun tab top'.split(' '));

/** The name of a format, an algorithm or the like as it is written; undefined for other choices. */
export function nameOfChoice(choice: string): string | undefined {
  const known = NAMES.get(choice) ?? SAID.get(choice);
  if (known !== undefined) return known;
  const [, letters = '', bits = ''] = BITS.exec(choice) ?? [];
  const written = WRITTEN.get(letters);
  return written === undefined ? undefined : written + (letters === 'utf' || letters === 'utf-' ? bits.toUpperCase() : bits);
}

/** How a form writes a choice: names as they are written, other words as words; signs of units, languages and the like as they are. */
export function shownChoice(choice: string): string {
  const name = nameOfChoice(choice);
  if (name !== undefined) return name;
  const isWord = SHORT.has(choice) || (/^[a-z]{4,}$/.test(choice) && !SMALL.has(choice));
  return isWord ? choice.charAt(0).toUpperCase() + choice.slice(1) : choiceLabel(choice);
}

const LANGUAGE_FIELD = /^(?:languages?|locale)$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;
/** Made when it is first asked for. */
let languages: Intl.DisplayNames | undefined;

/** The language that a choice stands for; undefined where its field is for something else. @param name of the field */
export function languageOfChoice(name: string, choice: string): string | undefined {
  if (!LANGUAGE_FIELD.test(name) || !LANGUAGE.test(choice)) return undefined;
  languages ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return languages.of(choice);
}
