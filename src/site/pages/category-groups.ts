import type { ToolCard } from '../../tools/card.ts';
import type { Category } from '../../tools/categories.ts';

/** A heading, and the words of slugs, or whole slugs, that stand under it. */
type Group = readonly [title: string, words: string];

/** What stands under no other heading. */
const OTHERS = 'More';

const GROUPS: Partial<Record<Category, readonly Group[]>> = {
  text: [
    ['Lines and lists', 'line list column'],
    ['Find and extract', 'extractor find finder defang-refang-converter substring-extractor'],
    ['Count and measure', 'counter statistics palindrome-checker'],
    ['Emoji and Unicode', 'emoji unicode invisible-character-detector accent-remover fancy-text-generator smart-quotes-converter'],
    ['Compare', 'diff comparer'],
    ['Change and arrange', 'text case converter remover formatter adder slug-generator template file-tree-generator'],
  ],
  data: [
    ['JSON', 'json ndjson json5 jq jsonpath jsonata jmespath rison'],
    ['CSV and tables', 'csv table list-converter'],
    ['XML and HTML', 'xml xpath html'],
    ['YAML and TOML', 'yaml toml'],
    ['SQL and GraphQL', 'sql graphql'],
    ['Configuration files', 'env ini properties property'],
    ['Binary formats', 'bson cbor messagepack protobuf amf'],
  ],
  encoding: [
    ['Base encodings', 'base32 base45 base58 base62 base64 base85 base91 base92 bech32 hex'],
    ['Ciphers', 'cipher machine bombe polybius solver forcer index-of-coincidence-calculator'],
    [
      'Text and characters',
      'charset unicode html url punycode mime quoted mojibake-fixer encoding-detector ebcdic braille morse nato strings safelink-decoder caret alphabet snort microsoft',
    ],
    ['Bits and bytes', 'byte bytes bytewise bcd binary cobs endianness gray hamming parity varint huffman run gzip uuencoder php'],
  ],
  archives: [
    ['ZIP', 'zip'],
    ['Other archives', 'archive tar embedded'],
    ['Compressors', 'compressor decompressor compression'],
    ['Checksums', 'hasher checksum fuzzy'],
    ['Split, compare and patch', 'splitter joiner binary'],
  ],
  developer: [
    ['Regular expressions and globs', 'regex glob gitignore'],
    ['JSON to code', 'json json-rpc-message-validator'],
    ['HTML, CSS and SVG', 'html css scss less svg data-uri-converter data-uri-parser'],
    ['JavaScript and TypeScript', 'javascript typescript npm'],
    ['Markdown', 'markdown'],
    ['Versions and changes', 'semver diff patch changelog conventional merger spdx license'],
    ['Cron, shell and files', 'cron chmod umask shell path docker dockerfile editorconfig curl'],
    ['Logs', 'log logfmt syslog stack ansi'],
    ['Numbers and strings', 'number base ieee fixed bitwise printf string'],
  ],
  crypto: [
    ['Passwords', 'password passphrase htpasswd bcrypt argon2 scrypt pbkdf2 bip39'],
    ['Hashes and checksums', 'hash checksum crc hmac cmac hkdf merkle'],
    ['Identifiers', 'uuid ulid ksuid nanoid cuid2 snowflake objectid typeid'],
    ['age and OpenPGP', 'age openpgp'],
    ['Tokens and one-time codes', 'jwt totp hotp otp otpauth token pkce webhook flask'],
    ['Ciphers', 'cipher wrap'],
    ['Keys, signatures and certificates', 'key ssh certificate csr crl pem jwk ecdsa ecdh signature x509 wireguard asn1 identifier tlsa public'],
  ],
  network: [
    ['Addresses and subnets', 'ip ipv4 ipv6 cidr subnet vlsm mac asn'],
    ['URLs', 'url uri'],
    ['HTTP', 'http cache cookie cors csp auth header headers mime user structured'],
    ['DNS and mail', 'dns dkim dmarc spf domain email eml'],
    ['TLS, SSH and packets', 'tls ssh packet netbios'],
    ['Speed and size', 'bandwidth download mtu uptime'],
  ],
  web: [
    ['Meta tags and previews', 'meta og open twitter-card-generator favicon hreflang canonical serp web-manifest-generator responsive'],
    ['Structured data', 'schema json'],
    ['Crawlers, feeds and sitemaps', 'robots sitemap rss security ads-txt-validator redirect'],
    ['Links and messages', 'link utm url youtube tweet sms whatsapp mailto social'],
    ['Figures for marketing', 'ad cpc cpm ctr roas rate cost value promoter campaign'],
    ['Checks of pages', 'checker html image heading lighthouse keyword'],
  ],
  math: [
    ['Percentages, ratios and fractions', 'percentage percent ratio proportion fraction decimal denominator'],
    ['Equations and functions', 'equation system polynomial function quadratic solver trigonometry logarithm exponent root expression'],
    ['Calculus and series', 'derivative integral limit taylor summation sequence interpolation fibonacci'],
    ['Matrices and vectors', 'matrix vector eigenvalue rref'],
    ['Geometry', 'area circle circular ellipse triangle polygon volume slope point line coordinate'],
    ['Number theory', 'prime gcd divisor modular modulo remainder diophantine factorial permutation combination number-properties-analyzer'],
    ['Numbers and notation', 'radix base roman scientific rounding significant big complex constant long sum'],
    ['Logic and sets', 'boolean truth set'],
  ],
  finance: [
    ['Loans and homes', 'loan mortgage amortization refinance rent rental home lease apr credit debt affordability'],
    ['Saving and retirement', 'interest savings retirement 401k fire annuity inflation rule'],
    [
      'Investments',
      'stock bond dividend sharpe irr xirr mirr npv xnpv roi cagr capm dcf wacc drawdown option black implied kelly treasury position pip capital payback',
    ],
    ['Prices and pay', 'tip discount vat unit invoice salary overtime commission expense tax proration currency'],
    ['Business', 'margin break ratio dupont inventory eoq reorder depreciation altman cash'],
  ],
  datetime: [
    ['Dates', 'date age days weekday week leap quarter year month countdown'],
    ['Times and durations', 'duration time-card-calculator time-rounder time-difference-calculator time-format-converter hours eta'],
    ['Time zones', 'zone dst meeting'],
    ['Timestamps and formats', 'timestamp julian excel discord relative'],
    ['Calendars and holidays', 'calendar ics rrule holidays easter'],
    ['Sun, moon and sky', 'sun sunrise solar moon sidereal equinox prayer zodiac'],
  ],
  identifiers: [
    ['Banks and payments', 'bank bic iban credit routing payment'],
    ['Securities and companies', 'cusip figi isin lei sedol tax vat'],
    ['Books, music and papers', 'isbn ismn issn isrc isni doi orcid'],
    ['Goods and vehicles', 'gs1 gtin vin container tracking cas'],
    ['People and devices', 'national ssn npi dea mrz imei iccid'],
    ['Contacts and addresses', 'phone email postal domain url'],
    ['Countries, currencies and languages', 'country currency language subdivision'],
  ],
  color: [
    ['Convert and name', 'converter color-name-finder extractor'],
    ['Contrast and vision', 'contrast apca blindness accessible difference'],
    ['Palettes and mixing', 'palette mixer blender shades gradient adjuster sorter random code'],
    ['CSS and screens', 'css border box bezier glassmorphism type aspect ppi print ratio'],
  ],
  generators: [
    ['QR codes and bar codes', 'qr barcode vcard'],
    ['Test data', 'fake mock random-address-generator random-name-generator random-date-generator lorem username placeholder regex'],
    ['Random choices and games', 'random dice lottery list-randomizer picker team secret playing bingo maze sudoku word tournament round'],
    ['Pictures and charts', 'svg avatar identicon chart sparkline ascii'],
  ],
  everyday: [
    ['Units and sizes', 'unit height feet shoe clothing ring bra paper tv dimensional planet'],
    ['Kitchen and garden', 'cooking recipe oven bakers coffee abv pizza plant landscape'],
    ['Cars, bikes and travel', 'fuel ev tire engine horsepower speed stopping bike gear'],
    ['Building and renovating', 'paint tile wallpaper flooring concrete brick roofing fence stair drywall deck board square rebar equal metal tank u'],
    ['Energy and climate', 'electricity solar air carbon'],
    ['Maps and coordinates', 'geo destination gps coordinate geohash plus maidenhead'],
    ['School', 'gpa final weighted test attendance german'],
    ['Photography, video and storage', 'depth exposure time video raid'],
    ['Pets, sports and hobbies', 'pet animal golf knitting'],
  ],
  health: [
    ['Body', 'bmi child ideal body skinfold lean ffmi waist'],
    ['Energy and food', 'bmr tdee macro calories water protein'],
    ['Training', 'exercise steps heart vo2max one powerlifting running race'],
    ['Pregnancy and growth', 'pregnancy ovulation apgar'],
    ['Alcohol, smoking and sleep', 'bac alcohol smoking sleep'],
    ['Laboratory', 'egfr creatinine corrected anion osmolality ldl a1c homa aa lab'],
    ['Clinical scores', 'meld fib glasgow cha2ds2 has wells curb news2 ascvd phq gad blood qtc visual'],
    ['Medicines and fluids', 'iv medication maintenance corticosteroid'],
  ],
  statistics: [
    ['Describe data', 'descriptive mean weighted quartile percentile deviation score normalizer outlier histogram frequency grouped rank moving gini'],
    ['Correlation and regression', 'correlation autocorrelation regression curve'],
    ['Models and agreement', 'error confusion roc cronbach cohens'],
    ['Intervals and sample sizes', 'confidence size margin'],
    ['Tests', 'test anova kruskal wallis wilcoxon fit multiple effect odds-ratio-calculator'],
    ['Distributions', 'normal-distribution-calculator t chi f exponential binomial poisson geometric hypergeometric p critical'],
    ['Probability and games', 'probability bayes odds expected dice elo entropy'],
  ],
  science: [
    [
      'Motion and forces',
      'kinematics projectile free-fall-calculator terminal force work kinetic potential momentum collision torque centripetal pendulum spring inclined',
    ],
    ['Fluids and pressure', 'density pressure hydrostatic buoyancy reynolds'],
    ['Waves, sound and light', 'wave doppler decibel sound lens snells photon'],
    ['Heat and gases', 'gas-law-calculator ideal combined heat thermal carnot blackbody'],
    ['Modern physics and constants', 'half relativity coulombs constant'],
    ['Chemistry', 'molar chemical stoichiometry empirical periodic electron molarity dilution ph buffer nernst gibbs arrhenius beer concentration'],
    ['Biology', 'dna gc primer protein nucleic punnett hardy'],
    [
      'Electronics',
      'ohms resistor smd capacitor series divider led rc filter rlc reactance 555 op wire voltage pcb battery transformer three dbm antenna link',
    ],
    ['Weather and atmosphere', 'wind index dew air atmosphere beaufort'],
    ['Astronomy', 'gravitational orbit stellar telescope schwarzschild'],
  ],
  language: [
    ['Recognise and measure', 'detector readability syllable diversity reading typing token sentiment'],
    ['Words and their forms', 'stemmer lemmatizer pluralizer article stop hyphenator spell unscrambler anagram pig plural-rules-checker'],
    ['Numbers and lists', 'number-to-words-converter words-to-number-converter list'],
    ['Other scripts', 'transliterator pinyin romaji hangul phonetic'],
    ['Compare and find', 'distance similarity fuzzy'],
    ['Whole texts', 'keyword ngram summarizer segmenter concordance tag'],
  ],
  documents: [
    [
      'PDF files',
      'pdf-merger pdf-splitter pdf-page-organizer pdf-compressor pdf-watermarker pdf-page-numberer pdf-encryptor pdf-decryptor pdf-repairer pdf-metadata-editor pdf-form-filler images-to-pdf-converter markdown-to-pdf-converter',
    ],
    ['What PDF files hold', 'pdf-inspector pdf-text-extractor pdf-image-extractor pdf-form-reader pdf-attachment-extractor pdf-signature-checker'],
    ['Word and other texts', 'docx odt rtf'],
    ['Spreadsheets and data', 'spreadsheet xlsx parquet avro sqlite'],
    ['Slides, books, mail and sound', 'pptx epub mbox msg audio'],
  ],
  image: [
    ['Change', 'resizer cropper rotator filter watermarker border replacer splitter merger'],
    ['Convert and compress', 'converter compressor svg-to-png-converter favicon'],
    ['Look into', 'information exif metadata color histogram hash comparer plane channel'],
    ['Animations', 'gif animated'],
    ['Codes and placeholders', 'qr blurhash thumbhash ascii'],
  ],
};

