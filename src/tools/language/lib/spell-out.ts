// Whole numbers in words, as CLDR's spell-out rules (spellout-numbering) write them, without their soft hyphens.

/** Languages other than English. */
export const SPELL_OUT_LANGUAGES = ['de', 'es', 'fr', 'it', 'pl', 'pt', 'ru', 'tr'] as const;

export type SpellOutLanguage = (typeof SPELL_OUT_LANGUAGES)[number];

interface Language {
  zero: string;
  minus: string;
  /** From 1 to 999, with what differs before a noun of thousands or millions. */
  small(value: number): string;
  /** A group of three digits with the name of its power of a thousand, from 1. */
  group(value: number, power: number): string;
  /** Parts from the greatest to the least as one text, by default with spaces between them. */
  join?(parts: readonly Part[]): string;
}

interface Part {
  words: string;
  value: number;
  power: number;
}

const list = (words: string): string[] => words.split(' ');
const spaced = (parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ');
const hundredsOf = (value: number): number => Math.floor(value / 100);
const tensOf = (value: number): number => Math.floor((value % 100) / 10);

/** The form of a Slavic noun after a number: of one, of two to four, of the others. */
function slavicForm(value: number, one: (value: number) => boolean): 0 | 1 | 2 {
  if (one(value)) return 0;
  return value % 10 >= 2 && value % 10 <= 4 && tensOf(value) !== 1 ? 1 : 2;
}

const GERMAN = list(
  '_ eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn _ _ zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
);
const GERMAN_NOUNS = list('_ _ Million Milliarde Billion');

/** @param one how a 1 at the end is written: eins, ein before tausend, eine before a million */
function german(value: number, one: string): string {
  const unit = (digit: number, last: string): string => (digit === 1 ? last : (GERMAN[digit] ?? ''));
  const hundreds = hundredsOf(value) > 0 ? `${unit(hundredsOf(value), 'ein')}hundert` : '';
  const rest = value % 100;
  if (rest === 0) return hundreds;
  if (rest < 20) return hundreds + unit(rest, one);
  return `${hundreds}${rest % 10 > 0 ? `${unit(rest % 10, 'ein')}und` : ''}${GERMAN[20 + tensOf(value)]}`;
}

const SPANISH = list(
  '_ uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
);
const SPANISH_TENS = list('_ _ _ treinta cuarenta cincuenta sesenta setenta ochenta noventa');
const SPANISH_HUNDREDS = list('_ ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos');

function spanish(value: number): string {
  if (value === 100) return 'cien';
  const rest = value % 100;
  const tens = rest < 30 ? (rest > 0 ? SPANISH[rest] : '') : `${SPANISH_TENS[tensOf(value)]}${rest % 10 > 0 ? ` y ${SPANISH[rest % 10]}` : ''}`;
  return spaced([hundredsOf(value) > 0 ? SPANISH_HUNDREDS[hundredsOf(value)] : '', tens]);
}

/** Uno loses its ending before mil and millones. */
const spanishBeforeNoun = (value: number): string =>
  spanish(value)
    .replace(/veintiuno$/, 'veintiún')
    .replace(/uno$/, 'un');

/** Below a million. */
const spanishThousands = (value: number, last: (value: number) => string): string =>
  spaced([value >= 2000 ? `${spanishBeforeNoun(Math.floor(value / 1000))} mil` : value >= 1000 ? 'mil' : '', value % 1000 > 0 ? last(value % 1000) : '']);

const FRENCH = list('_ un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf');
const FRENCH_TENS = list('_ _ vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt');
const FRENCH_NOUNS = list('_ _ million milliard billion');

function french(value: number): string {
  const hundreds = hundredsOf(value) > 1 ? `${FRENCH[hundredsOf(value)]} cent${value % 100 === 0 ? 's' : ''}` : hundredsOf(value) === 1 ? 'cent' : '';
  return spaced([hundreds, value % 100 > 0 ? frenchTens(value % 100) : '']);
}

function frenchTens(value: number): string {
  if (value < 20) return FRENCH[value] ?? '';
  if (value === 80) return 'quatre-vingts';
  const tens = Math.floor(value / 10);
  // From 60 on, twenties are counted.
  const rest = value - (tens === 7 || tens === 9 ? tens - 1 : tens) * 10;
  if (rest === 0) return FRENCH_TENS[tens] ?? '';
  const linked = tens < 8 && (rest === 1 || rest === 11) ? '-et-' : '-';
  return `${FRENCH_TENS[tens]}${linked}${FRENCH[rest]}`;
}

const ITALIAN = list(
  '_ uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
);
const ITALIAN_TENS = list('_ _ venti trenta quaranta cinquanta sessanta settanta ottanta novanta');
const ITALIAN_NOUNS = [[], [], ['milione', 'milioni'], ['miliardo', 'miliardi'], ['bilione', 'bilioni']] as const;

function italian(value: number): string {
  const rest = value % 100;
  const unit = rest % 10;
  const tens =
    rest < 20
      ? rest > 0
        ? (ITALIAN[rest] ?? '')
        : ''
      : `${(ITALIAN_TENS[tensOf(value)] ?? '').slice(0, unit === 1 || unit === 8 ? -1 : undefined)}${unit > 0 ? ITALIAN[unit] : ''}`;
  const hundreds = hundredsOf(value) > 1 ? `${ITALIAN[hundredsOf(value)]}cento` : hundredsOf(value) === 1 ? 'cento' : '';
  // Cento loses its ending before another o-, as in centotto and centottanta.
  return (/^ott/.test(tens) ? hundreds.slice(0, -1) : hundreds) + tens;
}

/** Tre has an accent at the end of a longer word. */
const accented = (word: string): string => (word === 'tre' ? word : word.replace(/tre$/, 'tré'));

const POLISH = list(
  '_ jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
);
const POLISH_TENS = list('_ _ dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt');
const POLISH_HUNDREDS = list('_ sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset');
const POLISH_NOUNS = [
  [],
  ['tysiąc', 'tysiące', 'tysięcy'],
  ['milion', 'miliony', 'milionów'],
  ['miliard', 'miliardy', 'miliardów'],
  ['bilion', 'biliony', 'bilionów'],
] as const;

const PORTUGUESE = list('_ um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove');
const PORTUGUESE_TENS = list('_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
const PORTUGUESE_HUNDREDS = list('_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos');
const PORTUGUESE_NOUNS = [[], [], ['milhão', 'milhões'], ['bilhão', 'bilhões'], ['trilhão', 'trilhões']] as const;

const RUSSIAN = list(
  '_ один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
);
const RUSSIAN_TENS = list('_ _ двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто');
const RUSSIAN_HUNDREDS = list('_ сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот');
const RUSSIAN_NOUNS = [
  [],
  ['тысяча', 'тысячи', 'тысяч'],
  ['миллион', 'миллиона', 'миллионов'],
  ['миллиард', 'миллиарда', 'миллиардов'],
  ['триллион', 'триллиона', 'триллионов'],
] as const;

const TURKISH = list('_ bir iki üç dört beş altı yedi sekiz dokuz');
const TURKISH_TENS = list('_ on yirmi otuz kırk elli altmış yetmiş seksen doksan');
const TURKISH_NOUNS = list('_ bin milyon milyar trilyon');

/** Hundreds, tens and units side by side, units up to 19 in one word. */
function inARow(value: number, units: readonly string[], tens: readonly string[], hundreds: readonly string[], link = ' '): string {
  const rest = value % 100;
  const below = rest < units.length ? [rest > 0 ? units[rest] : ''] : [tens[tensOf(value)], rest % 10 > 0 ? units[rest % 10] : ''];
  return [hundredsOf(value) > 0 ? hundreds[hundredsOf(value)] : '', ...below].filter((part) => part !== '').join(link);
}

const polish = (value: number): string => inARow(value, POLISH, POLISH_TENS, POLISH_HUNDREDS);
const russian = (value: number): string => inARow(value, RUSSIAN, RUSSIAN_TENS, RUSSIAN_HUNDREDS);
const portuguese = (value: number): string => (value === 100 ? 'cem' : inARow(value, PORTUGUESE, PORTUGUESE_TENS, PORTUGUESE_HUNDREDS, ' e '));

function turkish(value: number): string {
  const hundreds = hundredsOf(value) > 1 ? `${TURKISH[hundredsOf(value)]} yüz` : hundredsOf(value) === 1 ? 'yüz' : '';
  return spaced([hundreds, tensOf(value) > 0 ? TURKISH_TENS[tensOf(value)] : '', value % 10 > 0 ? TURKISH[value % 10] : '']);
}

const LANGUAGES: Readonly<Record<SpellOutLanguage, Language>> = {
  de: {
    zero: 'null',
    minus: 'minus',
    small: (value) => german(value, 'eins'),
    group: (value, power) =>
      power === 1
        ? `${german(value, 'ein')}tausend`
        : `${german(value, 'eine')} ${GERMAN_NOUNS[power]}${value > 1 ? ((GERMAN_NOUNS[power] ?? '').endsWith('e') ? 'n' : 'en') : ''}`,
    join: (parts) => parts.map(({ words, power }, index) => words + (index === parts.length - 1 || power === 1 ? '' : ' ')).join(''),
  },
  es: {
    zero: 'cero',
    minus: 'menos',
    small: spanish,
    group: (value) => spanishBeforeNoun(value),
    // Numbers are read in millions: mil millones, un billón.
    join: (parts) => {
      const valueAt = (power: number): number => parts.find((part) => part.power === power)?.value ?? 0;
      const noun = (value: number, one: string, many: string): string =>
        value === 1 ? `un ${one}` : value > 0 ? `${spanishThousands(value, spanishBeforeNoun)} ${many}` : '';
      return spaced([
        noun(valueAt(4), 'billón', 'billones'),
        noun(1000 * valueAt(3) + valueAt(2), 'millón', 'millones'),
        spanishThousands(1000 * valueAt(1) + valueAt(0), spanish),
      ]);
    },
  },
  fr: {
    zero: 'zéro',
    minus: 'moins',
    small: french,
    group: (value, power) =>
      power === 1
        ? value === 1
          ? 'mille'
          : `${french(value).replace(/(?<=cent|vingt)s$/, '')} mille`
        : `${french(value)} ${FRENCH_NOUNS[power]}${value > 1 ? 's' : ''}`,
  },
  it: {
    zero: 'zero',
    minus: 'meno',
    small: italian,
    group: (value, power) => {
      // Before nouns, uno and the accent of tré are lost below a hundred, in CLDR not above.
      const shortened = value < 100 ? italian(value).replace(/uno$/, 'un') : italian(value);
      if (power > 1) return `${accented(shortened)} ${ITALIAN_NOUNS[power]?.[value === 1 ? 0 : 1]}`;
      return value === 1 ? 'mille' : `${value > 100 && value % 100 > 3 ? accented(shortened) : shortened}mila`;
    },
    join: (parts) => {
      const words = parts.filter(({ power }) => power > 1).map((part) => part.words);
      return spaced([
        ...words,
        accented(
          parts
            .filter(({ power }) => power < 2)
            .map((part) => part.words)
            .join(''),
        ),
      ]);
    },
  },
  pl: {
    zero: 'zero',
    minus: 'minus',
    small: polish,
    group: (value, power) => spaced([value === 1 ? '' : polish(value), POLISH_NOUNS[power]?.[slavicForm(value, (number) => number === 1)]]),
  },
  pt: {
    zero: 'zero',
    minus: 'menos',
    small: portuguese,
    group: (value, power) =>
      power === 1 ? spaced([value === 1 ? '' : portuguese(value), 'mil']) : `${portuguese(value)} ${PORTUGUESE_NOUNS[power]?.[value === 1 ? 0 : 1]}`,
    // E stands before a last part that is below a hundred or whole hundreds.
    join: (parts) =>
      parts
        .map(({ words, value }, index) => (index === 0 ? '' : index === parts.length - 1 && (value < 100 || value % 100 === 0) ? ' e ' : ' ') + words)
        .join(''),
  },
  ru: {
    zero: 'ноль',
    minus: 'минус',
    small: russian,
    group: (value, power) => {
      const words = power === 1 ? russian(value).replace(/один$/, 'одна').replace(/два$/, 'две') : russian(value);
      return `${words} ${RUSSIAN_NOUNS[power]?.[slavicForm(value, (number) => number % 10 === 1 && tensOf(number) !== 1)]}`;
    },
  },
  tr: {
    zero: 'sıfır',
    minus: 'eksi',
    small: turkish,
    group: (value, power) => spaced([power === 1 && value === 1 ? '' : turkish(value), TURKISH_NOUNS[power]]),
  },
};

/**
 * A whole number in words.
 * @param digits 1 to 15 decimal digits
 */
export function spelledOut(digits: string, negative: boolean, language: SpellOutLanguage): string {
  const { zero, minus, small, group, join } = LANGUAGES[language];
  const parts: Part[] = [];
  for (let end = digits.length, power = 0; end > 0; end -= 3, power++) {
    const value = Number(digits.slice(Math.max(0, end - 3), end));
    if (value > 0) parts.unshift({ value, power, words: power === 0 ? small(value) : group(value, power) });
  }
  if (parts.length === 0) return zero;
  const words = join?.(parts) ?? spaced(parts.map((part) => part.words));
  return negative ? `${minus} ${words}` : words;
}
