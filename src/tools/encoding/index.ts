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
import bcdConverter from './bcd-converter.ts';
import bech32Encoder from './bech32-encoder.ts';
import bifidCipher from './bifid-cipher.ts';
import brailleConverter from './braille-converter.ts';
import bytesToIntegerConverter from './bytes-to-integer-converter.ts';
import bytewiseCalculator from './bytewise-calculator.ts';
import caesarCipher from './caesar-cipher.ts';
import caesarCipherSolver from './caesar-cipher-solver.ts';
import charsetConverter from './charset-converter.ts';
import charsetDetector from './charset-detector.ts';
import cobsEncoder from './cobs-encoder.ts';
import columnarTranspositionCipher from './columnar-transposition-cipher.ts';
import ebcdicConverter from './ebcdic-converter.ts';
import encodingDetector from './encoding-detector.ts';
import endiannessConverter from './endianness-converter.ts';
import enigmaMachine from './enigma-machine.ts';
import grayCodeConverter from './gray-code-converter.ts';
import gzipCompressor from './gzip-compressor.ts';
import hammingCodeCalculator from './hamming-code-calculator.ts';
import hexDumpConverter from './hex-dump-converter.ts';
import hexEncoder from './hex-encoder.ts';
import hillCipher from './hill-cipher.ts';
import htmlEntityEncoder from './html-entity-encoder.ts';
import huffmanCodingCalculator from './huffman-coding-calculator.ts';
import indexOfCoincidenceCalculator from './index-of-coincidence-calculator.ts';
import mimeHeaderEncoder from './mime-header-encoder.ts';
import mojibakeFixer from './mojibake-fixer.ts';
import morseCodeTranslator from './morse-code-translator.ts';
import natoAlphabetConverter from './nato-alphabet-converter.ts';
import parityBitCalculator from './parity-bit-calculator.ts';
import phpSerializer from './php-serializer.ts';
import playfairCipher from './playfair-cipher.ts';
import polybiusSquareCipher from './polybius-square-cipher.ts';
import punycodeConverter from './punycode-converter.ts';
import quotedPrintableEncoder from './quoted-printable-encoder.ts';
import railFenceCipher from './rail-fence-cipher.ts';
import rot13Cipher from './rot13-cipher.ts';
import runLengthEncoder from './run-length-encoder.ts';
import safelinkDecoder from './safelink-decoder.ts';
import stringsExtractor from './strings-extractor.ts';
import substitutionCipher from './substitution-cipher.ts';
import textToBinaryConverter from './text-to-binary-converter.ts';
import unicodeEscapeConverter from './unicode-escape-converter.ts';
import urlEncoder from './url-encoder.ts';
import uuencoder from './uuencoder.ts';
import varintEncoder from './varint-encoder.ts';
import vigenereCipher from './vigenere-cipher.ts';
import xorBruteForcer from './xor-brute-forcer.ts';
import xorCipher from './xor-cipher.ts';

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
  charsetConverter,
  ebcdicConverter,
  mojibakeFixer,
  charsetDetector,
  encodingDetector,
  gzipCompressor,
  runLengthEncoder,
  huffmanCodingCalculator,
  morseCodeTranslator,
  brailleConverter,
  natoAlphabetConverter,
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
  xorCipher,
  xorBruteForcer,
  bytewiseCalculator,
  endiannessConverter,
  bcdConverter,
  varintEncoder,
  cobsEncoder,
  grayCodeConverter,
  hammingCodeCalculator,
  parityBitCalculator,
  bytesToIntegerConverter,
  stringsExtractor,
  safelinkDecoder,
  phpSerializer,
] satisfies Tool[] as Tool[];
