/** Kinds of subdivisions by country (ISO 3166-2): the kind of most, and those that differ. */
const CATEGORIES: Record<string, { most: string; others?: Record<string, string> }> = {
  AR: { most: 'Province', others: { City: 'C' } },
  AT: { most: 'State' },
  AU: { most: 'State', others: { Territory: 'ACT NT' } },
  BR: { most: 'State', others: { 'Federal district': 'DF' } },
  CA: { most: 'Province', others: { Territory: 'NT NU YT' } },
  CH: { most: 'Canton' },
  DE: { most: 'Land' },
  IN: { most: 'State', others: { 'Union territory': 'AN CH DH DL JK LA LD PY' } },
  JP: { most: 'Prefecture' },
  MX: { most: 'State', others: { 'Federal entity': 'CMX' } },
  MY: { most: 'State', others: { 'Federal territory': '14 15 16' } },
  NG: { most: 'State', others: { 'Capital territory': 'FC' } },
  PL: { most: 'Voivodship' },
  SE: { most: 'County' },
  TR: { most: 'Province' },
  UA: { most: 'Region', others: { City: '30 40', Republic: '43' } },
  US: { most: 'State', others: { District: 'DC', 'Outlying area': 'AS GU MP PR UM VI' } },
  VE: { most: 'State', others: { 'Capital district': 'A', 'Federal dependency': 'W' } },
  ZA: { most: 'Province' },
};

/** The kind of a subdivision, where it is known. @param code such as US-CA */
export function categoryOf(code: string): string | undefined {
  const [country = '', part = ''] = code.split('-');
  const known = Object.hasOwn(CATEGORIES, country) ? CATEGORIES[country] : undefined;
  const other = Object.entries(known?.others ?? {}).find(([, parts]) => parts.split(' ').includes(part));
  return other?.[0] ?? known?.most;
}
