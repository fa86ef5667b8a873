import type { ReadyRecipe } from './ready-recipe.ts';

/** Tables, JSON and configuration, brought into another form. */
export const DATA: readonly ReadyRecipe[] = [
  {
    slug: 'unpack-base64-json',
    keywords: ['decode base64 json', 'state parameter', 'pretty print', 'payload'],
    recipe: {
      name: 'JSON out of base64',
      note: 'Decodes base64 and formats the JSON that is in it.',
      parameters: { input: { default: 'eyJ1c2VyIjp7ImlkIjo3LCJuYW1lIjoiQWRhIn0sInJvbGVzIjpbImFkbWluIiwiZGV2Il19' } },
      steps: [
        { id: 'decode', tool: 'base64-encoder', inputs: { mode: 'decode' } },
        { id: 'format', tool: 'json-formatter' },
      ],
    },
    gives: `{
  "user": {
    "id": 7,
    "name": "Ada"
  },
  "roles": [
    "admin",
    "dev"
  ]
}`,
  },
  {
    slug: 'api-answer-to-markdown-table',
    keywords: ['json to markdown table', 'csv to markdown', 'readme table', 'report'],
    recipe: {
      name: 'API answer to a Markdown table',
      note: 'Picks a few fields out of a list in JSON and writes them as a table for a README or an issue.',
      parameters: {
        input: {
          default: '{"items":[{"id":1,"name":"web","owner":{"login":"ada"},"stars":42},{"id":2,"name":"api","owner":{"login":"bob"},"stars":7}]}',
        },
      },
      steps: [
        { id: 'pick', tool: 'jq-evaluator', inputs: { filter: '[.items[] | {name, owner: .owner.login, stars}]' } },
        { id: 'csv', tool: 'json-to-csv-converter', inputs: { json: { $from: 'pick', pointer: '/outputs/0' } } },
        { id: 'table', tool: 'csv-to-markdown-converter' },
      ],
    },
    gives: `| name | owner | stars |
| ---- | ----- | ----- |
| web  | ada   | 42    |
| api  | bob   | 7     |`,
  },
  {
    slug: 'csv-to-yaml-list',
    keywords: ['spreadsheet to configuration', 'table to yaml', 'ansible', 'numbers stay numbers'],
    recipe: {
      name: 'CSV to YAML, with numbers as numbers',
      note: 'A table from a spreadsheet as configuration.',
      parameters: { input: { default: 'name,port\nweb,8080\ndb,5432' } },
      steps: [
        { id: 'rows', tool: 'csv-to-json-converter', inputs: { inferTypes: true } },
        { id: 'yaml', tool: 'json-to-yaml-converter' },
      ],
    },
    gives: '- name: web\n  port: 8080\n- name: db\n  port: 5432',
  },
  {
    slug: 'json-lines-to-csv',
    keywords: ['ndjson', 'jsonl', 'structured log', 'bigquery export', 'spreadsheet'],
    recipe: {
      name: 'JSON lines to CSV',
      note: 'A log or an export with one JSON object to a line, as a table; nested fields get columns of their own.',
      parameters: { input: { default: '{"time":"09:00","level":"info","user":{"id":1}}\n{"time":"09:01","level":"error","user":{"id":2}}' } },
      steps: [
        { id: 'json', tool: 'ndjson-converter', inputs: { mode: 'toJson' } },
        { id: 'csv', tool: 'json-to-csv-converter', inputs: { flatten: true } },
      ],
    },
    gives: 'time,level,user.id\n09:00,info,1\n09:01,error,2',
  },
  {
    slug: 'cookies-to-json',
    keywords: ['cookie header', 'document.cookie', 'session cookie', 'parse cookies'],
    recipe: {
      name: 'Cookies to JSON',
      note: 'A Cookie header as one JSON object of names and values.',
      parameters: { input: { default: 'Cookie: theme=dark; session=abc123; name=J%C3%BCrgen' } },
      steps: [
        { id: 'cookies', tool: 'cookie-parser', inputs: { decode: true } },
        { id: 'object', tool: 'jq-evaluator', inputs: { filter: 'map({(.name): .value}) | add', compact: false } },
      ],
    },
    gives: `{
  "theme": "dark",
  "session": "abc123",
  "name": "Jürgen"
}`,
  },
  {
    slug: 'env-file-to-yaml',
    keywords: ['dotenv', '.env', 'docker compose environment', 'kubernetes configmap'],
    recipe: {
      name: '.env file to YAML',
      note: 'Variables of a .env file as YAML, as a ConfigMap or a compose file takes them.',
      parameters: { input: { default: '# database\nDB_HOST=localhost\nDB_PORT=5432\nGREETING="Hello, world"' } },
      steps: [
        { id: 'json', tool: 'env-file-converter', inputs: { mode: 'toJson' } },
        { id: 'yaml', tool: 'json-to-yaml-converter' },
      ],
    },
    gives: `DB_HOST: localhost
DB_PORT: "5432"
GREETING: Hello, world`,
  },
  {
    slug: 'properties-to-env-file',
    keywords: ['spring boot', 'java properties', 'environment variables', 'dotenv', 'application.properties'],
    recipe: {
      name: 'Java properties to environment variables',
      note: 'Settings of application.properties as variables, in the spelling that Spring Boot reads.',
      parameters: { input: { default: 'server.port=8080\nspring.datasource.url=jdbc:postgresql://db/app' } },
      steps: [
        { id: 'json', tool: 'properties-converter', inputs: { mode: 'fromProperties', nested: false } },
        { id: 'names', tool: 'jq-evaluator', inputs: { filter: 'with_entries(.key |= (gsub("-"; "") | gsub("[.]"; "_") | ascii_upcase))' } },
        { id: 'env', tool: 'env-file-converter', inputs: { mode: 'toEnv' } },
      ],
    },
    gives: 'SERVER_PORT=8080\nSPRING_DATASOURCE_URL=jdbc:postgresql://db/app',
  },
  {
    slug: 'xml-feed-to-csv',
    keywords: ['xml to csv', 'xml to table', 'product feed', 'export', 'spreadsheet'],
    recipe: {
      name: 'XML list to CSV',
      note: 'Repeated elements of an XML document as the rows of a table. Say in the second step where they are.',
      parameters: {
        input: { default: '<shop><item id="1"><name>Tea</name><price>4.50</price></item><item id="2"><name>Mug</name><price>9.00</price></item></shop>' },
      },
      steps: [
        { id: 'json', tool: 'xml-to-json-converter', inputs: { arrays: ['item'], attributePrefix: '' } },
        { id: 'rows', tool: 'jq-evaluator', inputs: { filter: '.shop.item' } },
        { id: 'csv', tool: 'json-to-csv-converter', inputs: { json: { $from: 'rows', pointer: '/outputs/0' } } },
      ],
    },
    gives: 'id,name,price\n1,Tea,4.50\n2,Mug,9.00',
  },
  {
    slug: 'filtered-csv-to-sql',
    keywords: ['insert statements', 'csv to sql', 'import into database', 'seed data'],
    recipe: {
      name: 'Rows of a CSV as SQL',
      note: 'Keeps the rows that fit a condition and writes INSERT statements for them.',
      parameters: { input: { default: 'name,country\nAda,GB\nBob,US\nEve,GB' }, country: { default: 'GB' } },
      steps: [
        {
          id: 'rows',
          tool: 'csv-filter',
          inputs: { conditions: [{ column: 'country', operator: 'equals', value: { $from: 'parameters', pointer: '/country' } }] },
        },
        { id: 'sql', tool: 'csv-to-sql-converter', inputs: { table: 'people', createTable: false } },
      ],
    },
    gives: `INSERT INTO "people" ("name", "country") VALUES
  ('Ada', 'GB'),
  ('Eve', 'GB');`,
  },
  {
    slug: 'html-table-to-json',
    keywords: ['scrape table', 'wikipedia table', 'web page to data', 'html to json'],
    recipe: {
      name: 'HTML table to JSON',
      note: 'Reads the first table of a page as a list of objects, named by the heads of its columns.',
      parameters: {
        input: { default: '<table><tr><th>City</th><th>People</th></tr><tr><td>Oslo</td><td>709037</td></tr><tr><td>Rome</td><td>2755309</td></tr></table>' },
      },
      steps: [
        { id: 'table', tool: 'html-table-to-csv-converter', inputs: { format: 'csv' } },
        { id: 'json', tool: 'csv-to-json-converter', inputs: { csv: { $from: 'table', pointer: '/tables/0/output' }, inferTypes: true } },
      ],
    },
    gives: `[
  {
    "City": "Oslo",
    "People": 709037
  },
  {
    "City": "Rome",
    "People": 2755309
  }
]`,
  },
  {
    slug: 'typescript-types-of-a-csv',
    keywords: ['csv to typescript', 'interface', 'infer types', 'data model'],
    recipe: {
      name: 'TypeScript types of a CSV',
      note: 'Reads a table and writes the interface that its rows have.',
      parameters: { input: { default: 'id,name,active\n1,Ada,true\n2,Bob,false' } },
      steps: [
        { id: 'rows', tool: 'csv-to-json-converter', inputs: { inferTypes: true } },
        { id: 'types', tool: 'json-to-typescript-converter', inputs: { rootName: 'Row' } },
      ],
    },
    gives: `export type Row = RowItem[];

export interface RowItem {
  id: number;
  name: string;
  active: boolean;
}`,
  },
  {
    slug: 'typescript-types-of-a-yaml-file',
    keywords: ['yaml to typescript', 'config types', 'interface', 'openapi'],
    recipe: {
      name: 'TypeScript types of a YAML file',
      note: 'Turns configuration into the interface that a program reads it with.',
      parameters: { input: { default: 'server:\n  host: localhost\n  port: 8080\ntags: [web, api]' } },
      steps: [
        { id: 'json', tool: 'yaml-to-json-converter' },
        { id: 'types', tool: 'json-to-typescript-converter', inputs: { rootName: 'Config' } },
      ],
    },
    gives: `export interface Config {
  server: Server;
  tags: string[];
}

export interface Server {
  host: string;
  port: number;
}`,
  },
  {
    slug: 'what-gzip-saves',
    keywords: ['minify and gzip', 'transfer size', 'payload size', 'json size', 'compression ratio'],
    recipe: {
      name: 'Minified and compressed, with sizes',
      note: 'Minifies JSON, compresses it with gzip and says how many bytes each step leaves.',
      parameters: { input: { default: '{\n  "users": [\n    { "name": "Ada", "admin": true },\n    { "name": "Bob", "admin": false }\n  ]\n}' } },
      steps: [
        { id: 'min', tool: 'json-minifier' },
        { id: 'gzip', tool: 'gzip-compressor', inputs: { text: { $from: 'min', pointer: '/minified' }, format: 'gzip' } },
        {
          id: 'sizes',
          tool: 'mustache-renderer',
          inputs: {
            template: 'as given: {{given}} bytes\nminified: {{minified}} bytes\ngzip: {{gzip}} bytes',
            values: {
              given: { $from: 'min', pointer: '/originalBytes' },
              minified: { $from: 'min', pointer: '/minifiedBytes' },
              gzip: { $from: 'gzip', pointer: '/compressedBytes' },
            },
          },
        },
      ],
    },
    gives: `as given: 96 bytes
minified: 68 bytes
gzip: 72 bytes`,
  },
  {
    slug: 'compare-json-without-order',
    keywords: ['json diff', 'ignore key order', 'compare objects', 'same json'],
    recipe: {
      name: 'Compare JSON whatever its order',
      note: 'Sorts the keys of two JSON documents and shows what is left of differences.',
      parameters: { input: { default: '{"b":1,"a":{"y":2,"x":1}}' }, other: { default: '{"a":{"x":1,"y":3},"b":1}' } },
      steps: [
        { id: 'one', tool: 'json-sorter', inputs: { deep: true, indent: 2 } },
        { id: 'two', tool: 'json-sorter', inputs: { json: { $from: 'parameters', pointer: '/other' }, deep: true, indent: 2 } },
        {
          id: 'diff',
          tool: 'unified-diff-generator',
          inputs: { original: { $from: 'one', pointer: '/json' }, changed: { $from: 'two', pointer: '/json' }, context: 1 },
        },
      ],
    },
    gives: `--- a
+++ b
@@ -3,3 +3,3 @@
     "x": 1,
-    "y": 2
+    "y": 3
   },`,
  },
  {
    slug: 'query-string-to-yaml',
    keywords: ['url parameters', 'parse link', 'query to json', 'webhook'],
    recipe: {
      name: 'Parameters of a link as YAML',
      note: 'Takes the query of an address apart, lists and nested names included.',
      parameters: { input: { default: 'https://example.com/search?q=caf%C3%A9&tags[]=new&tags[]=red&page[size]=20' } },
      steps: [
        { id: 'query', tool: 'text-replacer', inputs: { find: '^[^?]*\\?|#.*$', replacement: '', mode: 'regex' } },
        { id: 'json', tool: 'query-string-converter', inputs: { mode: 'toJson', nested: true, arrays: 'brackets' } },
        { id: 'yaml', tool: 'json-to-yaml-converter' },
      ],
    },
    gives: `q: café
tags:
  - new
  - red
page:
  size: "20"`,
  },
  {
    slug: 'statistics-of-a-csv-column',
    keywords: ['mean', 'median', 'standard deviation', 'spreadsheet column', 'describe'],
    recipe: {
      name: 'Statistics of one column',
      note: 'Takes one column out of a CSV and calculates its mean, median and spread.',
      parameters: { input: { default: 'name,price\nTea,2\nMug,4\nPot,4\nTin,5\nJar,10' }, column: { default: 'price' } },
      steps: [
        { id: 'column', tool: 'csv-column-selector', inputs: { columns: [{ $from: 'parameters', pointer: '/column' }] } },
        { id: 'numbers', tool: 'number-extractor' },
        { id: 'statistics', tool: 'descriptive-statistics-calculator', inputs: { values: { $from: 'numbers', pointer: '/numbers' } } },
        {
          id: 'said',
          tool: 'mustache-renderer',
          inputs: {
            template:
              'count {{count}}\nsum {{sum}}\nmean {{mean}}\nmedian {{median}}\nfrom {{minimum}} to {{maximum}}\nstandard deviation {{standardDeviation}}',
            values: { $from: 'statistics', pointer: '' },
          },
        },
      ],
    },
    gives: 'count 5\nsum 25\nmean 5\nmedian 4\nfrom 2 to 10\nstandard deviation 3',
  },
  {
    slug: 'totals-by-group',
    keywords: ['pivot table', 'group by', 'sum by category', 'aggregate csv'],
    recipe: {
      name: 'Totals by group',
      note: 'Adds up a column of a CSV for each value of another, the largest first, as a table.',
      parameters: { input: { default: 'team,hours\nred,3\nblue,5\nred,4\nblue,1\ngreen,2' } },
      steps: [
        { id: 'sums', tool: 'csv-aggregator', inputs: { groupBy: ['team'], aggregates: [{ column: 'hours', function: 'sum' }] } },
        { id: 'json', tool: 'csv-to-json-converter', inputs: { header: false, output: 'arrays' } },
        { id: 'sorted', tool: 'jq-evaluator', inputs: { filter: '.[0], (.[1:] | sort_by(-(.[1] | tonumber)) | .[]) | @csv', raw: true } },
        { id: 'table', tool: 'csv-to-markdown-converter' },
      ],
    },
    gives: `| team  | sum_hours |
| ----- | --------- |
| red   | 7         |
| blue  | 6         |
| green | 2         |`,
  },
];
