// Syllables of English words by their spelling, for words that no list has.

/** A consonant between which and a final e an l is a syllable of its own: ta-ble. */
const BEFORE_L = '[bcdfgkptsz]';
/** What follows an e that is silent as it was at the end of the first part: safe-ty, care-ful, home-work. */
const SECOND_PARTS =
  '(?:ly|less|ful|ness|ment|fully|lessly|some|ward|wards|times?|works?|where|things?|body|m[ae]n|lands?|keepers?|boards?|houses?|lines?|ports?|points?|ways?|shirts?|birds?|yards?|balls?|holders?|walks?|sakes?|lights?|like|wife|wood|stones?|town|well|back|room|proof|fighters?|place|plates?|paste|print|books?|bread|hold|ty)$';

/** Rewrites a word so that each run of vowels is a syllable, but for those of `TWICE`. */
const SIMPLER: readonly [pattern: RegExp, replacement: string][] = [
  [/(?<=^|[^aeiou])ie[ds]$/, 'y'],
  [new RegExp(`(${BEFORE_L})le[ds]?$`), '$1el'],
  [/([dt])ed$/, '$1id'],
  [/(?<=[aeiouy].*[^aeiouy]|[aeiouy]{2}|[aoy]w)ed$/, ''],
  [/((?:[sxz]|[cs]h|[cg]))es$/, '$1is'],
  [/(?<=[aeiouy].*)([^aeiouy])es$/, '$1'],
  [new RegExp(`(?<=[aeiouy](?!${BEFORE_L}l)[^aeiouy]{1,2})e(?=${SECOND_PARTS})`), ''],
  [
    /^(ev)e(?=ry)|^(anti|bar|bas|cas|car|cav|chees|cod|eagl|fac|fir|for|gam|gat|grav|hair|her|hom|hors|hous|ic|jok|juk|knif|lak|lif|lin|liv|lov|mak|mic|min|mor|mous|nam|nin|nos|not|on|pac|pip|plat|pol|rac|rid|rop|saf|scap|scor|shar|shor|sid|smok|snak|som|spac|stag|stak|stat|ston|stov|strik|suit|tak|tap|tast|ther|tim|tir|trad|tradd|trib|tub|typ|vic|wav|wher|whit|whol|wid|wif|win|wir|wis|wolv)e(?=[^aeiourslntydmxc]|ma|sha|li[fnk]|cl|cr|c[ao]|la[nb]|ni|st|sp|sm|me$|mak|me?n$|ta[kl]|t[ou]|tr|ro)/,
    '$1$2',
  ],
  [/ically$/, 'icly'],
  [/ire([ds]?)$/, 'iar$1'],
  [/(?<=[aeiouy].*)([^aeiouy])e$/, '$1'],
  [/(?<=[aeiouygq])ues?$/, ''],
  [/eaux?$|eau/, 'o'],
  [/ieu/g, 'u'],
  [/eye/g, 'ai'],
  [/qu/g, 'kw'],
  [/gu(?=[aei])/g, 'g'],
  [/y(?=[aeou])/g, 'j'],
  [/([cg])e(?=ou|on|an)/g, '$1'],
  [/(?:[stcxg]|sh)i(?=on|ou)/g, 'sh'],
  [/[ct]i(?=a[ln]|en[ct])/g, 'sh'],
  [/[sg]i(?=an?s?$)/g, 'sh'],
  [/(?<=[aeiouy].*)([ln])i(?=on|an?s?$|ar|or|us)/g, '$1'],
  [/(?<=l)li(?=an|on|ar)/g, ''],
];

/** Neighbouring vowels that are sounded apart, and syllables without a vowel. */
const TWICE =
  /i[ao](?!u)|iu|eo(?!u)|ua(?!r?d)|ue[nlt]|uo|oe[mt]|[eouaiy]ing|iet|yi[ns]|[^aeiou]iers?$|[^aeiou]iest|uity|ruin|[fr]uid|uici|[nt]ui|[st]hms?$|sms?$|[aeiou]{3}|[aeiouy].*eas?$|^crea|^re(?:a[cs]s|alig|alloc|app|arm|arr|adj|adm|aff|aw|e[lmntv]|es?t|in|im|ig|is|ite|op|or[gid]|un|us)|oa[^aeiou]*[aeiou]$|^mc|^mac[^aeiouykhe]/g;

/** Longer than any word: of these only the runs of vowels are counted, since the rules look far back. */
const MAX_LETTERS = 60;

/** Syllables of a word of the letters a to z, from its spelling alone. */
export function syllablesBySpelling(word: string): number {
  if (word.length > MAX_LETTERS) return Math.max(1, word.match(/[aeiouy]+/g)?.length ?? 0);
  let simpler = word;
  for (const [pattern, replacement] of SIMPLER) simpler = simpler.replace(pattern, replacement);
  const runs = simpler.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, runs + (simpler.match(TWICE)?.length ?? 0));
}
