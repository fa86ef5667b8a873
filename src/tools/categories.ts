/** The categories of the catalogue, in the order in which they are shown: the folder's name, the title, one line on what is there, the tools to show first, and what the page of each of its tools should say. */
export const categories = [
  {
    name: 'text',
    title: 'Text',
    summary: 'Count, compare, clean, sort and rewrite text.',
    first: ['word-counter', 'case-converter', 'text-diff', 'duplicate-line-remover'],
  },
  {
    name: 'language',
    title: 'Language',
    summary: 'Readability, spelling, stemming, transliteration, numbers in words, and what a text is about.',
    first: ['readability-score-calculator', 'language-detector', 'number-to-words-converter', 'spell-checker'],
  },
  {
    name: 'data',
    title: 'Data formats',
    summary: 'Format, check, query and convert JSON, CSV, YAML, TOML, XML and binary formats.',
    first: ['json-formatter', 'json-to-csv-converter', 'csv-to-json-converter', 'json-diff'],
  },
  {
    name: 'encoding',
    title: 'Encoding',
    summary: 'Base64, percent-encoding, character sets, ciphers of old, and their way back.',
    first: ['base64-encoder', 'url-encoder', 'html-entity-encoder', 'text-to-binary-converter'],
  },
  {
    name: 'archives',
    title: 'Archives',
    summary: 'Pack and unpack ZIP, tar, 7z and other archives; compress, split, compare, patch and check files.',
    first: ['zip-extractor', 'zip-creator', 'archive-extractor', 'file-hasher'],
  },
  {
    name: 'developer',
    title: 'Developer',
    summary: 'Regular expressions, cron, versions, Markdown, minifiers and formatters for code.',
    first: ['regex-tester', 'cron-expression-parser', 'markdown-to-html-converter', 'javascript-minifier'],
  },
  {
    name: 'crypto',
    title: 'Cryptography',
    summary: 'Hashes, passwords, tokens, identifiers, keys, certificates and ciphers.',
    first: ['hash-generator', 'password-generator', 'uuid-generator', 'jwt-decoder'],
  },
  {
    name: 'network',
    title: 'Network',
    summary: 'Addresses, subnets, URLs, HTTP headers, DNS records and mail.',
    first: ['ipv4-subnet-calculator', 'url-parser', 'user-agent-parser', 'http-status-lookup'],
  },
  {
    name: 'web',
    title: 'Web',
    summary: 'Meta tags, structured data, sitemaps, feeds and figures for advertising.',
    first: ['meta-tag-generator', 'utm-url-builder', 'robots-txt-generator', 'open-graph-generator'],
  },
  {
    name: 'math',
    title: 'Mathematics',
    summary: 'Arithmetic, fractions, algebra, calculus, matrices, geometry and number theory.',
    first: ['percentage-calculator', 'big-number-calculator', 'fraction-calculator', 'quadratic-equation-solver'],
  },
  {
    name: 'statistics',
    title: 'Statistics',
    summary: 'Averages, distributions, tests, confidence intervals, regressions and probability.',
    first: ['descriptive-statistics-calculator', 'standard-deviation-calculator', 't-test-calculator', 'linear-regression-calculator'],
  },
  {
    name: 'science',
    title: 'Science',
    summary: 'Physics, chemistry, biology, electronics, weather and astronomy, by the formulas of textbooks and standards.',
    first: ['molar-mass-calculator', 'ohms-law-calculator', 'resistor-color-code-calculator', 'half-life-calculator'],
  },
  {
    name: 'finance',
    title: 'Finance',
    summary: 'Loans, savings, taxes, prices, investments and business figures, in exact decimals.',
    first: ['loan-calculator', 'mortgage-calculator', 'compound-interest-calculator', 'tip-calculator'],
  },
  {
    name: 'datetime',
    title: 'Dates and times',
    summary: 'Ages, differences, time zones, calendars, holidays, sun and moon.',
    first: ['age-calculator', 'date-difference-calculator', 'time-zone-converter', 'unix-timestamp-converter'],
  },
  {
    name: 'everyday',
    title: 'Everyday',
    summary: 'Units, cooking, driving, building, sizes, maps, school, photography and hobbies.',
    first: ['unit-converter', 'cooking-converter', 'fuel-cost-calculator', 'gpa-calculator'],
  },
  {
    name: 'health',
    title: 'Health',
    summary: 'Body, food, training, pregnancy, laboratory values and clinical scores, by published formulas.',
    note: 'For information only, not medical advice: ask a doctor about what a result means for you.',
    first: ['bmi-calculator', 'bmr-calculator', 'running-pace-calculator', 'pregnancy-due-date-calculator'],
  },
  {
    name: 'identifiers',
    title: 'Identifiers',
    summary: 'Check and format IBANs, card numbers, VAT and tax numbers, book and article numbers, country and currency codes.',
    first: ['iban-validator', 'credit-card-validator', 'isbn-validator', 'country-lookup'],
  },
  {
    name: 'color',
    title: 'Colour',
    summary: 'Convert, mix, compare and check colours; palettes and gradients.',
    first: ['color-converter', 'color-contrast-checker', 'color-palette-generator', 'color-mixer'],
  },
  {
    name: 'image',
    title: 'Images',
    summary: 'Resize, crop, convert, compress, compare and read pictures.',
    first: ['image-resizer', 'image-converter', 'image-compressor', 'qr-code-reader'],
  },
  {
    name: 'documents',
    title: 'Documents',
    summary: 'Merge, split, protect, repair and read PDF files; read and write Word documents, slides and e-books.',
    first: ['pdf-merger', 'pdf-splitter', 'pdf-compressor', 'pdf-text-extractor'],
  },
  {
    name: 'generators',
    title: 'Generators',
    summary: 'QR codes, bar codes, placeholder text, test data, random numbers and small charts.',
    first: ['qr-code-generator', 'lorem-ipsum-generator', 'fake-data-generator', 'random-number-generator'],
  },
] as const;

export type Category = (typeof categories)[number]['name'];
