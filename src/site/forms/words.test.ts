import { expect, it } from 'vitest';
import { hintOf, inWords, labelOf } from './words.ts';

it.each([
  ['text', 'Text'],
  ['homePrice', 'Home price'],
  ['csv', 'CSV'],
  ['urls', 'URLs'],
  ['baseUrl', 'Base URL'],
  ['urlCount', 'URL count'],
  ['ids', 'IDs'],
  ['ipv4', 'IPv4'],
  ['md5', 'MD5'],
  ['sha256', 'SHA-256'],
  ['utf8Bytes', 'UTF-8 bytes'],
  ['isValid', 'Is valid'],
  ['os', 'OS'],
  ['pins', 'PINs'],
  ['HTMLTable', 'HTML table'],
  ['per_day', 'Per day'],
  ['NPV', 'NPV'],
  ['class', 'Class'],
  ['uses', 'Uses'],
])('the field %s is called %s', (name, label) => {
  expect(inWords(name)).toBe(label);
});

it.each([
  ['annualRatePercent', 'Annual rate (%)'],
  ['blurPx', 'Blur (px)'],
  ['angleDegrees', 'Angle (°)'],
  ['percent', 'Percent'],
  ['homePrice', 'Home price'],
])('labels %s as %s', (name, label) => expect(labelOf(name)).toBe(label));

it('names other fields of a form by their labels, and says that a field is left empty', () => {
  expect(hintOf('Not with `downPayment`; 0 if omitted, `NaN` never', ['downPayment'])).toBe('Not with “Down payment”; 0 if left empty, `NaN` never');
});
