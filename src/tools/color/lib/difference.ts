import { cos, exp, hypot, pow, sin } from '../../shared/numbers/elementary.ts';
import { polarOf, type Triple } from './spaces.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** CIE 1976: the distance in Lab. */
export const deltaE76 = (first: Triple, second: Triple): number => hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);

/** The squared difference of hue, what is left of a and b when chroma is taken out. */
function hueDifferenceSquared(first: Triple, second: Triple): number {
  const chroma = polarOf(first)[1] - polarOf(second)[1];
  return Math.max(0, (first[1] - second[1]) ** 2 + (first[2] - second[2]) ** 2 - chroma ** 2);
}

/** CIE 1994 for graphic arts (kL 1, K1 0.045, K2 0.015; CIE 116), the first colour being the reference. */
export function deltaE94(first: Triple, second: Triple): number {
  const [lightness, chroma] = polarOf(first);
  const otherChroma = polarOf(second)[1];
  const lightnessPart = lightness - second[0];
  const chromaPart = (chroma - otherChroma) / (1 + 0.045 * chroma);
  return Math.sqrt(lightnessPart ** 2 + chromaPart ** 2 + hueDifferenceSquared(first, second) / (1 + 0.015 * chroma) ** 2);
}

/** CMC l:c 2:1 (1984), the first colour being the reference. */
export function deltaECmc(first: Triple, second: Triple): number {
  const [lightness, chroma, hue] = polarOf(first);
  const lightnessWeight = lightness < 16 ? 0.511 : (0.040975 * lightness) / (1 + 0.01765 * lightness);
  const chromaWeight = (0.0638 * chroma) / (1 + 0.0131 * chroma) + 0.638;
  const t = hue >= 164 && hue <= 345 ? 0.56 + Math.abs(0.2 * cos(radians(hue + 168))) : 0.36 + Math.abs(0.4 * cos(radians(hue + 35)));
  const f = Math.sqrt(pow(chroma, 4) / (pow(chroma, 4) + 1900));
  const hueWeight = chromaWeight * (f * t + 1 - f);
  return Math.sqrt(
    ((lightness - second[0]) / (2 * lightnessWeight)) ** 2 +
      ((chroma - polarOf(second)[1]) / chromaWeight) ** 2 +
      hueDifferenceSquared(first, second) / hueWeight ** 2,
  );
}

/** CIEDE2000 with kL = kC = kH = 1 (CIE 142-2001; the formulas as numbered by Sharma, Wu and Dalal 2005). */
export function deltaE2000(first: Triple, second: Triple): number {
  const meanChroma = (hypot(first[1], first[2]) + hypot(second[1], second[2])) / 2;
  const g = 0.5 * (1 - Math.sqrt(pow(meanChroma, 7) / (pow(meanChroma, 7) + pow(25, 7))));
  const [lightness1, chroma1, hue1] = polarOf([first[0], first[1] * (1 + g), first[2]]);
  const [lightness2, chroma2, hue2] = polarOf([second[0], second[1] * (1 + g), second[2]]);
  const grey = chroma1 * chroma2 === 0;
  const apart = hue2 - hue1;
  const turn = grey ? 0 : apart > 180 ? apart - 360 : apart < -180 ? apart + 360 : apart;
  const lightnessPart = lightness2 - lightness1;
  const chromaPart = chroma2 - chroma1;
  const huePart = 2 * Math.sqrt(chroma1 * chroma2) * sin(radians(turn / 2));
  const lightness = (lightness1 + lightness2) / 2;
  const chroma = (chroma1 + chroma2) / 2;
  const sum = hue1 + hue2;
  const hue = grey ? sum : Math.abs(apart) <= 180 ? sum / 2 : sum < 360 ? sum / 2 + 180 : sum / 2 - 180;
  const t = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue)) + 0.32 * cos(radians(3 * hue + 6)) - 0.2 * cos(radians(4 * hue - 63));
  const rotation = 2 * Math.sqrt(pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))) * -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))));
  const lightnessWeight = 1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2);
  const chromaWeight = 1 + 0.045 * chroma;
  const hueWeight = 1 + 0.015 * chroma * t;
  const [l, c, h] = [lightnessPart / lightnessWeight, chromaPart / chromaWeight, huePart / hueWeight];
  return Math.sqrt(Math.max(0, l ** 2 + c ** 2 + h ** 2 + rotation * c * h));
}
