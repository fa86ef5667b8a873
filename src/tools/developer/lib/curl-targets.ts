// Snippets that send one request, in several languages.
import type { CurlRequest, FormPart, Header } from './curl.ts';

export type CurlTarget =
  | 'javascript-fetch'
  | 'node-axios'
  | 'python-requests'
  | 'go'
  | 'php'
  | 'ruby'
  | 'java'
  | 'csharp'
  | 'rust'
  | 'httpie'
  | 'wget'
  | 'json';

const json = (text: string): string => JSON.stringify(text);
/** A string of languages that know \uXXXX; the escapes of JSON are theirs too. */
const unicode = (text: string): string => json(text).replaceAll(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const go = (text: string): string => json(text).replaceAll(/\\ud[89ab][0-9a-f]{2}/g, '\\ufffd');
const php = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
const ruby = (text: string): string => json(text).replaceAll('#', '\\#');
const rust = (text: string): string =>
  json(text).replaceAll(/\\\\|\\[bf]|\\u([0-9a-f]{4})/g, (found, hex?: string) => (found === '\\\\' ? found : `\\u{${hex ?? (found === '\\b' ? '8' : 'c')}}`));
const shell = (text: string): string => (/^[A-Za-z0-9@%+=:,./_-]+$/.test(text) ? text : `'${text.replaceAll("'", `'"'"'`)}'`);
const python = (text: string): string => json(text);

/** The headers without the content type, where the library writes that of a form itself. */
const sentHeaders = ({ headers, form }: CurlRequest): Header[] => (form ? headers.filter(({ name }) => name.toLowerCase() !== 'content-type') : headers);

/** A whole snippet that sends the request. */
export function snippet(request: CurlRequest, target: CurlTarget): string {
  return WRITERS[target](request);
}

const WRITERS: Record<CurlTarget, (request: CurlRequest) => string> = {
  'javascript-fetch': (request) => {
    const { method, url, body, form } = request;
    const headers = sentHeaders(request);
    const fields = [
      `  method: ${json(method)},`,
      ...(headers.length > 0 ? [`  headers: [\n${headers.map(({ name, value }) => `    [${json(name)}, ${json(value)}],`).join('\n')}\n  ],`] : []),
      ...(form ? ['  body: form,'] : body === undefined ? [] : [`  body: ${json(body)},`]),
    ];
    const parts = form ? `${formLines(form)}\n` : '';
    return `${parts}const response = await fetch(${json(url)}, {\n${fields.join('\n')}\n});\nconsole.log(response.status, await response.text());\n`;
  },
  'node-axios': (request) => {
    const { method, url, body, form } = request;
    const headers = sentHeaders(request);
    const fields = [
      `  method: ${json(method)},`,
      `  url: ${json(url)},`,
      ...(headers.length > 0
        ? [
            `  headers: {\n${grouped(headers)
              .map(([name, values]) => `    ${json(name)}: ${json(values.join(', '))},`)
              .join('\n')}\n  },`,
          ]
        : []),
      ...(form ? ['  data: form,'] : body === undefined ? [] : [`  data: ${json(body)},`]),
    ];
    return `import axios from "axios";\n\n${form ? `${formLines(form)}\n` : ''}const response = await axios.request({\n${fields.join('\n')}\n});\nconsole.log(response.status, response.data);\n`;
  },
  'python-requests': (request) => {
    const { method, url, body, form } = request;
    const headers = sentHeaders(request);
    const fields = [
      ...(headers.length > 0
        ? [
            `    headers={\n${grouped(headers)
              .map(([name, values]) => `        ${python(name)}: ${python(values.join(', '))},`)
              .join('\n')}\n    },`,
          ]
        : []),
      ...(form
        ? [
            `    files=[\n${form.map((part) => `        (${python(part.name)}, (${part.file === undefined ? `None, ${python(part.value ?? '')}` : `${python(part.file)}, open(${python(part.file)}, "rb")`}${part.type === undefined ? '' : `, ${python(part.type)}`})),`).join('\n')}\n    ],`,
          ]
        : []),
      ...(body === undefined || form ? [] : [`    data=${python(body)}.encode("utf-8"),`]),
    ];
    return `import requests\n\nresponse = requests.request(\n    ${python(method)},\n    ${python(url)},\n${fields.map((field) => `${field}\n`).join('')})\nprint(response.status_code, response.text)\n`;
  },
  go: (request) => {
    const { method, url, form } = request;
    const files = form?.some(({ file }) => file !== undefined) ?? false;
    const imports = [
      ...(form ? ['bytes'] : []),
      'fmt',
      'io',
      ...(form ? ['mime/multipart'] : []),
      'net/http',
      ...(files ? ['os'] : []),
      ...(form || request.body === undefined ? [] : ['strings']),
    ]
      .map((name) => `\t"${name}"`)
      .join('\n');
    const body = form ? '&form' : request.body === undefined ? 'nil' : `strings.NewReader(${go(request.body)})`;
    const parts = form ? `\tvar form bytes.Buffer\n\twriter := multipart.NewWriter(&form)\n${form.map(goPart).join('')}\twriter.Close()\n` : '';
    const headers = sentHeaders(request)
      .map(({ name, value }) => (name.toLowerCase() === 'host' ? `\trequest.Host = ${go(value)}\n` : `\trequest.Header.Add(${go(name)}, ${go(value)})\n`))
      .join('');
    const type = form ? '\trequest.Header.Set("Content-Type", writer.FormDataContentType())\n' : '';
    return `package main\n\nimport (\n${imports}\n)\n\nfunc main() {\n${parts}\trequest, err := http.NewRequest(${go(method)}, ${go(url)}, ${body})\n\tif err != nil {\n\t\tpanic(err)\n\t}\n${headers}${type}\tresponse, err := http.DefaultClient.Do(request)\n\tif err != nil {\n\t\tpanic(err)\n\t}\n\tdefer response.Body.Close()\n\ttext, err := io.ReadAll(response.Body)\n\tif err != nil {\n\t\tpanic(err)\n\t}\n\tfmt.Println(response.StatusCode, string(text))\n}\n`;
  },
  php: (request) => {
    const { method, url, body, form } = request;
    const headers = sentHeaders(request)
      .map(({ name, value }) => `        ${php(value === '' ? `${name};` : `${name}: ${value}`)},\n`)
      .join('');
    const fields = [
      `    CURLOPT_CUSTOMREQUEST => ${php(method)},`,
      '    CURLOPT_RETURNTRANSFER => true,',
      ...(method === 'HEAD' ? ['    CURLOPT_NOBODY => true,'] : []),
      ...(headers === '' ? [] : [`    CURLOPT_HTTPHEADER => [\n${headers}    ],`]),
      ...(form
        ? [
            `    CURLOPT_POSTFIELDS => [\n${form.map((part) => `        ${php(part.name)} => ${part.file === undefined ? php(part.value ?? '') : `new CURLFile(${php(part.file)}${part.type === undefined ? '' : `, ${php(part.type)}`})`},\n`).join('')}    ],`,
          ]
        : body === undefined
          ? []
          : [`    CURLOPT_POSTFIELDS => ${php(body)},`]),
    ];
    return `<?php\n$curl = curl_init(${php(url)});\ncurl_setopt_array($curl, [\n${fields.join('\n')}\n]);\n$response = curl_exec($curl);\necho curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $response, PHP_EOL;\n`;
  },
  ruby: (request) => {
    const { method, url, body, form } = request;
    const headers = sentHeaders(request)
      .map(({ name, value }) => `request.add_field(${ruby(name)}, ${ruby(value)})\n`)
      .join('');
    const parts = form
      ?.map(
        (part) =>
          `  [${ruby(part.name)}, ${part.file === undefined ? ruby(part.value ?? '') : `File.open(${ruby(part.file)})`}${part.type === undefined ? '' : `, { content_type: ${ruby(part.type)} }`}],\n`,
      )
      .join('');
    const content =
      parts === undefined ? (body === undefined ? '' : `request.body = ${ruby(body)}\n`) : `request.set_form([\n${parts}], "multipart/form-data")\n`;
    return `require "net/http"\n\nuri = URI(${ruby(url)})\nrequest = Net::HTTPGenericRequest.new(${ruby(method)}, ${content !== ''}, ${method !== 'HEAD'}, uri)\n${headers}${content}response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") { |http| http.request(request) }\nputs response.code, response.body\n`;
  },
  java: (request) => {
    const { method, url, form } = request;
    const body = form
      ? 'BodyPublishers.ofByteArray(form.toByteArray())'
      : request.body === undefined
        ? 'BodyPublishers.noBody()'
        : `BodyPublishers.ofString(${unicode(request.body)})`;
    const headers = sentHeaders(request)
      .map(({ name, value }) => `            .header(${unicode(name)}, ${unicode(value)})\n`)
      .join('');
    const type = form ? '            .header("Content-Type", "multipart/form-data; boundary=toolrack-form-boundary")\n' : '';
    const parts = form
      ? `        var form = new java.io.ByteArrayOutputStream();\n${form.map(javaPart).join('')}        form.write("--toolrack-form-boundary--\\r\\n".getBytes());\n`
      : '';
    return `import java.net.URI;\nimport java.net.http.HttpClient;\nimport java.net.http.HttpRequest;\nimport java.net.http.HttpRequest.BodyPublishers;\nimport java.net.http.HttpResponse;\n\npublic class Main {\n    public static void main(String[] arguments) throws Exception {\n${parts}        HttpRequest request = HttpRequest.newBuilder(URI.create(${unicode(url)}))\n${headers}${type}            .method(${unicode(method)}, ${body})\n            .build();\n        HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());\n        System.out.println(response.statusCode() + " " + response.body());\n    }\n}\n`;
  },
  csharp: (request) => {
    const { method, url, body, form } = request;
    const content = form
      ? `var form = new MultipartFormDataContent();\n${form.map(csharpPart).join('')}request.Content = form;\n`
      : body === undefined
        ? ''
        : `request.Content = new ByteArrayContent(System.Text.Encoding.UTF8.GetBytes(${unicode(body)}));\n`;
    const headers = sentHeaders(request)
      .map(
        ({ name, value }) =>
          `request.${/^content-/i.test(name) && content !== '' ? 'Content.' : ''}Headers.TryAddWithoutValidation(${unicode(name)}, ${unicode(value)});\n`,
      )
      .join('');
    return `using System.Net.Http;\n\nusing var client = new HttpClient();\nusing var request = new HttpRequestMessage(new HttpMethod(${unicode(method)}), ${unicode(url)});\n${content}${headers}using var response = await client.SendAsync(request);\nConsole.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");\n`;
  },
  rust: (request) => {
    const { method, url, body, form } = request;
    const headers = sentHeaders(request)
      .map(({ name, value }) => `        .header(${rust(name)}, ${rust(value)})\n`)
      .join('');
    const parts = form
      ? `    let form = reqwest::blocking::multipart::Form::new()${form.map((part) => `\n        ${part.file === undefined ? `.text(${rust(part.name)}, ${rust(part.value ?? '')})` : `.file(${rust(part.name)}, ${rust(part.file)})?`}`).join('')};\n`
      : '';
    const content = form ? '        .multipart(form)\n' : body === undefined ? '' : `        .body(${rust(body)})\n`;
    return `fn main() -> Result<(), Box<dyn std::error::Error>> {\n${parts}    let response = reqwest::blocking::Client::new()\n        .request(reqwest::Method::from_bytes(${rust(method)}.as_bytes())?, ${rust(url)})\n${headers}${content}        .send()?;\n    println!("{} {}", response.status(), response.text()?);\n    Ok(())\n}\n`;
  },
  httpie: (request) => {
    const { method, url, body, form } = request;
    const words = ['http', ...(form ? ['--multipart'] : []), ...(body === undefined || form ? [] : ['--raw', body]), method, url];
    for (const { name, value } of sentHeaders(request)) words.push(value === '' ? `${name};` : `${name}:${value}`);
    for (const part of form ?? [])
      words.push(
        part.file === undefined ? `${part.name}=${part.value ?? ''}` : `${part.name}@${part.file}${part.type === undefined ? '' : `;type=${part.type}`}`,
      );
    return `${words.map(shell).join(' ')}\n`;
  },
  wget: (request) => {
    const { method, url, body, form } = request;
    const words = ['wget', '--quiet', '--output-document=-', `--method=${method}`];
    for (const { name, value } of sentHeaders(request)) words.push(`--header=${name}: ${value}`);
    if (form) words.push('--header=Content-Type: multipart/form-data; boundary=toolrack-form-boundary', `--body-data=${multipart(form)}`);
    else if (body !== undefined) words.push(`--body-data=${body}`);
    return `${[...words, url].map(shell).join(' ')}\n`;
  },
  json: ({ method, url, headers, body, form }) =>
    `${JSON.stringify({ method, url, headers, ...(body !== undefined && { body }), ...(form && { form }) }, undefined, 2)}\n`,
};

function grouped(headers: readonly Header[]): [string, string[]][] {
  const groups = new Map<string, [string, string[]]>();
  for (const { name, value } of headers) {
    const known = groups.get(name.toLowerCase());
    if (known) known[1].push(value);
    else groups.set(name.toLowerCase(), [name, [value]]);
  }
  return [...groups.values()];
}

const formLines = (form: readonly FormPart[]): string => {
  const head = form.some(({ file }) => file !== undefined) ? 'import { openAsBlob } from "node:fs";\n\n' : '';
  return `${head}const form = new FormData();\n${form.map((part) => (part.file === undefined ? `form.append(${json(part.name)}, ${json(part.value ?? '')});\n` : `form.append(${json(part.name)}, await openAsBlob(${json(part.file)}${part.type === undefined ? '' : `, { type: ${json(part.type)} }`}), ${json(part.file.split('/').at(-1) ?? '')});\n`)).join('')}`;
};

const goPart = ({ name, value, file }: FormPart): string =>
  file === undefined
    ? `\twriter.WriteField(${go(name)}, ${go(value ?? '')})\n`
    : `\tif part, err := writer.CreateFormFile(${go(name)}, ${go(file)}); err != nil {\n\t\tpanic(err)\n\t} else if data, err := os.ReadFile(${go(file)}); err != nil {\n\t\tpanic(err)\n\t} else {\n\t\tpart.Write(data)\n\t}\n`;

function javaPart({ name, value, file, type }: FormPart): string {
  const head = `--toolrack-form-boundary\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`;
  const content =
    file === undefined ? `${unicode(value ?? '')}.getBytes("UTF-8")` : `java.nio.file.Files.readAllBytes(java.nio.file.Path.of(${unicode(file)}))`;
  return `        form.write(${unicode(head)}.getBytes("UTF-8"));\n        form.write(${content});\n        form.write("\\r\\n".getBytes());\n`;
}

const csharpPart = ({ name, value, file }: FormPart): string =>
  file === undefined
    ? `form.Add(new StringContent(${unicode(value ?? '')}), ${unicode(name)});\n`
    : `form.Add(new StreamContent(File.OpenRead(${unicode(file)})), ${unicode(name)}, ${unicode(file)});\n`;

/** The body of a form of values; a file is named in place of what is in it. */
const multipart = (form: readonly FormPart[]): string =>
  `${form.map(({ name, value, file }) => `--toolrack-form-boundary\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value ?? `@${file ?? ''}`}\r\n`).join('')}--toolrack-form-boundary--\r\n`;
