import type { Tool } from '../define.ts';
import a1z26Cipher from './a1z26-cipher.ts';
import affineCipher from './affine-cipher.ts';
import atbashCipher from './atbash-cipher.ts';
import baconCipher from './bacon-cipher.ts';
import base32Encoder from './base32-encoder.ts';
import base45Encoder from './base45-encoder.ts';
import base58Encoder from './base58-encoder.ts';
import base62Encoder from './base62-encoder.ts';
import base64Encoder from './base64-encoder.ts';
import base85Encoder from './base85-encoder.ts';
import base91Encoder from './base91-encoder.ts';
import bech32Encoder from './bech32-encoder.ts';
import bifidCipher from './bifid-cipher.ts';
import caesarCipher from './caesar-cipher.ts';
import caesarCipherSolver from './caesar-cipher-solver.ts';
import columnarTranspositionCipher from './columnar-transposition-cipher.ts';
import enigmaMachine from './enigma-machine.ts';
import hexDumpConverter from './hex-dump-converter.ts';
import hexEncoder from './hex-encoder.ts';
import hillCipher from './hill-cipher.ts';
import htmlEntityEncoder from './html-entity-encoder.ts';
import indexOfCoincidenceCalculator from './index-of-coincidence-calculator.ts';
import mimeHeaderEncoder from './mime-header-encoder.ts';
import playfairCipher from './playfair-cipher.ts';
import polybiusSquareCipher from './polybius-square-cipher.ts';
import punycodeConverter from './punycode-converter.ts';
import quotedPrintableEncoder from './quoted-printable-encoder.ts';
import railFenceCipher from './rail-fence-cipher.ts';
import rot13Cipher from './rot13-cipher.ts';
import substitutionCipher from './substitution-cipher.ts';
import textToBinaryConverter from './text-to-binary-converter.ts';
import unicodeEscapeConverter from './unicode-escape-converter.ts';
import urlEncoder from './url-encoder.ts';
import uuencoder from './uuencoder.ts';
import vigenereCipher from './vigenere-cipher.ts';

export default [
  base64Encoder,
  base32Encoder,
  hexEncoder,
  base45Encoder,
  base58Encoder,
  base62Encoder,
  base85Encoder,
  base91Encoder,
  bech32Encoder,
  urlEncoder,
  htmlEntityEncoder,
  quotedPrintableEncoder,
  uuencoder,
  punycodeConverter,
  mimeHeaderEncoder,
  hexDumpConverter,
  textToBinaryConverter,
  unicodeEscapeConverter,
  caesarCipher,
  caesarCipherSolver,
  rot13Cipher,
  atbashCipher,
  vigenereCipher,
  affineCipher,
  railFenceCipher,
  columnarTranspositionCipher,
  playfairCipher,
  baconCipher,
  polybiusSquareCipher,
  a1z26Cipher,
  substitutionCipher,
  bifidCipher,
  hillCipher,
  enigmaMachine,
  indexOfCoincidenceCalculator,
] satisfies Tool[] as Tool[];
