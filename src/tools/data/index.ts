import type { Tool } from '../define.ts';
import csvAggregator from './csv-aggregator.ts';
import csvColumnInserter from './csv-column-inserter.ts';
import csvColumnSelector from './csv-column-selector.ts';
import csvDeduplicator from './csv-deduplicator.ts';
import csvDelimiterConverter from './csv-delimiter-converter.ts';
import csvFilter from './csv-filter.ts';
import csvJoiner from './csv-joiner.ts';
import csvMerger from './csv-merger.ts';
import csvSorter from './csv-sorter.ts';
import csvSplitter from './csv-splitter.ts';
import csvStatistics from './csv-statistics.ts';
import csvToHtmlConverter from './csv-to-html-converter.ts';
import csvToJsonConverter from './csv-to-json-converter.ts';
import csvToMarkdownConverter from './csv-to-markdown-converter.ts';
import csvToSqlConverter from './csv-to-sql-converter.ts';
import csvTransposer from './csv-transposer.ts';
import csvValidator from './csv-validator.ts';
import jsonFormatter from './json-formatter.ts';
import jsonToCsvConverter from './json-to-csv-converter.ts';
import jsonToSqlConverter from './json-to-sql-converter.ts';
import jsonToTableConverter from './json-to-table-converter.ts';

export default [
  jsonFormatter,
  csvToJsonConverter,
  jsonToCsvConverter,
  csvDelimiterConverter,
  csvValidator,
  csvColumnSelector,
  csvColumnInserter,
  csvFilter,
  csvSorter,
  csvTransposer,
  csvStatistics,
  csvDeduplicator,
  csvMerger,
  csvJoiner,
  csvAggregator,
  csvSplitter,
  csvToSqlConverter,
  jsonToSqlConverter,
  csvToMarkdownConverter,
  csvToHtmlConverter,
  jsonToTableConverter,
] satisfies Tool[];
