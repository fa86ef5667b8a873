export const TONES = ['mark', 'number', 'none'] as const;

const TONE_TYPES = { mark: 'symbol', number: 'num', none: 'none' } as const;

const LETTER_OR_DIGIT = /^[\p{L}\p{M}\p{Nd}]$/u;

/**
 * The Hanyu Pinyin of the Chinese characters of a text; all else stays.
 * @param separator what stands between syllables, and between a syllable and a letter or digit
 */
export async function pinyinOf(text: string, tone: (typeof TONES)[number], separator: string): Promise<{ text: string; syllables: string[] }> {
  const { pinyin } = await import('pinyin-pro');
  const characters = Array.from(text);
  const readings = pinyin(text, { type: 'array', toneType: TONE_TYPES[tone], toneSandhi: false, v: false, surname: 'off' });
  const syllables: string[] = [];
  let written = '';
  /** Whether a separator goes before a syllable, or before a letter or digit. */
  let [beforeSyllable, beforeLetter] = [false, false];
  for (const [place, character] of characters.entries()) {
    const reading = readings[place];
    if (reading !== undefined && reading !== character && /\p{Script=Han}/u.test(character)) {
      written += (beforeSyllable ? separator : '') + reading;
      syllables.push(reading);
      [beforeSyllable, beforeLetter] = [true, true];
    } else {
      const isLetter = LETTER_OR_DIGIT.test(character);
      written += (isLetter && beforeLetter ? separator : '') + character;
      [beforeSyllable, beforeLetter] = [isLetter, false];
    }
  }
  return { text: written, syllables };
}