/** The tools of a category under headings, by name; those that stand under none come last, and where nearly all do there is one group without a heading. */
export function groupsOf(category: Category, tools: readonly ToolCard[]): { title: string | undefined; tools: ToolCard[] }[] {
  const groups = new Map<string, ToolCard[]>((GROUPS[category] ?? []).map(([title]) => [title, []]));
  const others: ToolCard[] = [];
  for (const tool of [...tools].sort(byName)) (groups.get(headingOf(category, tool.slug) ?? '') ?? others).push(tool);
  const found = [...groups]
    .filter(([, within]) => within.length > 0)
    .map(([title, within]): { title: string | undefined; tools: ToolCard[] } => ({ title, tools: within }));
  if (others.length > 0) found.push({ title: found.length > 0 ? OTHERS : undefined, tools: others });
  return found;
}

function headingOf(category: Category, slug: string): string | undefined {
  const parts = new Set([slug, ...slug.split('-')]);
  return GROUPS[category]?.find(([, words]) => words.split(' ').some((word) => parts.has(word)))?.[0];
}

let order: Intl.Collator | undefined;

function byName(one: ToolCard, other: ToolCard): number {
  // Made when a page asks for it, as it would take a start longer than most of what it loads.
  order ??= new Intl.Collator('en', { ignorePunctuation: true, numeric: true });
  return order.compare(one.name, other.name);
}
