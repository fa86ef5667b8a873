import { z } from 'zod';
import { defineTool } from '../define.ts';
import { decimalText } from './lib/fields.ts';
import { byteOf, bytesOf } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';

const code = (platform: string) => z.string().describe(`The colour as source code for ${platform}`);

export default defineTool({
  slug: 'color-code-generator',
  name: 'Color Code Generator',
  category: 'color',
  summary: 'Writes a colour as source code for Swift, Kotlin, Flutter, C# and other platforms.',
  description: 'From the hex form of the colour. Fractions are channel / 255 to at most 3 decimals.',
  reference: 'Colour constructors of Android, Jetpack Compose, Flutter, SwiftUI, UIKit, .NET, Java, Unity and GLSL',
  keywords: ['android', 'ios', 'kotlin', 'unity', 'argb', 'opengl', 'java', 'colour', 'vba', 'hex to swift', 'uicolor', 'flutter color'],
  inputs: z.strictObject({ color: colorText('The colour to write as code') }),
  result: z.strictObject({
    android: z.string().describe('Android resource colour: #aarrggbb, alpha first'),
    androidInt: z.int().describe('Android colour integer: signed 32-bit ARGB'),
    compose: code('Jetpack Compose'),
    flutter: code('Flutter'),
    swiftUi: code('SwiftUI'),
    uiColor: code('UIKit (UIColor)'),
    dotNet: code('.NET (System.Drawing)'),
    java: code('Java (java.awt)'),
    unity: code('Unity'),
    opengl: code('OpenGL shaders (GLSL)'),
    integer: z.int().describe('The colour as the number 0xRRGGBB'),
    bgrInteger: z.int().describe('The colour as the number 0xBBGGRR, as Windows COLORREF and VBA have it'),
  }),
  examples: [
    {
      inputs: { color: '#336699' },
      result: {
        android: '#ff336699',
        androidInt: -13408615,
        compose: 'Color(0xFF336699)',
        flutter: 'Color(0xFF336699)',
        swiftUi: 'Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 1)',
        uiColor: 'UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)',
        dotNet: 'Color.FromArgb(255, 51, 102, 153)',
        java: 'new Color(51, 102, 153, 255)',
        unity: 'new Color(0.2f, 0.4f, 0.6f, 1f)',
        opengl: 'vec4(0.2, 0.4, 0.6, 1.0)',
        integer: 3368601,
        bgrInteger: 10053171,
      },
    },
    {
      inputs: { color: 'rgba(255, 0, 128, 0.5)' },
      result: {
        android: '#80ff0080',
        androidInt: -2130771840,
        compose: 'Color(0x80FF0080)',
        flutter: 'Color(0x80FF0080)',
        swiftUi: 'Color(red: 1, green: 0, blue: 0.502, opacity: 0.502)',
        uiColor: 'UIColor(red: 1, green: 0, blue: 0.502, alpha: 0.502)',
        dotNet: 'Color.FromArgb(128, 255, 0, 128)',
        java: 'new Color(255, 0, 128, 128)',
        unity: 'new Color(1f, 0f, 0.502f, 0.502f)',
        opengl: 'vec4(1.0, 0.0, 0.502, 0.502)',
        integer: 16711808,
        bgrInteger: 8388863,
      },
    },
  ],
  run({ color: text }) {
    const color = readColor(text, 'color');
    const [red, green, blue] = bytesOf(color);
    const alpha = byteOf(color.alpha);
    const hex = (...bytes: number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const [r = '', g = '', b = '', a = ''] = [red, green, blue, alpha].map((byte) => decimalText(byte / 255, 3));
    const withPoint = (fraction: string): string => (fraction.includes('.') ? fraction : `${fraction}.0`);
    const capitals = `Color(0x${hex(alpha, red, green, blue).toUpperCase()})`;
    return {
      android: `#${hex(alpha, red, green, blue)}`,
      androidInt: ((alpha << 24) | (red << 16) | (green << 8) | blue) + 0,
      compose: capitals,
      flutter: capitals,
      swiftUi: `Color(red: ${r}, green: ${g}, blue: ${b}, opacity: ${a})`,
      uiColor: `UIColor(red: ${r}, green: ${g}, blue: ${b}, alpha: ${a})`,
      dotNet: `Color.FromArgb(${alpha}, ${red}, ${green}, ${blue})`,
      java: `new Color(${red}, ${green}, ${blue}, ${alpha})`,
      unity: `new Color(${r}f, ${g}f, ${b}f, ${a}f)`,
      opengl: `vec4(${[r, g, b, a].map(withPoint).join(', ')})`,
      integer: red * 65_536 + green * 256 + blue,
      bgrInteger: blue * 65_536 + green * 256 + red,
    };
  },
});
