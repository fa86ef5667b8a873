import type { Tool } from '../define.ts';
import accentRemover from './accent-remover.ts';
import bulkTextReplacer from './bulk-text-replacer.ts';
import caseConverter from './case-converter.ts';
import characterCounter from './character-counter.ts';
import characterFrequencyCounter from './character-frequency-counter.ts';
import characterRemover from './character-remover.ts';
import columnAligner from './column-aligner.ts';
import columnExtractor from './column-extractor.ts';
import dateExtractor from './date-extractor.ts';
import duplicateFinder from './duplicate-finder.ts';
import duplicateLineRemover from './duplicate-line-remover.ts';
import emailExtractor from './email-extractor.ts';
import emojiExtractor from './emoji-extractor.ts';
import emojiSearch from './emoji-search.ts';
import emojiShortcodeConverter from './emoji-shortcode-converter.ts';
import emptyLineRemover from './empty-line-remover.ts';
import fancyTextGenerator from './fancy-text-generator.ts';
import fileTreeGenerator from './file-tree-generator.ts';
import hashtagExtractor from './hashtag-extractor.ts';
import invisibleCharacterDetector from './invisible-character-detector.ts';
import iocExtractor from './ioc-extractor.ts';
import lineBreakRemover from './line-break-remover.ts';
import lineEndingConverter from './line-ending-converter.ts';
import lineExtractor from './line-extractor.ts';
import lineFilter from './line-filter.ts';
import lineMerger from './line-merger.ts';
import lineNumberer from './line-numberer.ts';
import lineSorter from './line-sorter.ts';
import listCombiner from './list-combiner.ts';
import listComparer from './list-comparer.ts';
import markdownTableFormatter from './markdown-table-formatter.ts';
import mustacheRenderer from './mustache-renderer.ts';
import numberExtractor from './number-extractor.ts';
import occurrenceCounter from './occurrence-counter.ts';
import palindromeChecker from './palindrome-checker.ts';
import phoneNumberExtractor from './phone-number-extractor.ts';
import prefixSuffixAdder from './prefix-suffix-adder.ts';
import slugGenerator from './slug-generator.ts';
import smartQuotesConverter from './smart-quotes-converter.ts';
import substringExtractor from './substring-extractor.ts';
import tabConverter from './tab-converter.ts';
import textAligner from './text-aligner.ts';
import textBetweenExtractor from './text-between-extractor.ts';
import textCensor from './text-censor.ts';
import textChunker from './text-chunker.ts';
import textDefanger from './text-defanger.ts';
import textDiff from './text-diff.ts';
import textIndenter from './text-indenter.ts';
import textJoiner from './text-joiner.ts';
import textMasker from './text-masker.ts';
import textPadder from './text-padder.ts';
import textRepeater from './text-repeater.ts';
import textReplacer from './text-replacer.ts';
import textReverser from './text-reverser.ts';
import textSplitter from './text-splitter.ts';
import textStatistics from './text-statistics.ts';
import textTruncator from './text-truncator.ts';
import textWrapper from './text-wrapper.ts';
import titleCaseConverter from './title-case-converter.ts';
import unicodeInspector from './unicode-inspector.ts';
import unicodeNormalizer from './unicode-normalizer.ts';
import urlExtractor from './url-extractor.ts';
import whitespaceRemover from './whitespace-remover.ts';
import wordCounter from './word-counter.ts';
import wordFrequencyCounter from './word-frequency-counter.ts';

export default [
  wordCounter,
  characterCounter,
  textStatistics,
  wordFrequencyCounter,
  characterFrequencyCounter,
  occurrenceCounter,
  duplicateFinder,
  caseConverter,
  titleCaseConverter,
  textReverser,
  whitespaceRemover,
  lineBreakRemover,
  lineEndingConverter,
  emptyLineRemover,
  duplicateLineRemover,
  lineSorter,
  lineNumberer,
  prefixSuffixAdder,
  lineFilter,
  lineExtractor,
  lineMerger,
  textSplitter,
  textJoiner,
  textChunker,
  textReplacer,
  bulkTextReplacer,
  emailExtractor,
  urlExtractor,
  numberExtractor,
  phoneNumberExtractor,
  dateExtractor,
  hashtagExtractor,
  iocExtractor,
  textDefanger,
  textBetweenExtractor,
  substringExtractor,
  columnExtractor,
  columnAligner,
  textWrapper,
  textAligner,
  textPadder,
  textIndenter,
  tabConverter,
  textTruncator,
  textRepeater,
  textDiff,
  listComparer,
  listCombiner,
  slugGenerator,
  accentRemover,
  unicodeNormalizer,
  unicodeInspector,
  invisibleCharacterDetector,
  characterRemover,
  emojiExtractor,
  emojiSearch,
  emojiShortcodeConverter,
  fancyTextGenerator,
  markdownTableFormatter,
  palindromeChecker,
  textCensor,
  textMasker,
  smartQuotesConverter,
  mustacheRenderer,
  fileTreeGenerator,
] satisfies Tool[];
