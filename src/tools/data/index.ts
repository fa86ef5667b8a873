import type { Tool } from '../define.ts';
import bsonConverter from './bson-converter.ts';
import cborConverter from './cbor-converter.ts';
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
import csvToXmlConverter from './csv-to-xml-converter.ts';
import csvToYamlConverter from './csv-to-yaml-converter.ts';
import csvTransposer from './csv-transposer.ts';
import csvValidator from './csv-validator.ts';
import envFileConverter from './env-file-converter.ts';
import graphqlFormatter from './graphql-formatter.ts';
import htmlTableToCsvConverter from './html-table-to-csv-converter.ts';
import iniConverter from './ini-converter.ts';
import jmespathEvaluator from './jmespath-evaluator.ts';
import jqEvaluator from './jq-evaluator.ts';
import jsonAnalyzer from './json-analyzer.ts';
import jsonCanonicalizer from './json-canonicalizer.ts';
import jsonCleaner from './json-cleaner.ts';
import jsonDiff from './json-diff.ts';
import jsonFlattener from './json-flattener.ts';
import jsonFormatter from './json-formatter.ts';
import jsonKeyConverter from './json-key-converter.ts';
import jsonMergePatch from './json-merge-patch.ts';
import jsonMerger from './json-merger.ts';
import jsonMinifier from './json-minifier.ts';
import jsonPatchApplier from './json-patch-applier.ts';
import jsonPointerResolver from './json-pointer-resolver.ts';
import jsonRepairer from './json-repairer.ts';
import jsonSchemaGenerator from './json-schema-generator.ts';
import jsonSchemaValidator from './json-schema-validator.ts';
import jsonSorter from './json-sorter.ts';
import jsonStringEscaper from './json-string-escaper.ts';
import jsonToCsvConverter from './json-to-csv-converter.ts';
import jsonToSqlConverter from './json-to-sql-converter.ts';
import jsonToTableConverter from './json-to-table-converter.ts';
import jsonToTomlConverter from './json-to-toml-converter.ts';
import jsonToTypescriptConverter from './json-to-typescript-converter.ts';
import jsonToXmlConverter from './json-to-xml-converter.ts';
import jsonToYamlConverter from './json-to-yaml-converter.ts';
import jsonValidator from './json-validator.ts';
import json5ToJsonConverter from './json5-to-json-converter.ts';
import jsonataEvaluator from './jsonata-evaluator.ts';
import jsonpathEvaluator from './jsonpath-evaluator.ts';
import listConverter from './list-converter.ts';
import markdownTableToCsvConverter from './markdown-table-to-csv-converter.ts';
import messagepackConverter from './messagepack-converter.ts';
import ndjsonConverter from './ndjson-converter.ts';
import plistConverter from './plist-converter.ts';
import propertiesConverter from './properties-converter.ts';
import protobufConverter from './protobuf-converter.ts';
import pythonToJsonConverter from './python-to-json-converter.ts';
import queryStringConverter from './query-string-converter.ts';
import sqlFormatter from './sql-formatter.ts';
import sqlMinifier from './sql-minifier.ts';
import tomlToJsonConverter from './toml-to-json-converter.ts';
import tomlToYamlConverter from './toml-to-yaml-converter.ts';
import tomlValidator from './toml-validator.ts';
import xmlFormatter from './xml-formatter.ts';
import xmlMinifier from './xml-minifier.ts';
import xmlToJsonConverter from './xml-to-json-converter.ts';
import xmlValidator from './xml-validator.ts';
import xpathEvaluator from './xpath-evaluator.ts';
import yamlFormatter from './yaml-formatter.ts';
import yamlToJsonConverter from './yaml-to-json-converter.ts';
import yamlToTomlConverter from './yaml-to-toml-converter.ts';
import yamlValidator from './yaml-validator.ts';

export default [
  jsonFormatter,
  jsonMinifier,
  jsonValidator,
  jsonAnalyzer,
  jsonDiff,
  jsonPatchApplier,
  jsonMergePatch,
  jsonMerger,
  jsonFlattener,
  jsonSorter,
  jsonCleaner,
  jsonKeyConverter,
  jsonStringEscaper,
  jsonpathEvaluator,
  jsonPointerResolver,
  jmespathEvaluator,
  jqEvaluator,
  jsonataEvaluator,
  jsonSchemaGenerator,
  jsonSchemaValidator,
  jsonToTypescriptConverter,
  jsonCanonicalizer,
  json5ToJsonConverter,
  jsonRepairer,
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
  htmlTableToCsvConverter,
  markdownTableToCsvConverter,
  csvToXmlConverter,
  csvToYamlConverter,
  jsonToYamlConverter,
  yamlToJsonConverter,
  yamlFormatter,
  yamlValidator,
  tomlToJsonConverter,
  jsonToTomlConverter,
  yamlToTomlConverter,
  tomlToYamlConverter,
  tomlValidator,
  xmlFormatter,
  xmlMinifier,
  xmlValidator,
  xpathEvaluator,
  xmlToJsonConverter,
  jsonToXmlConverter,
  iniConverter,
  propertiesConverter,
  envFileConverter,
  ndjsonConverter,
  queryStringConverter,
  plistConverter,
  pythonToJsonConverter,
  messagepackConverter,
  cborConverter,
  bsonConverter,
  protobufConverter,
  sqlFormatter,
  sqlMinifier,
  graphqlFormatter,
  listConverter,
] satisfies Tool[];
