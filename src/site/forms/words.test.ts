import { expect, it } from 'vitest';
import { inWords } from './words.ts';

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
