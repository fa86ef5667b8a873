import type { ReadyRecipe } from './ready-recipe.ts';

const ACCESS_LOG = `203.0.113.7 - - [05/Jan/2026:09:00:01 +0000] "GET / HTTP/1.1" 200 512 "-" "curl/8.5.0"
198.51.100.2 - - [05/Jan/2026:09:00:02 +0000] "GET /a HTTP/1.1" 404 0 "-" "curl/8.5.0"
203.0.113.7 - - [05/Jan/2026:09:00:03 +0000] "POST /login HTTP/1.1" 500 17 "-" "curl/8.5.0"`;

/** What people look into who find something suspicious. */
export const SECURITY: readonly ReadyRecipe[] = [
  {
    slug: 'decode-powershell-encoded-command',
    keywords: ['powershell -enc', 'EncodedCommand', 'malware', 'utf-16', 'obfuscated script'],
    recipe: {
      name: 'Decode a PowerShell -enc command',
      note: 'Finds the encoded command in a line and reads it: base64, then UTF-16.',
      parameters: { input: { default: 'powershell.exe -NoProfile -enc RwBlAHQALQBEAGEAdABlACAAfAAgAFcAcgBpAHQAZQAtAEgAbwBzAHQA' } },
      steps: [
        { id: 'code', tool: 'text-replacer', inputs: { find: '^.*?([A-Za-z0-9+/]{16,}={0,2})\\s*$', replacement: '$1', mode: 'regex' } },
        { id: 'bytes', tool: 'base64-encoder', inputs: { mode: 'decode', outputEncoding: 'base64' } },
        { id: 'text', tool: 'charset-converter', inputs: { mode: 'decode', charset: 'utf-16le', bytesEncoding: 'base64' } },
      ],
    },
    gives: 'Get-Date | Write-Host',
  },
  {
    slug: 'defang-indicators-of-a-log',
    keywords: ['ioc', 'indicators of compromise', 'threat report', 'defang urls', 'extract ips'],
    recipe: {
      name: 'Defanged indicators of a log',
      note: 'Finds the addresses, domains and hashes of a text and writes them so that nobody clicks on them by mistake.',
      parameters: {
        input: {
          default: 'GET http://evil.example.com/dropper.exe from 203.0.113.7\nMD5 44d88612fea8a8f36de82e1278abb02f seen by mail from bad@example.net',
        },
      },
      steps: [
        { id: 'found', tool: 'ioc-extractor' },
        { id: 'list', tool: 'jq-evaluator', inputs: { json: { $from: 'found', pointer: '/indicators' }, filter: '[.[][]] | unique | .[]', raw: true } },
        { id: 'safe', tool: 'text-defanger' },
      ],
    },
    gives: `203[.]0[.]113[.]7
44d88612fea8a8f36de82e1278abb02f
bad[@]example[.]net
hxxp[://]evil[.]example[.]com/dropper.exe`,
  },
  {
    slug: 'defang-addresses-of-a-text',
    keywords: ['e-mail addresses', 'extract emails', 'hide from spam', 'anti-phishing report'],
    recipe: {
      name: 'E-mail addresses of a text, defanged',
      note: 'Finds the e-mail addresses of a text and makes them safe to pass on.',
      parameters: { input: { default: 'Write to ada@example.com or to Bob <bob@example.org>; ada@example.com answers first.' } },
      steps: [
        { id: 'emails', tool: 'email-extractor', inputs: { unique: true } },
        { id: 'safe', tool: 'text-defanger' },
      ],
    },
    gives: 'ada[@]example[.]com\nbob[@]example[.]org',
  },
  {
    slug: 'gunzip-base64',
    keywords: ['H4sI', 'gzip base64 decode', 'cloud-init', 'kubernetes secret', 'helm release', 'decompress'],
    recipe: {
      name: 'Unpack gzip in base64',
      note: 'Decodes base64, decompresses what is in it and formats the JSON that comes out.',
      parameters: { input: { default: 'H4sIAAAAAAACA6tWKi1OLVKyUkpMSVTSUSrKz0ktVrKKBnJzM/OAAimpZUqxtQBuXvIPJgAAAA==' } },
      steps: [
        { id: 'bytes', tool: 'base64-encoder', inputs: { mode: 'decode' } },
        { id: 'text', tool: 'gzip-compressor', inputs: { mode: 'decode' } },
        { id: 'json', tool: 'json-formatter', inputs: { indent: 2 } },
      ],
    },
    gives: `{
  "user": "ada",
  "roles": [
    "admin",
    "dev"
  ]
}`,
  },
  {
    slug: 'break-single-byte-xor',
    keywords: ['ctf', 'xor brute force', 'hex', 'crack', 'cryptopals', 'unknown key'],
    recipe: {
      name: 'Break a text under XOR with one byte',
      note: 'Tries all 256 keys on bytes in hex and shows the text that reads most like language.',
      parameters: { input: { default: '474f4f5e0a474f0a4b5e0a5e424f0a45464e0a4858434e4d4f0a4b5e0a44454544', encoding: 'hex' } },
      steps: [
        { id: 'keys', tool: 'xor-brute-forcer', inputs: { inputEncoding: 'hex', limit: 1 } },
        {
          id: 'best',
          tool: 'mustache-renderer',
          inputs: { template: '{{text}} (key 0x{{keyHex}})', values: { $from: 'keys', pointer: '/candidates/0' }, escape: false },
        },
      ],
    },
    gives: 'meet me at the old bridge at noon (key 0x2a)',
  },
  {
    slug: 'peel-hex-base64-rot13',
    keywords: ['ctf', 'nested encoding', 'onion', 'puzzle', 'multiple encodings'],
    recipe: {
      name: 'Hex, base64 and ROT13, peeled off',
      note: 'Opens a riddle that was written in ROT13, then base64, then hex. Switch off what yours does not have.',
      parameters: { input: { default: '5233567949484e35626e5167646d5967646d45675a335679494852755a58467959513d3d' } },
      steps: [
        { id: 'hex', tool: 'hex-encoder', inputs: { mode: 'decode' } },
        { id: 'base64', tool: 'base64-encoder', inputs: { mode: 'decode' } },
        { id: 'rot13', tool: 'rot13-cipher' },
      ],
    },
    gives: 'The flag is in the garden',
  },
  {
    slug: 'strings-of-a-hex-dump',
    keywords: ['xxd', 'hexdump', 'strings', 'binary', 'forensics', 'reverse'],
    recipe: {
      name: 'Strings in a hex dump',
      note: 'Reads a hex dump back into bytes and lists the readable strings among them.',
      parameters: {
        input: {
          default: `00000000: 7f45 4c46 0201 0100 2f6c 6962 2f6c 642e  .ELF..../lib/ld.
00000010: 736f 0001 0270 7574 7300 6d61 696e 2e63  so...puts.main.c
00000020: 0000`,
        },
      },
      steps: [
        { id: 'bytes', tool: 'hex-dump-converter', inputs: { mode: 'decode', format: 'xxd', outputEncoding: 'base64' } },
        { id: 'strings', tool: 'strings-extractor', inputs: { inputEncoding: 'base64', minLength: 4 } },
        { id: 'list', tool: 'jq-evaluator', inputs: { json: { $from: 'strings', pointer: '/strings' }, filter: '.[].text', raw: true } },
      ],
    },
    gives: '/lib/ld.so\nputs\nmain.c',
  },
  {
    slug: 'type-of-a-data-uri',
    keywords: ['data:image', 'what file is this', 'magic bytes', 'inline image', 'embedded file'],
    recipe: {
      name: 'What a data URI really holds',
      note: 'Decodes a data: URI and tells the type of the file by its first bytes, whatever the URI says.',
      parameters: { input: { default: 'data:text/plain;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==' } },
      steps: [
        { id: 'uri', tool: 'data-uri-converter', inputs: { mode: 'decode' } },
        { id: 'type', tool: 'file-type-detector', inputs: { data: { $from: 'uri', pointer: '/hex' }, inputEncoding: 'hex' } },
      ],
    },
    gives: 'image/gif',
  },
  {
    slug: 'real-links-behind-safe-links',
    keywords: ['safelinks.protection.outlook.com', 'urldefense', 'proofpoint', 'phishing mail', 'unwrap links', 'remove tracking'],
    recipe: {
      name: 'Real links behind safe links',
      note: 'Finds the wrapped addresses of a mail (Outlook, Proofpoint, Google, Facebook), unwraps them and takes tracking parameters away.',
      parameters: {
        input: {
          default:
            'See https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.com%2Foffer%3Fid%3D7%26utm_source%3Dmail&data=05%7C01&reserved=0 for more.',
        },
      },
      steps: [
        { id: 'links', tool: 'url-extractor', inputs: { unique: true } },
        { id: 'unwrap', tool: 'safelink-decoder', forEach: { $main: 'links' }, onError: 'skip' },
        { id: 'clean', tool: 'url-tracking-remover', inputs: { urls: { $main: 'unwrap' } } },
        { id: 'list', tool: 'jq-evaluator', inputs: { json: { $from: 'clean', pointer: '/results' }, filter: '.[].cleaned', raw: true } },
      ],
    },
    gives: 'https://www.example.com/offer?id=7',
  },
  {
    slug: 'merge-ip-list-into-networks',
    keywords: ['cidr', 'blocklist', 'firewall', 'aggregate ips', 'ip ranges', 'deduplicate addresses'],
    recipe: {
      name: 'IP addresses of a text as networks',
      note: 'Collects the IPv4 addresses and networks of a text and merges them into as few CIDR blocks as cover exactly them.',
      parameters: { input: { default: '198.51.100.0 blocked\n198.51.100.1 blocked\n198.51.100.2, 198.51.100.3\n203.0.113.9' } },
      steps: [
        { id: 'found', tool: 'ioc-extractor', inputs: { types: ['ipv4'] } },
        { id: 'merged', tool: 'cidr-aggregator', inputs: { entries: { $from: 'found', pointer: '/indicators/ipv4' } } },
      ],
    },
    gives: '198.51.100.0/30\n203.0.113.9/32',
  },
  {
    slug: 'busiest-addresses-of-an-access-log',
    keywords: ['apache log', 'nginx log', 'top ips', 'requests per ip', 'log analysis'],
    recipe: {
      name: 'Busiest addresses of an access log',
      note: 'Counts the requests of each address in a log of Apache or nginx, the most first.',
      parameters: {
        input: {
          default: ACCESS_LOG,
        },
      },
      steps: [
        { id: 'log', tool: 'access-log-parser' },
        {
          id: 'count',
          tool: 'jq-evaluator',
          inputs: { filter: 'group_by(.host) | map({host: .[0].host, requests: length, bytes: (map(.bytes // 0) | add)}) | sort_by(-.requests)' },
        },
        { id: 'table', tool: 'json-to-table-converter', inputs: { json: { $from: 'count', pointer: '/outputs/0' } } },
      ],
    },
    gives: `| host         | requests | bytes |
| ------------ | -------- | ----- |
| 203.0.113.7  | 2        | 529   |
| 198.51.100.2 | 1        | 0     |`,
  },
  {
    slug: 'failed-requests-of-an-access-log',
    keywords: ['http 500', '404', 'errors', 'apache log', 'nginx log', 'log to csv'],
    recipe: {
      name: 'Failed requests of an access log',
      note: 'Takes the requests that were answered with 400 or more out of a log, as CSV.',
      parameters: {
        input: {
          default: ACCESS_LOG,
        },
      },
      steps: [
        { id: 'log', tool: 'access-log-parser' },
        { id: 'failed', tool: 'jq-evaluator', inputs: { filter: 'map(select(.status >= 400) | {time, host, method, path, status})' } },
        { id: 'csv', tool: 'json-to-csv-converter', inputs: { json: { $from: 'failed', pointer: '/outputs/0' } } },
      ],
    },
    gives: `time,host,method,path,status
2026-01-05T09:00:02+00:00,198.51.100.2,GET,/a,404
2026-01-05T09:00:03+00:00,203.0.113.7,POST,/login,500`,
  },
  {
    slug: 'browsers-of-an-access-log',
    keywords: ['user agents', 'visitors', 'browser statistics', 'apache log', 'nginx log', 'device'],
    recipe: {
      name: 'Browsers in an access log',
      note: 'Reads the different user agents of a log and says which browser, system and kind of device each is.',
      parameters: {
        input: {
          default: `203.0.113.7 - - [05/Jan/2026:09:00:01 +0000] "GET / HTTP/1.1" 200 5 "-" "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
198.51.100.2 - - [05/Jan/2026:09:00:02 +0000] "GET / HTTP/1.1" 200 5 "-" "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"`,
        },
      },
      steps: [
        { id: 'log', tool: 'access-log-parser' },
        { id: 'agents', tool: 'jq-evaluator', inputs: { filter: 'map(.userAgent // empty) | unique | .[]', raw: true } },
        { id: 'each', tool: 'user-agent-parser', forEach: { $main: 'agents' } },
        {
          id: 'rows',
          tool: 'jq-evaluator',
          inputs: {
            json: { $from: 'each', pointer: '/items' },
            filter: 'map({browser: "\\(.browser.name) \\(.browser.major)", system: .os.name, device: .device.type})',
          },
        },
        { id: 'table', tool: 'json-to-table-converter', inputs: { json: { $from: 'rows', pointer: '/outputs/0' } } },
      ],
    },
    gives: `| browser     | system | device  |
| ----------- | ------ | ------- |
| Firefox 140 | Linux  | desktop |`,
  },
  {
    slug: 'makers-of-mac-addresses',
    keywords: ['oui', 'vendor', 'network scan', 'arp table', 'device manufacturer'],
    recipe: {
      name: 'Makers of a list of MAC addresses',
      note: 'Finds the MAC addresses of a text and looks up who made each device.',
      parameters: { input: { default: '? (192.168.1.1) at 00:00:0c:07:ac:01 on en0\n? (192.168.1.5) at 08:00:20:ab:cd:ef on en0' } },
      steps: [
        { id: 'found', tool: 'ioc-extractor', inputs: { types: ['mac'] } },
        { id: 'each', tool: 'mac-address-lookup', forEach: { $from: 'found', pointer: '/indicators/mac' }, inputs: { mac: { $from: 'item' } } },
        { id: 'table', tool: 'json-to-table-converter', inputs: { json: { $from: 'each', pointer: '/items' }, columns: ['mac', 'vendor'] } },
      ],
    },
    gives: `| mac               | vendor             |
| ----------------- | ------------------ |
| 00:00:0c:07:ac:01 | Cisco Systems, Inc |
| 08:00:20:ab:cd:ef | Oracle Corporation |`,
  },
];
