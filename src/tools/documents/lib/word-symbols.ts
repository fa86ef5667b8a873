// What w:sym and fonts of symbols write, by the encoding vector of Adobe's Symbol and the places of Wingdings that documents use.

const SYMBOL_LOW = ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const SYMBOL_HIGH = '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪\uf8ff〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭';

const WINGDINGS: Readonly<Record<number, string>> = {
  32: ' ',
  40: '🕿',
  42: '🖂',
  54: '⌛',
  74: '☺',
  75: '😐',
  76: '☹',
  108: '●',
  109: '🞆',
  110: '■',
  111: '□',
  113: '❑',
  114: '❒',
  117: '⬥',
  118: '❖',
  159: '•',
  167: '▪',
  168: '◻',
  171: '★',
  216: '⮚',
  223: '🡠',
  224: '🡢',
  225: '🡡',
  226: '🡣',
  239: '⇦',
  240: '⇨',
  243: '⬄',
  251: '🗶',
  252: '🗸',
  253: '🗷',
  254: '🗹',
};

/** The character of a symbol; undefined where it is not known. @param char hex digits of w:char, with or without the F000 of the private use area */
export function symbolOf(font: string, char: string): string | undefined {
  const code = /^[0-9a-f]{1,6}$/i.test(char) ? Number.parseInt(char, 16) : Number.NaN;
  const place = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  const name = font.trim().toLowerCase();
  if (name === 'symbol') return (place < 0x80 ? SYMBOL_LOW[place - 0x20] : SYMBOL_HIGH[place - 0xa0]) || undefined;
  if (name === 'wingdings') return WINGDINGS[place];
  const isCharacter = place === code && code >= 0x20 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xf8ff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
