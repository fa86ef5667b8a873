// Corrections of the library pluralize.

/** Both singular and plural, beyond those that the library has. */
export const UNCOUNTABLE = (
  'furniture luggage baggage knowledge jewelry jewellery offspring spacecraft hovercraft watercraft hertz golf rubbish clothes trousers jeans pajamas pyjamas tweezers tights ' +
  'binoculars thanks means barracks crossroads sunshine underwear laundry mathematics physics politics economics genetics electronics linguistics robotics aerobics gymnastics ' +
  'acoustics optics ethics logistics forensics hydraulics dynamics aerodynamics thermodynamics obstetrics pediatrics semantics phonetics forceps biceps triceps rabies mumps chaos asbestos swiss'
).split(' ');

/** Plurals that the library lacks or gets wrong, from singulars. */
export const PLURAL_RULES: readonly (readonly [pattern: RegExp, plural: string])[] = [
  [/[a-z](?:tz|az)$/i, '$0es'],
  [/(whi|wi|fe|bi)z$/i, '$1zzes'],
  // A ch that sounds like k.
  [/(?:stomach|eunuch|czech|epoch|loch|tech|(?:mon|olig|patri|matri|tetr)arch)$/i, '$0s'],
  // In these, man is no word of its own.
  [/(?:^ger|^ro|^nor|^otto|^sha|^talis|^cay|^cai|^brah|^hu|^mussul|^turco)man$/i, '$0s'],
  [/(?:gul|^oa)f$/i, '$0s'],
  [/ey$/i, '$0s'],
  [/(?:mosquit|embarg|vet|domin|mang|torped|tornad|volcan|carg|her|potat|tomat|ech)o$/i, '$0es'],
  [/virus$/i, '$0es'],
  [/(?:speci|abdo|^o|regi|^hy|^a|^se|^sta|acu|exa)men$|(?:super|^|casa|bossa )nova$/i, '$0s'],
  // The library leaves what ends in a letter beyond ASCII as it is.
  [/[à-ɏ]$/i, '$0s'],
];

/** Singulars with plurals that no rule forms. */
export const IRREGULAR: readonly (readonly [singular: string, plural: string])[] = [
  ['agenda', 'agendas'],
  ['diocese', 'dioceses'],
  ['archdiocese', 'archdioceses'],
  ['larva', 'larvae'],
];

/** Plurals that the library does not take for any. */
export const SINGULAR_RULES: readonly (readonly [pattern: RegExp, singular: string])[] = [
  [/(octop|platyp)i$/i, '$1us'],
  [/((?:speci|abdo|^o|regi|^hy|^a|^se|^sta|acu|exa)men|(?:super|^|casa|bossa )nova)s?$/i, '$1'],
  [/([à-ɏ])s$/i, '$1'],
];
