import type { ReadyRecipe } from './ready-recipe.ts';

/** Pages, style sheets, pictures and feeds. */
export const WEB: readonly ReadyRecipe[] = [
  {
    slug: 'address-to-qr-code',
    keywords: ['qr code', 'slug', 'poster', 'short link', 'campaign'],
    recipe: {
      name: 'Title to QR code',
      note: 'Makes an address from a title and a picture from the address.',
      parameters: { input: { default: 'Ten Tools in a Row' }, site: { default: 'https://example.com/' } },
      steps: [
        { id: 'slug', tool: 'slug-generator' },
        {
          id: 'code',
          tool: 'qr-code-generator',
          inputs: {
            text: {
              $text: [
                { $from: 'parameters', pointer: '/site' },
                { $from: 'slug', pointer: '/slug' },
              ],
            },
          },
        },
      ],
    },
  },
  {
    slug: 'links-of-a-markdown-file',
    keywords: ['extract links', 'readme', 'link check', 'markdown urls'],
    recipe: {
      name: 'Links of a Markdown file',
      note: 'Lists where the links of a README lead, with their texts.',
      parameters: { input: { default: '# Tools\n\nRead the [guide](https://example.com/guide) or the [API](https://example.com/api "Reference").' } },
      steps: [
        { id: 'html', tool: 'markdown-to-html-converter' },
        { id: 'links', tool: 'html-link-extractor' },
        { id: 'table', tool: 'json-to-table-converter', inputs: { json: { $from: 'links', pointer: '/links' }, columns: ['text', 'href'] } },
      ],
    },
    gives: `| text  | href                      |
| ----- | ------------------------- |
| guide | https://example.com/guide |
| API   | https://example.com/api   |`,
  },
  {
    slug: 'words-of-a-web-page',
    keywords: ['seo', 'keyword density', 'html to text', 'word count of a page', 'most used words'],
    recipe: {
      name: 'Most used words of a web page',
      note: 'Takes the text out of HTML and counts its words.',
      parameters: { input: { default: '<h1>Fresh tea</h1><p>Our tea is <b>fresh</b>. Green tea, black tea.</p><script>var tea = 1;</script>' } },
      steps: [
        { id: 'text', tool: 'html-to-text-converter' },
        { id: 'words', tool: 'word-frequency-counter', inputs: { limit: 2, minLength: 3 } },
        { id: 'table', tool: 'json-to-table-converter', inputs: { json: { $from: 'words', pointer: '/words' }, columns: ['word', 'count'] } },
      ],
    },
    gives: `| word  | count |
| ----- | ----- |
| tea   | 4     |
| fresh | 2     |`,
  },
  {
    slug: 'reading-time-of-a-web-page',
    keywords: ['minutes to read', 'blog post', 'html word count', 'article length'],
    recipe: {
      name: 'Reading time of a web page',
      note: 'Takes the text out of HTML and says how long it takes to read.',
      parameters: { input: { default: '<article><h1>Ten words</h1><p>One two three four five six seven eight.</p></article>' } },
      steps: [
        { id: 'text', tool: 'html-to-text-converter' },
        { id: 'time', tool: 'reading-time-calculator', inputs: { text: { $main: 'text' }, wordsPerMinute: 200 } },
        {
          id: 'said',
          tool: 'mustache-renderer',
          inputs: { template: '{{words}} words, {{readingSeconds}} seconds', values: { $from: 'time', pointer: '' } },
        },
      ],
    },
    gives: '10 words, 3 seconds',
  },
  {
    slug: 'addresses-of-a-sitemap',
    keywords: ['sitemap.xml', 'list of urls', 'seo', 'crawl', 'extract urls'],
    recipe: {
      name: 'Addresses of a sitemap',
      note: 'One address to a line, sorted, out of a sitemap.',
      parameters: {
        input: {
          default:
            '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/b</loc></url><url><loc>https://example.com/a</loc></url></urlset>',
        },
      },
      steps: [
        { id: 'sitemap', tool: 'sitemap-parser' },
        { id: 'addresses', tool: 'jq-evaluator', inputs: { json: { $from: 'sitemap', pointer: '/entries' }, filter: '.[].url', raw: true } },
        { id: 'sorted', tool: 'line-sorter' },
      ],
    },
    gives: 'https://example.com/a\nhttps://example.com/b',
  },
  {
    slug: 'feed-to-markdown',
    keywords: ['rss', 'atom', 'newsletter', 'news list', 'podcast'],
    recipe: {
      name: 'News feed to a Markdown list',
      note: 'The entries of an RSS or Atom feed as links, for a newsletter or a README.',
      parameters: {
        input: {
          default:
            '<rss version="2.0"><channel><title>News</title><link>https://example.com/</link><description>All</description><item><title>Second &amp; last</title><link>https://example.com/2</link></item><item><title>First</title><link>https://example.com/1</link></item></channel></rss>',
        },
      },
      steps: [
        { id: 'feed', tool: 'rss-feed-parser' },
        {
          id: 'list',
          tool: 'mustache-renderer',
          inputs: { template: '# {{title}}\n\n{{#items}}\n- [{{title}}]({{link}})\n{{/items}}', values: { $from: 'feed', pointer: '' }, escape: false },
        },
      ],
    },
    gives: '# News\n\n- [Second & last](https://example.com/2)\n- [First](https://example.com/1)\n',
  },
  {
    slug: 'less-to-small-css',
    keywords: ['less', 'minify css', 'compile less', 'style sheet', 'preprocessor'],
    recipe: {
      name: 'Less to small CSS',
      note: 'Compiles Less and minifies what comes out.',
      parameters: { input: { default: '@space: 4px;\n.card {\n  padding: @space * 2;\n  .title { margin: 0px; color: #ff0000; }\n}' } },
      steps: [
        { id: 'css', tool: 'less-to-css-converter' },
        { id: 'small', tool: 'css-minifier' },
      ],
    },
    gives: '.card{padding:8px}.card .title{margin:0;color:red}',
  },
  {
    slug: 'colors-of-a-style-sheet',
    keywords: ['css palette', 'extract colours', 'color names', 'design audit', 'brand colors'],
    recipe: {
      name: 'Colours of a style sheet, with names',
      note: 'Finds the colours in CSS and gives each the nearest name.',
      parameters: { input: { default: 'a { color: #f00; background: rgb(0, 0, 128) }\nb { color: #ff0000 }' } },
      steps: [
        { id: 'colors', tool: 'css-color-extractor' },
        { id: 'hex', tool: 'jq-evaluator', inputs: { json: { $from: 'colors', pointer: '/colors' }, filter: '.[].hex', raw: true } },
        { id: 'names', tool: 'color-name-finder', forEach: { $main: 'hex' } },
        { id: 'table', tool: 'json-to-table-converter', inputs: { json: { $from: 'names', pointer: '/items' }, columns: ['hex', 'name'] } },
      ],
    },
    gives: `| hex     | name |
| ------- | ---- |
| #ff0000 | red  |
| #000080 | navy |`,
  },
  {
    slug: 'svg-for-css',
    keywords: ['data uri', 'background-image', 'inline svg', 'icon', 'optimise svg'],
    recipe: {
      name: 'SVG for a style sheet',
      note: 'Optimises an SVG and writes it as a data URI, as background-image takes it.',
      parameters: {
        input: {
          default: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><!-- dot --><circle cx="5.000" cy="5.000" r="4.000" fill="#ff0000"/></svg>',
        },
      },
      steps: [
        { id: 'small', tool: 'svg-optimizer' },
        { id: 'uri', tool: 'svg-to-data-uri-converter' },
      ],
    },
    gives: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'%3E%3Ccircle cx='5' cy='5' r='4' fill='red'/%3E%3C/svg%3E",
  },
  {
    slug: 'markdown-to-plain-text',
    keywords: ['strip markdown', 'remove formatting', 'readme to text', 'plain text mail'],
    recipe: {
      name: 'Markdown to plain text',
      note: 'Takes the formatting out of Markdown, for a mail or a form that takes none.',
      parameters: { input: { default: 'A *short* text with a [link](https://example.com/) and `code`.' } },
      steps: [
        { id: 'html', tool: 'markdown-to-html-converter' },
        { id: 'text', tool: 'html-to-text-converter' },
      ],
    },
    gives: 'A short text with a link and code.',
  },
  {
    slug: 'docker-run-to-compose-json',
    keywords: ['docker-compose', 'container', 'yaml to json', 'devops'],
    recipe: {
      name: 'docker run to a compose file in JSON',
      note: 'Turns a docker run command into a compose file, and that into JSON for a program.',
      parameters: { input: { default: 'docker run -d --name web -p 8080:80 -e MODE=prod nginx:1.27' } },
      steps: [
        { id: 'compose', tool: 'docker-run-to-compose-converter' },
        { id: 'json', tool: 'yaml-to-json-converter' },
      ],
    },
    gives: `{
  "services": {
    "web": {
      "image": "nginx:1.27",
      "container_name": "web",
      "ports": [
        "8080:80"
      ],
      "environment": [
        "MODE=prod"
      ]
    }
  }
}`,
  },
  {
    slug: 'body-of-a-curl-command',
    keywords: ['curl to json', 'copy as curl', 'request body', 'postman', 'api call'],
    recipe: {
      name: 'JSON body of a curl command',
      note: 'Takes the body out of a command that was copied from a browser, and formats it.',
      parameters: {
        input: { default: `curl 'https://api.example.com/v1/users' -H 'content-type: application/json' --data-raw '{"name":"Ada","roles":["admin"]}'` },
      },
      steps: [
        { id: 'curl', tool: 'curl-converter' },
        { id: 'json', tool: 'json-formatter', inputs: { json: { $from: 'curl', pointer: '/body' }, indent: 2 } },
      ],
    },
    gives: `{
  "name": "Ada",
  "roles": [
    "admin"
  ]
}`,
  },
];
