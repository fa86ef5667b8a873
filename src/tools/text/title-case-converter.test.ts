import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './title-case-converter.ts';

describe('title-case-converter', () => {
  it.each([
    ['ap', '', ''],
    ['ap', 'the end of', 'The End Of'],
    ['apa', 'the end of', 'The End of'],
    ['chicago', 'a river runs through it', 'A River Runs through It'],
    ['ap', 'a river runs through it', 'A River Runs Through It'],
    ['ap', 'THE WORLD OF NASA', 'The World of Nasa'],
    ['ap', 'the world OF NASA and the iPad', 'The World OF NASA and the iPad'],
    ['ap', 'state-of-the-art design', 'State-of-the-Art Design'],
    ['ap', 'what? an “if” — “of mice” and men', 'What? An “if” — “Of Mice” and Men'],
    ['chicago', 'gone with the wind: to be or not', 'Gone with the Wind: To Be or Not'],
    ['ap', "o'neil's 21st-century éclair", "O'neil's 21st-Century Éclair"],
    ['ap', 'one two\r\nof all\r\n', 'One Two\r\nOf All\r\n'],
    ['chicago', 'as if', 'As If'],
  ])('%s: %j', async (style, text, result) => {
    expect((await run(tool, { text, style })).text).toBe(result);
  });
});
