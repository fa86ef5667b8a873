#!/usr/bin/env python3
"""First fresh corpus: written without looking at the recognisers."""
import base64
import bz2
import codecs
import email.header
import email.message
import gzip
import hashlib
import hmac
import io
import json
import lzma
import os
import plistlib
import quopri
import random
import struct
import subprocess
import tarfile
import tempfile
import urllib.parse
import uuid
import wave
import zipfile
import zlib

from making import *

# ---------------------------------------------------------------- data formats
t('json', '{"name":"left-pad","version":"1.3.0","dependencies":{}}',
  '[1, 2, 3]', '\ufeff{"a": [true, false, null]}', '  {\r\n  "compilerOptions": {\r\n    "strict": true,\r\n    "target": "es2022"\r\n  }\r\n}\r\n',
  '"just a \\u00e9 string"', '{"message":"it\'s \\"quoted\\"","emoji":"\\ud83d\\ude00"}',
  run('php -r \'echo json_encode(["päth"=>"/a/b","list"=>[1.5,-2e10]], JSON_PRETTY_PRINT);\'').decode(),
  run('ruby -rjson -e \'puts JSON.pretty_generate({users: [{id: 1, name: "Ann"}, {id: 2, name: "Bob"}]})\'').decode(),
  '{"lockfileVersion": 3, "packages": {"node_modules/ms": {"version": "2.1.3", "resolved": "https://registry.npmjs.org/ms/-/ms-2.1.3.tgz", "integrity": "sha512-6FlzubTLZG3J2a/NVCAleEhjzq5oxgHyaCU9yYXvcLsvoVaHJq/s5xXI6/XXP6tz7R9xAOtHnSO/tXtF3WRTlA=="}}}',
  '[{"Id":"e90e34656806","Created":"2015-01-06T15:47:31.485331387Z","Path":"date","Args":[],"State":{"Status":"exited","Running":false,"Pid":0}}]')
t('json5', "{\n  // comments\n  unquoted: 'and you can quote me on that',\n  singleQuotes: 'I can use \"double quotes\" here',\n  hexadecimal: 0xdecaf,\n  leadingDecimalPoint: .8675309, andTrailing: 8675309.,\n  positiveSign: +1,\n  trailingComma: 'in objects', andIn: ['arrays',],\n}",
  "{a:1,b:'two',c:[1,2,],}", '{\n  "name": "x", /* block */\n  "files": ["a", "b",],\n}\n', extra='json-formatter json-validator python-to-json-converter')
t('jsonl', '{"a":1}\n{"a":2}\n{"a":3}\n', '{"ts":"2024-01-01T00:00:00Z","level":"info","msg":"start"}\r\n{"ts":"2024-01-01T00:00:01Z","level":"warn","msg":"slow"}\r\n',
  '["Name","Session","Score"]\n["Gilbert","2013",24]\n["Alexa","2013",29]', '{"id":1,"father":"Mark"}\n\n{"id":2,"father":"Abraham"}\n',
  '{"level":30,"time":1531171074631,"msg":"hello world","pid":657,"hostname":"box"}\n{"level":30,"time":1531171082399,"msg":"request completed","pid":657,"hostname":"box"}')
t('geojson', '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[102.0,0.5]},"properties":{"prop0":"value0"}}]}')
t('json-ld', '{"@context":"https://schema.org","@type":"Recipe","name":"Party Coffee Cake","author":{"@type":"Person","name":"Mary Stone"}}')
t('json-schema', '{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://example.com/person.schema.json","title":"Person","type":"object","properties":{"firstName":{"type":"string"},"age":{"type":"integer","minimum":0}}}')
t('openapi', 'openapi: 3.0.3\ninfo:\n  title: Pets\n  version: 1.0.0\npaths:\n  /pets:\n    get:\n      summary: List pets\n      responses:\n        "200":\n          description: ok\n', '{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{"/x":{"get":{"responses":{"200":{"description":"ok"}}}}}}', extra='yaml-formatter yaml-to-json-converter json-formatter')
t('json-patch', '[{"op":"replace","path":"/baz","value":"boo"},{"op":"add","path":"/hello","value":["world"]},{"op":"remove","path":"/foo"}]')
t('json-rpc', '{"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}')
t('xml', '<?xml version="1.0"?>\n<catalog>\n  <book id="bk101"><author>Gambardella, Matthew</author><price>44.95</price></book>\n</catalog>', '<note><to>Tove</to><from>Jani</from><body>Don\'t forget me this weekend!</body></note>',
  '<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body><m:GetStockPrice xmlns:m="http://www.example.org/stock"><m:StockName>T</m:StockName></m:GetStockPrice></soap:Body></soap:Envelope>',
  '\ufeff<?xml version="1.0" encoding="utf-8"?>\r\n<Project Sdk="Microsoft.NET.Sdk">\r\n  <PropertyGroup>\r\n    <TargetFramework>net8.0</TargetFramework>\r\n  </PropertyGroup>\r\n</Project>\r\n',
  '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Run</name><trkseg><trkpt lat="47.644548" lon="-122.326897"><ele>4.46</ele></trkpt></trkseg></trk></gpx>',
  '<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Simple placemark</name><Point><coordinates>-122.08,37.42,0</coordinates></Point></Placemark></kml>',
  '<!-- comment first -->\n<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>com.mycompany.app</groupId></project>', '<a/>')
t('svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2L2 7l10 5 10-5-10-5z"/></svg>', '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg width="100" height="100" xmlns="http://www.w3.org/2000/svg">\n<circle cx="50" cy="50" r="40" fill="red"/>\n</svg>\n')
t('rss', '<?xml version="1.0" encoding="UTF-8" ?>\n<rss version="2.0"><channel><title>W3Schools</title><link>https://www.w3schools.com</link><description>Free</description><item><title>RSS</title><link>https://www.w3schools.com/xml/xml_rss.asp</link></item></channel></rss>', '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Example Feed</title><updated>2003-12-13T18:30:02Z</updated><entry><title>Atom-Powered Robots Run Amok</title></entry></feed>', extra='xml-formatter')
t('sitemap', '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://www.example.com/</loc><lastmod>2005-01-01</lastmod></url></urlset>', extra='xml-formatter')
t('plist', plistlib.dumps({'CFBundleName': 'App', 'LSRequires': True}).decode(), plistlib.dumps({'a': [1, 2], 'b': b'xx'}, fmt=plistlib.FMT_BINARY), extra='xml-formatter')
t('html', '<!DOCTYPE html>\n<html lang="en">\n<head><title>Hi</title></head>\n<body><h1>Hello</h1></body>\n</html>', '<div class="card"><p>Some <strong>bold</strong> text</p><img src="a.png" alt="x"></div>', '<!doctype html><meta charset=utf-8><title>x</title><p>Para',
  '<ul>\n  <li><a href="/a">A</a></li>\n  <li><a href="/b">B</a></li>\n</ul>', '<p>Hello,<br>world &amp; all</p>', '<HTML>\r\n<BODY BGCOLOR="#FFFFFF">\r\n<CENTER><FONT SIZE=7>Welcome</FONT></CENTER>\r\n</BODY>\r\n</HTML>')
t('html-table', '<table>\n<tr><th>Name</th><th>Age</th></tr>\n<tr><td>Ann</td><td>33</td></tr>\n</table>')
t('yaml', 'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: nginx-deployment\n  labels:\n    app: nginx\nspec:\n  replicas: 3\n', '---\n- hosts: webservers\n  become: yes\n  tasks:\n    - name: ensure apache\n      yum:\n        name: httpd\n        state: latest\n', 'version: "3.9"\nservices:\n  web:\n    image: nginx\n    ports:\n      - "80:80"\n',
  '# a comment\nname: CI\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm test\n', '- apples\n- pears\n- key: value\n  other: 2\n', run(['ruby', '-ryaml', '-e', 'puts({"a"=>1,"b"=>[1,2,{"c"=>nil}],"d"=>"multi\nline"}.to_yaml)']).decode(), 'key: value\r\nlist:\r\n  - one\r\n  - two\r\n', 'foo: &anchor\n  a: 1\nbar:\n  <<: *anchor\n  b: |\n    text\n    more\n')
t('toml', '[package]\nname = "hello"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\nserde = { version = "1.0", features = ["derive"] }\n', 'title = "TOML Example"\n\n[owner]\nname = "Tom Preston-Werner"\ndob = 1979-05-27T07:32:00-08:00\n', '[build-system]\nrequires = ["setuptools>=61.0"]\nbuild-backend = "setuptools.build_meta"\n', '# cargo lock\nversion = 3\n\n[[package]]\nname = "autocfg"\nversion = "1.1.0"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\nchecksum = "d468802bab17cbc0cc575e9b053f41e72aa36bfa6b7f55e3529ffa43161b97fa"\n', '[servers.alpha]\r\nip = "10.0.0.1"\r\nports = [ 8001, 8001 ]\r\nenabled = true\r\n')
t('ini', '[Unit]\nDescription=A high performance web server\nAfter=network.target\n\n[Service]\nType=forking\nPIDFile=/run/nginx.pid\nExecStart=/usr/sbin/nginx -g \'daemon on;\'\n\n[Install]\nWantedBy=multi-user.target\n', '; last modified 1 April 2001\n[owner]\nname=John Doe\n[database]\nserver=192.0.2.62\nport=143\nfile="payroll.dat"\n', '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n[remote "origin"]\n\turl = https://github.com/a/b.git\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n', '[mysqld]\nuser = mysql\nport = 3306\nskip-external-locking\nkey_buffer_size = 16M\n', '[Desktop Entry]\nName=Firefox\nExec=firefox %u\nType=Application\nTerminal=false\n', '[PHP]\r\nmemory_limit = 128M\r\nerror_reporting = E_ALL & ~E_DEPRECATED\r\n; comment\r\n')
t('env', 'NODE_ENV=production\nPORT=3000\nDATABASE_URL=postgres://user:pass@localhost:5432/db\n', '# config\nexport API_KEY="abc123"\nexport DEBUG=true\n', 'AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE\nAWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY\nAWS_DEFAULT_REGION=us-west-2', "APP_NAME=Laravel\r\nAPP_ENV=local\r\nAPP_KEY=\r\nAPP_DEBUG=true\r\nAPP_URL=http://localhost\r\n", 'HOME=/root\nPATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin\nLANG=C.UTF-8\nSHLVL=1\n')
t('properties', 'server.port=8080\nspring.datasource.url=jdbc:mysql://localhost/test\nspring.datasource.username=dbuser\n', '# Log4j\nlog4j.rootLogger=DEBUG, A1\nlog4j.appender.A1=org.apache.log4j.ConsoleAppender\n', '!comment\nwebsite = https://en.wikipedia.org/\nlanguage = English\nkey\\ with\\ spaces = This is the value\ntab : \\u0009\n', 'org.gradle.jvmargs=-Xmx2048m\nandroid.useAndroidX=true\nkotlin.code.style=official\n', 'greeting.hello=Hello \\u00fcber\nerror.notfound=Not found: {0}\nmessages.long=one \\\n  two\n', extra='env-file-converter ini-converter')
t('csv', 'id,name,email\n1,Ann,ann@example.com\n2,Bob,bob@example.com\n', 'Date;Amount;Text\n01.02.2024;12,50;Kaffee\n02.02.2024;3,20;Tee\n', 'Name\tAge\tCity\nAnn\t33\tParis\nBob\t44\tRome\n', '"Year","Make","Model","Description","Price"\r\n"1997","Ford","E350","ac, abs, moon","3000.00"\r\n"1999","Chevy","Venture ""Extended Edition""","","4900.00"\r\n', 'a|b|c\n1|2|3\n4|5|6\n', '\ufeffDatum,Wert\n2024-01-01,5\n2024-01-02,6\n', 'sepal_length,sepal_width,petal_length,petal_width,species\n5.1,3.5,1.4,0.2,setosa\n4.9,3.0,1.4,0.2,setosa\n', 'x,y\n1,2\n3,4', run(['sqlite3', '-csv', '-header', ':memory:', "create table t(a,b,c);insert into t values(1,'x y',null),(2,'q\"q','line\nbreak');select * from t;"]).decode())
t('sql', 'SELECT u.id, u.name FROM users u JOIN orders o ON o.user_id = u.id WHERE o.total > 100 ORDER BY u.name;', 'insert into t (a, b) values (1, \'x\');', 'CREATE TABLE employees (\n  id INT PRIMARY KEY,\n  name VARCHAR(100) NOT NULL\n);', run(['sqlite3', ':memory:', "create table t(a int,b text);insert into t values(1,'x');", '.dump']).decode(), "UPDATE accounts SET balance = balance - 100.00 WHERE name = 'Alice'", '-- top\nWITH r AS (SELECT 1 AS n UNION ALL SELECT n+1 FROM r WHERE n < 10)\nSELECT * FROM r', 'DELETE FROM sessions WHERE expires < NOW();', 'ALTER TABLE `users` ADD COLUMN `age` int(11) DEFAULT NULL;', "-- MySQL dump 10.13\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `a`;\nCREATE TABLE `a` (`id` int NOT NULL);\nLOCK TABLES `a` WRITE;\nINSERT INTO `a` VALUES (1),(2);\nUNLOCK TABLES;")
t('markdown', '# Title\n\nSome *text* with a [link](https://example.com).\n\n- one\n- two\n', '## Install\n\n```sh\nnpm install foo\n```\n\nThen run `foo`.\n', '* Item 1\n* Item 2\n  * Item 2a\n\n> quote\n\n**bold**', '1. First\n2. Second\n3. Third\n\nSee [docs](docs/a.md) and ![img](a.png).', 'Heading\n=======\n\nSub\n---\n\nText with `code` and **bold**.\r\n', '- [ ] todo\n- [x] done\n\n### Notes\n\nHello', '---\ntitle: Post\ndate: 2024-01-01\n---\n\n# Hello\n\nBody *here*.\n')
t('markdown-table', '| Name | Age |\n|------|----:|\n| Ann  |  33 |\n| Bob  |  44 |\n')
t('latex', '\\documentclass{article}\n\\usepackage{amsmath}\n\\begin{document}\nHello $x^2$\n\\end{document}\n', '\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}', '\\begin{equation}\n  E = mc^2\n\\end{equation}', '$$\\int_0^\\infty e^{-x^2} dx = \\frac{\\sqrt{\\pi}}{2}$$', '\\section{Introduction}\nAs shown by \\cite{knuth}, \\emph{this} is \\textbf{bold}.\n\\begin{itemize}\n\\item one\n\\end{itemize}', '\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}')
t('graphql', 'query {\n  hero {\n    name\n    friends { name }\n  }\n}', '{ hero { name } }', 'mutation CreateReview($ep: Episode!, $review: ReviewInput!) {\n  createReview(episode: $ep, review: $review) { stars commentary }\n}', 'type Character {\n  name: String!\n  appearsIn: [Episode!]!\n}\n', 'schema {\n  query: Query\n}\ntype Query { me: User }\nenum Role { ADMIN USER }', 'fragment comparisonFields on Character {\n  name\n  ...on Droid { primaryFunction }\n}', 'query Hero($e: Episode = JEDI, $w: Boolean!) @live { hero(episode: $e) { name friends @include(if: $w) { name } } }')
t('curl', "curl https://api.github.com/users/octocat", "curl -X POST -H 'Content-Type: application/json' -d '{\"a\":1}' https://httpbin.org/post", 'curl --location --request GET "https://example.com/api?x=1" \\\n--header "Authorization: Bearer abc" \\\n--data-raw "{}"', "$ curl -u user:pass -o file.zip http://example.com/f.zip", "curl 'https://www.example.com/' \\\r\n  -H 'accept: text/html' \\\r\n  -H 'user-agent: Mozilla/5.0' \\\r\n  --compressed", "curl -sSL example.com | bash")
t('http', 'GET / HTTP/1.1\r\nHost: example.com\r\nAccept: */*\r\n\r\n', 'HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: 5\r\n\r\nhello', 'POST /login HTTP/1.1\nHost: a.com\nContent-Type: application/x-www-form-urlencoded\n\nuser=a&pass=b', 'HTTP/2 301\nserver: nginx\nlocation: https://example.com/\n', 'HTTP/1.1 404 Not Found\r\nDate: Mon, 27 Jul 2009 12:28:53 GMT\r\nServer: Apache\r\n\r\n', 'PUT /new.html HTTP/1.0\nHost: example.com\n', 'DELETE /api/items/7 HTTP/1.1\r\nHost: localhost:8080\r\nX-Token: 1\r\n\r\n')
g = tempfile.mkdtemp(dir=W)
def git(*a): return subprocess.run(['git', '-c', 'user.name=A', '-c', 'user.email=a@example.com', *a], cwd=g, capture_output=True).stdout.decode()
git('init', '-q', '-b', 'main'); open(g + '/a.txt', 'w').write('one\ntwo\nthree\n'); git('add', '.'); git('commit', '-qm', 'First')
open(g + '/a.txt', 'w').write('one\n2\nthree\nfour\n'); d1 = git('diff'); git('add', '.'); git('commit', '-qm', 'feat: second'); d2 = git('show'); d3 = git('format-patch', '--stdout', '-1'); git('mv', 'a.txt', 'b.txt'); d4 = git('diff', '--cached', '-M')
open(W + '/x', 'w').write('a\nb\nc\n'); open(W + '/y', 'w').write('a\nB\nc\nd\n')
t('diff', d1, d2, d3, d4, run('diff -u x y').decode(), '--- old.txt\r\n+++ new.txt\r\n@@ -1 +1 @@\r\n-a\r\n+b\r\n', extra='eml-parser' )
t('diff', '@@ -1,3 +1,4 @@\n a\n-b\n+B\n c\n+d\n')
open(W + '/a.py', 'w').write('def f(x):\n    return 1/x\n\ndef g():\n    f(0)\n\ng()\n')
py = subprocess.run(['python3', 'a.py'], cwd=W, capture_output=True).stderr.decode()
nd = subprocess.run(['node', '-e', 'function f(){ null.x } f()'], cwd=W, capture_output=True).stderr.decode()
rb = subprocess.run(['ruby', '-e', 'def f; raise "x"; end; f'], cwd=W, capture_output=True).stderr.decode()
ph = subprocess.run(['php', '-d', 'display_errors=stderr', '-r', 'function f($x){ throw new Exception("bad"); } f(1);'], cwd=W, capture_output=True).stderr.decode()
open(W + '/T.java', 'w').write('public class T { static void f(){ int[] a=new int[1]; a[2]=0; } public static void main(String[] x){ try{ f(); } catch(Exception e){ throw new RuntimeException("outer", e);} } }')
jv = subprocess.run(['java', 'T.java'], cwd=W, capture_output=True).stderr.decode()
t('stack', py, nd, rb, jv, ph, 'Unhandled exception. System.DivideByZeroException: Attempted to divide by zero.\n   at Program.Divide(Int32 a) in /src/Program.cs:line 12\n   at Program.Main(String[] args) in /src/Program.cs:line 5\n',
  'panic: runtime error: index out of range [5] with length 3\n\ngoroutine 1 [running]:\nmain.main()\n\t/srv/app/prog.go:9 +0x1b\nexit status 2\n', 'TypeError: Cannot read properties of undefined (reading \'map\')\n    at render (App.js:12:20)\n    at http://localhost:3000/static/js/bundle.js:1234:5', "thread 'main' panicked at src/main.rs:4:5:\nindex out of bounds: the len is 3 but the index is 99\nstack backtrace:\n   0: rust_begin_unwind\n             at /rustc/abc/library/std/src/panicking.rs:645:5\n   1: main::main\n             at ./src/main.rs:4:5\n", 'Error: boom\n    at f (/app/x.js:1:7)\n    at /app/y.js:2:3\n    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)')
t('access-log', '127.0.0.1 - frank [10/Oct/2000:13:55:36 -0700] "GET /apache_pb.gif HTTP/1.0" 200 2326', '192.168.1.20 - - [28/Jul/2006:10:27:10 -0300] "GET /cgi-bin/try/ HTTP/1.0" 200 3395 "-" "Mozilla/5.0 (X11; Linux x86_64)"', '2001:db8::1 - - [01/Feb/2024:00:00:01 +0000] "POST /api HTTP/2.0" 201 15 "https://example.com/" "curl/8.5.0"\n2001:db8::2 - - [01/Feb/2024:00:00:02 +0000] "GET / HTTP/1.1" 304 0 "-" "curl/8.5.0"\n', '#Software: Microsoft Internet Information Services 6.0\n#Version: 1.0\n#Date: 2002-05-24 20:18:01\n#Fields: date time c-ip cs-username s-ip s-port cs-method cs-uri-stem cs-uri-query sc-status\n2002-05-24 20:18:01 172.224.24.114 - 206.73.118.24 80 GET /Default.htm - 200\n', 'example.com:443 10.0.0.1 - - [05/Mar/2023:06:25:24 +0100] "GET /index.html HTTP/1.1" 200 5316 "-" "Googlebot/2.1 (+http://www.google.com/bot.html)"', '10.1.2.3 - - [29/Feb/2024:23:59:59 +0530] "HEAD /health HTTP/1.1" 200 0 "-" "kube-probe/1.28"\r\n10.1.2.4 - - [29/Feb/2024:23:59:59 +0530] "-" 408 0 "-" "-"\r\n')
t('syslog', "<34>Oct 11 22:14:15 mymachine su: 'su root' failed for lonvick on /dev/pts/8", '<165>1 2003-10-11T22:14:15.003Z mymachine.example.com evntslog - ID47 [exampleSDID@32473 iut="3" eventSource="Application" eventID="1011"] An application event log entry', 'Jan  5 12:01:33 web01 sshd[2211]: Failed password for invalid user admin from 203.0.113.5 port 52212 ssh2\nJan  5 12:01:35 web01 sshd[2211]: Connection closed by invalid user admin 203.0.113.5 port 52212 [preauth]\n', 'Nov 27 06:25:01 host CRON[12345]: (root) CMD (test -x /usr/sbin/anacron || run-parts /etc/cron.daily)', '2024-02-01T10:11:12.123456+01:00 host kernel: [12345.678901] usb 1-1: new high-speed USB device number 5 using xhci_hcd', "Mar 12 12:00:08 server4 dhcpd[1234]: DHCPACK on 10.0.0.5 to 00:11:22:33:44:55 via eth0\r\n")
t('logfmt', 'level=info msg="Stopping all fetchers" tag=stopping_fetchers id=ConsumerFetcherManager-1382721708341 module=kafka.consumer', 'time="2024-01-02T15:04:05Z" level=warning msg="container died" id=abc123\ntime="2024-01-02T15:04:06Z" level=info msg=ok', 'at=info method=GET path=/ host=myapp.herokuapp.com request_id=8601b555 fwd="204.204.204.204" dyno=web.1 connect=1ms service=18ms status=200 bytes=13', 'ts=2023-05-01T10:00:00.000Z caller=main.go:553 level=info msg="Starting Prometheus Server" mode=server version="(version=2.43.0)"', 'level=error err="connection refused" attempt=3 duration=1.5s')
# ---------------------------------------------------------------- tokens, keys
b64u = lambda b: base64.urlsafe_b64encode(b).rstrip(b'=').decode()
def jwt(head, body, key=b'secret'):
    s = b64u(json.dumps(head, separators=(',', ':')).encode()) + '.' + b64u(json.dumps(body, separators=(',', ':')).encode())
    return s + '.' + (b64u(hmac.new(key, s.encode(), 'sha256').digest()) if head['alg'] != 'none' else '')
J = jwt({'alg': 'HS256', 'typ': 'JWT'}, {'sub': '1', 'iat': 1700000000})
t('jwt', J, 'Bearer ' + J, 'Authorization: Bearer ' + jwt({'typ': 'JWT', 'alg': 'RS256', 'kid': 'a'}, {'iss': 'https://x/', 'aud': ['a']}), jwt({'alg': 'none'}, {'a': 1}), '  "' + J + '"\n', 'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZKTyKOMTYUmKoTCVJRgckCL9kiMT03JGeipsEdY3mx_etLbbWSrFr05kLzcSr4qKAq7YN7e9jwQRb23nfa6c9d-StnImGyFDbSv04uVuxIp5Zms1gNxKKK2Da14B8S4rzVRltdYwam_lDp5XnZAYpQdb76FdIKLaVmqgfwX7XWRxv2322i-vDxRfqNzo_tETKzpVLzfiwQyeyPGLBIO56YJ7eObdv0je81860ppamavo35UgoRdbYaBcoh9QcfylQr66oc6vFWXRcZ_ZT2LawVCWTIy3brGPi6UklfCpIMfIjf7iGdXKHzg.48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rpYIzOeDQz7TALvtu6UG9oMo4vpzs9tX_EFShS8iB7j6jiSdiwkIr3ajwQzaBtQD_A.XFBoMYUZodetZdvTiFvSkQ')
def ossl(*a, inp=None): return subprocess.run(['openssl', *a], input=inp, cwd=W, capture_output=True).stdout
ossl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'k.pem', '-out', 'c.pem', '-subj', '/CN=example.com/O=Ex', '-days', '30')
ossl('req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', 'ke.pem', '-out', 'ce.pem', '-subj', '/CN=ec.example', '-days', '30')
R = lambda f: open(W + '/' + f).read()
t('certificate', R('c.pem'), R('ce.pem').replace('\n', '\r\n'), ossl('x509', '-in', 'ce.pem', '-text'). decode(), ossl('x509', '-in', 'c.pem', '-outform', 'DER'), R('c.pem') + R('ce.pem'), base64.b64encode(ossl('x509', '-in', 'ce.pem', '-outform', 'DER')).decode(), '  subject=CN = x\nissuer=CN = y\n' + R('ce.pem'))
t('csr', ossl('req', '-new', '-key', 'ke.pem', '-subj', '/CN=a').decode(), ossl('req', '-new', '-key', 'k.pem', '-subj', '/C=DE/CN=b').decode())
t('private-key', R('k.pem'), R('ke.pem'), ossl('rsa', '-in', 'k.pem', '-traditional').decode(), ossl('ecparam', '-name', 'secp256k1', '-genkey', '-noout').decode(), ossl('genpkey', '-algorithm', 'ed25519').decode(), ossl('pkcs8', '-topk8', '-in', 'ke.pem', '-passout', 'pass:abc').decode(), R('k.pem').replace('\n', '\\n'), extra='')
t('public-key', ossl('pkey', '-in', 'k.pem', '-pubout').decode(), ossl('pkey', '-in', 'ke.pem', '-pubout').decode(), ossl('rsa', '-in', 'k.pem', '-RSAPublicKey_out').decode())
for ty in ('ed25519', 'rsa', 'ecdsa'): subprocess.run(['ssh-keygen', '-q', '-t', ty, '-N', '', '-C', ty + '@host', '-f', W + '/id_' + ty])
subprocess.run(['ssh-keygen', '-q', '-t', 'rsa', '-m', 'PEM', '-N', '', '-f', W + '/id_pem'])
t('ssh-public', R('id_ed25519.pub'), R('id_rsa.pub').strip(), R('id_ecdsa.pub'), 'github.com ' + ' '.join(R('id_ed25519.pub').split()[:2]), 'no-pty,command="/bin/x" ' + R('id_rsa.pub'), '# my keys\n' + R('id_ed25519.pub') + R('id_rsa.pub'), run(['ssh-keygen', '-e', '-f', 'id_rsa.pub']).decode())
t('ssh-private', R('id_ed25519'), R('id_rsa'), R('id_pem'))
env = {**os.environ, 'GNUPGHOME': W + '/gpg'}; os.mkdir(W + '/gpg', 0o700)
def gpg(*a, inp=None): return subprocess.run(['gpg', '--batch', '--yes', '--pinentry-mode', 'loopback', '--passphrase', '', *a], input=inp, env=env, capture_output=True).stdout
gpg('--quick-gen-key', 'Ann <ann@example.com>', 'ed25519', 'default', 'never')
t('pgp-key', gpg('--armor', '--export', 'Ann').decode(), gpg('--armor', '--export-secret-keys', 'Ann').decode(), gpg('--export', 'Ann'))
t('pgp-message', subprocess.run(['gpg', '--batch', '--pinentry-mode', 'loopback', '--passphrase', 'x', '--armor', '-c'], input=b'hello', env=env, capture_output=True).stdout.decode())
t('pgp-signed', gpg('--clearsign', inp=b'hello world\n').decode(), gpg('--armor', '--detach-sign', inp=b'hello').decode())
t('jwk', '{"kty":"EC","crv":"P-256","x":"MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4","y":"4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM","use":"enc","kid":"1"}', extra='json-formatter')
t('uuid', 'f47ac10b-58cc-4372-a567-0e02b2c3d479', str(uuid.uuid1()).upper(), '{6B29FC40-CA47-1067-B31D-00DD010662DA}', 'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6', '00000000-0000-0000-0000-000000000000', '01890a5d-ac96-774b-bcce-b302099a8057\n', '"a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11"', 'uuid: c232ab00-9414-11ec-b3c8-9f6bdeced846')
t('ulid', '01ARZ3NDEKTSV4RRFFQ69G5FAV', '01H8XGJWBWBAQ4TRZ6F9G0J6R2', '01hgw2bbg00000000000000000', '01BX5ZZKBKACTAV9WEVGEMMVRZ\n', ' 01F8MECHZX3TBDSZ7XRADM79XE')
t('ksuid', '0ujtsYcgvSTl8PAuAdqWYSMnLOv', '1srOrx2ZWZBpBUvZwXKQmoEYga2')
t('typeid', 'user_2x4y6z8a0b1c2d3e4f5g6h7j8k')
t('objectid', '507f1f77bcf86cd799439011', 'ObjectId("507f191e810c19729de860ea")', '5F9D88B0C8A1E2B3D4F5A6B7', '{"$oid":"507f1f77bcf86cd799439011"}', '65a1b2c3d4e5f60718293a4b\r\n', extra='')
t('snowflake', '175928847299117063', '1541815603606036480', '"266241948824764416"', '1050118621198921728\n', ' 80351110224678912')
h = lambda a, s=b'hello': hashlib.new(a, s).hexdigest()
t('hash', h('md5'), h('sha1').upper(), h('sha256'), h('sha512'), 'sha256:' + h('sha256', b'x'), h('sha224'), h('sha384') + '\n', h('md5', b'q').upper(), 'SHA1: ' + h('sha1', b'z'), h('sha3_256'), 'md5:' + h('md5', b'7'), h('ripemd160') if 'ripemd160' in hashlib.algorithms_available else h('sha1', b'9'))
open(W + '/f1', 'w').write('1'); open(W + '/f2', 'w').write('2')
t('checksum-file', run('sha256sum f1 f2').decode(), run('md5sum f1').decode(), run('sha1sum --tag f1 f2').decode(), run('openssl dgst -sha256 f1 f2').decode(), run('sha512sum f1').decode(), extra='hash-identifier')
t('sri', 'sha384-' + base64.b64encode(hashlib.sha384(b'x').digest()).decode(), 'sha512-' + base64.b64encode(hashlib.sha512(b'x').digest()).decode(), 'sha256-' + base64.b64encode(hashlib.sha256(b'x').digest()).decode())
t('bcrypt', run(['php', '-r', 'echo password_hash("a", PASSWORD_BCRYPT, ["cost"=>4]);']).decode(), '$2a$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW', '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy\n')
t('argon2', run(['php', '-r', 'echo @password_hash("a", PASSWORD_ARGON2ID) ?: "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG";']).decode().strip() or '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG')
t('password-hash', ossl('passwd', '-6', '-salt', 'abcdefgh', 'x').decode(), ossl('passwd', '-1', '-salt', 'abc', 'x').decode(), ossl('passwd', '-apr1', 'x').decode(), ossl('passwd', '-5', 'x').decode().strip(), '$y$j9T$F5Jx5fExrKuPp53xLKQ..1$tnSYvahCwPBHKZUspmcxMfb0.WiB9W.zEaKlOBL35rC', '{SSHA}' + base64.b64encode(b'a' * 24).decode(), 'pbkdf2_sha256$260000$KZB1PbLl7sVY$ZbqzGhWbnv9Yqn0q4V8hZf5cZc5ScJ0XDcA3YcLRlnU=', '*2470C0C06DEE42FD1618BB99005ADCA2EC9D1E19', 'root:$6$xyz$' + 'a' * 86 + ':18900:0:99999:7:::', 'user:' + ossl('passwd', '-apr1', 'y').decode())
# ---------------------------------------------------------------- time
t('unix', '1700000000', '1700000000000', '1700000000.123', '1609459200\n', ' 1234567890 ', '1700000000000000', '1700000000000000000', '"1672531199"')
t('system-timestamp', '132537600000000000', '0x01d9a3b0c8e2f000', '638396640000000000', '13317868800000000')
t('date', '2024-02-29', '2024-02-29T13:45:00Z', '29.02.2024', '02/29/2024', 'Tue, 27 Feb 2024 10:00:00 +0100', 'February 29, 2024', '29 February 2024', '2024-02-29 13:45:00', '20240229T134500Z', 'Thu Feb 29 13:45:00 2024', '2024-W09-4', '2024-060', '29-Feb-2024', '2024/02/29', '29. Februar 2024', '29 février 2024', '29 de febrero de 2024', '2024年2月29日', 'Thu, 01 Jan 1970 00:00:00 GMT', run('date').decode(), run('date -Iseconds').decode(), run('date -R').decode(), run(['node', '-p', 'new Date(0).toString()']).decode(), '2024-02-29T13:45:00.123456789+05:30[Asia/Kolkata]', '10/Oct/2000:13:55:36 -0700', 'Feb 29, 2024, 1:45 PM', '2024-02-29T13:45', "{ts '2024-02-29 13:45:00'}")
t('time', '13:45:30', '1:45 PM', '23:59', extra='date-parser duration-converter time-difference-calculator')
t('duration', 'P3Y6M4DT12H30M5S', 'PT36H', '1h 30m', '2 days 3 hours', '90 minutes', 'P2W', '1 day, 2:03:04', '01:30:00.5', '500ms', '1h30m45s', '3 weeks 2 days', 'P1DT2H', extra='unit-converter time-format-converter date-parser')
t('cron', '*/15 * * * *', '0 9 * * 1-5', '@daily', '0 0 1 1 *', '30 4 1,15 * 5', '0 0/5 14 * * ?', '5 4 * * sun', '0 22 * * 1-5\n', '@every 5m', '*/5 * * * * /usr/bin/backup.sh >/dev/null 2>&1')
t('cron', '# m h dom mon dow command\n0 5 * * 1 tar -zcf /var/backups/home.tgz /home/\n17 * * * * root cd / && run-parts --report /etc/cron.hourly\n')
t('rrule', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', 'RRULE:FREQ=DAILY;COUNT=10', 'DTSTART;TZID=America/New_York:19970902T090000\nRRULE:FREQ=MONTHLY;BYDAY=1FR;COUNT=10', 'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', 'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR\r\n')
t('ics', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//hacksw/handcal//NONSGML v1.0//EN\r\nBEGIN:VEVENT\r\nUID:uid1@example.com\r\nDTSTART:19970714T170000Z\r\nDTEND:19970715T035959Z\r\nSUMMARY:Bastille Day Party\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n', 'BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VTODO\nUID:1\nSUMMARY:x\nEND:VTODO\nEND:VCALENDAR')
# ---------------------------------------------------------------- identifiers
t('iban', 'DE89 3704 0044 0532 0130 00', 'GB29NWBK60161331926819', 'FR14 2004 1010 0505 0001 3M02 606', 'ch9300762011623852957', 'IBAN: NL91 ABNA 0417 1643 00', 'NO93 8601 1117 947\n', 'IBAN AT611904300234573201', 'SE45-5000-0000-0583-9825-7466', 'MT84MALT011000012345MTLCAST001S')
t('bic', 'DEUTDEFF500', 'NWBKGB2L')
t('card', '4111 1111 1111 1111', '5555555555554444', '3782 822463 10005', '6011-1111-1111-1117', '30569309025904', '4012888888881881\n', '2223003122003222')
t('isbn', '978-0-306-40615-7', '0-306-40615-2', 'ISBN 978-3-16-148410-0', '9780131103627', '080442957X', 'ISBN-13: 978 1 4028 9462 6', 'ISBN: 0-19-852663-6')
t('gtin', '4006381333931', '012345678905', '73513537', '5901234123457\n', 'EAN 4006381333931', '10012345678902')
t('issn', '0378-5955', 'ISSN 2049-3630')
t('vat', 'DE136695976', 'GB 980 7806 84', 'ATU13585627', 'FR40303265045', 'NL004495445B01', 'IT00743110157', 'BE0411905847', 'ESB58378431', 'VAT: PL8567346215', 'IE6433435F')
t('phone', '+1 (415) 555-2671', '+44 20 7946 0958', '+49 30 901820', '(212) 555-1234', '0033 1 42 68 53 00', '+81-3-1234-5678', '555-867-5309', '+390612345678', 'tel:+1-201-555-0123', '+55 11 91234-5678', '020 7946 0018', '+91 98765 43210', '+33 6 12 34 56 78', '1-800-356-9377', 'Tel: +41 44 668 18 00')
t('ip', '192.168.1.1', '8.8.8.8\n', '255.255.255.255', '"10.0.0.1"', '172.16.254.1:8080', '0xC0A80101' , extra='number-base-converter cidr-overlap-checker url-parser') 
t('ipv6', '2001:0db8:85a3:0000:0000:8a2e:0370:7334', '::1', 'fe80::1ff:fe23:4567:890a%eth2', '[2001:db8::1]:443', '::ffff:192.0.2.128', '2001:DB8::FF00:42:8329', extra='url-parser')
t('cidr', '10.0.0.0/8', '192.168.100.14/24', '2001:db8::/32', '172.16.0.0/255.240.0.0', '10.0.0.0/8\n172.16.0.0/12\n192.168.0.0/16\n', ' 203.0.113.0/24 ')
t('ip-range', '10.0.0.1-10.0.0.50', '192.168.1.10 - 192.168.1.99')
t('mac', '00:1B:44:11:3A:B7', '00-1b-63-84-45-e6', '001B.6384.45E6', 'de:ad:be:ef:00:01\n', '0:1b:44:11:3a:b7', '3C-D9-2B-FF-FE-12-34-56')
t('url', 'https://www.example.com/path?q=1#frag', 'http://user:pw@localhost:8080/', 'ftp://ftp.is.co.za/rfc/rfc1808.txt', 'https://example.com/?utm_source=x&utm_medium=y&gclid=1', 'www.example.com/about', '<https://example.com/a>', 'HTTPS://EXAMPLE.COM/A%20B', 'example.com/path/to?x=1', 'postgres://u:p@db.example.com:5432/app', 'file:///etc/hosts', 'wss://echo.websocket.org', 'https://de.wikipedia.org/wiki/M%C3%BCnchen')
t('youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ?t=43')
t('domain', 'example.com', 'www.bbc.co.uk', 'xn--mnchen-3ya.de', 'sub.domain.example.org.', 'münchen.de')
t('email', 'ann@example.com', 'Ann.Lee+news@mail.example.co.uk', 'mailto:bob@example.org', 'Ann Lee <ann@example.com>', '<x@y.io>', 'ANN@EXAMPLE.COM\n', extra='email-extractor url-parser')
m = email.message.EmailMessage(); m['From'] = 'Ann <ann@example.com>'; m['To'] = 'bob@example.com'; m['Subject'] = 'Grüße'; m['Date'] = 'Fri, 21 Nov 1997 09:55:06 -0600'; m['Message-ID'] = '<1234@local.machine.example>'; m.set_content('Hello there,\nthis is öäü.\n'); m2 = m.as_string()
m.add_attachment(b'%PDF-1.4', maintype='application', subtype='pdf', filename='a.pdf')
t('eml', m2, m.as_string(), 'From: John Doe <jdoe@machine.example>\r\nTo: Mary Smith <mary@example.net>\r\nSubject: Saying Hello\r\nDate: Fri, 21 Nov 1997 09:55:06 -0600\r\nMessage-ID: <1234@local.machine.example>\r\n\r\nThis is a message just to say hello.\r\n', 'Received: from mx.example.org (mx.example.org [192.0.2.1]) by mail.example.net with ESMTPS id abc; Tue, 5 Mar 2024 10:00:00 +0000\nDKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=s1; h=from:to; bh=abc=; b=def=\nFrom: a@example.org\nTo: b@example.net\nSubject: hi\n\nbody', 'Delivered-To: me@gmail.com\r\nReceived: by 2002:a05:6520:2f43 with SMTP id x; Mon, 1 Jan 2024 00:00:00 -0800 (PST)\r\nReturn-Path: <bounce@x.com>\r\nFrom: News <n@x.com>\r\nSubject: =?UTF-8?B?SGk=?=\r\n')
t('mbox', 'From ann@example.com Fri Nov 21 09:55:06 1997\nFrom: ann@example.com\nTo: b@example.com\nSubject: one\n\nbody\n\nFrom bob@example.com Fri Nov 21 10:55:06 1997\nFrom: bob@example.com\nSubject: two\n\nbody\n')
# ---------------------------------------------------------------- small things
t('color', '#ff8800', 'rgb(255, 99, 71)', 'hsl(120, 100%, 50%)', '#fff', 'rebeccapurple', 'rgba(0,0,0,.5)', '#FF5733CC', 'oklch(0.7 0.1 200)', 'hsla(240,100%,50%,0.3)', 'rgb(0 128 255 / 50%)', 'lab(50% 40 59.5)', 'cmyk(0, 100, 100, 0)', 'tomato\n', '#1E90FF;', 'hwb(194 0% 0%)', 'color(display-p3 1 0.5 0)')
t('regex', r'^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$', r'/^\d{3}-\d{4}$/gi', r'(?<year>\d{4})-(?<month>\d{2})', r'\b(?:25[0-5]|2[0-4]\d|1?\d?\d)\b', r'^(?=.*[A-Z])(?=.*\d).{8,}$', r'^\s*$', r'<([a-z]+)[^>]*>(.*?)</\1>', r'[^\w\s]+', r'"^#?([a-f0-9]{6}|[a-f0-9]{3})$"')
t('user-agent', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36', 'curl/8.5.0', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1', 'User-Agent: Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/119.0', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'Opera/9.80 (Windows NT 6.1; U; en) Presto/2.8.131 Version/11.11', 'Wget/1.21.3', 'Dalvik/2.1.0 (Linux; U; Android 13; Pixel 7 Build/TQ3A)', 'python-requests/2.31.0', 'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; SV1)')
t('coordinates', '48.8584, 2.2945', '48°51\'30"N 2°17\'40"E', '40.6892° N, 74.0445° W', '-33.8568,151.2153', 'N 51° 30.444\' W 000° 07.669\'', '51 28 38 N, 0 0 0 W', 'geo:37.786971,-122.399677', '33TWN 00000 00000', '31U DQ 48251 11932', '17T 630084 4833438', '48.8584 2.2945', 'POINT(2.2945 48.8584)')
t('geohash', 'u09tunquc', 'ezs42', '9q8yyk8ytpxr', 'gcpvj0du6')
t('plus-code', '8FW4V75V+8Q', '9G8F+6X Zurich')
t('unit', '5 ft 3 in', '100 km/h', '72°F', '2.5 kg', '5\'11"', '12 oz', '100 mph to km/h', '37 °C', '1.5 litres', '10 MB', '60 Hz', '3.5 inches', '6 lb 4 oz', '250 ml', '98.6 F in C', '1013 hPa', '20 m²', extra='cooking-converter oven-temperature-converter')
t('expression', '2+2*3', '(1 + 2) * 3 / 4', 'sqrt(16) + 2^10', '3.14 * 5^2', 'sin(pi/2)', '15% of 80', '2 + 2 =', '5!', '1e3 * 4', '(12.5 - 3) × 4 ÷ 2', extra='percentage-calculator')
t('equation', '2x + 3 = 7', 'x^2 - 5x + 6 = 0', 'x + y = 10\nx - y = 2')
t('formula', 'H2SO4', 'C6H12O6', 'Ca(OH)2', 'NaCl', 'CuSO4·5H2O', 'K4[Fe(CN)6]', 'CH3CH2OH', 'Fe₂O₃', '(NH4)2SO4', extra='empirical-formula-calculator')
t('reaction', 'H2 + O2 -> H2O', 'C3H8 + O2 = CO2 + H2O', 'Fe + Cl2 → FeCl3')
t('currency', '$1,234.56', '€ 99,90', '1.234,56 €', '£20', 'USD 1,000.00', '¥5000', '100 EUR', '₹ 1,00,000', '12.50 CHF', '-$5.00', 'R$ 1.500,00')
t('currency-code', 'EUR', 'JPY')
t('semver', '1.2.3', 'v2.0.0-rc.1+build.123', '1.0.0-alpha.beta', '10.20.30\n', 'V1.2.3', '0.0.4', '1.0.0+20130313144700')
t('semver-range', '^1.2.3', '>=1.2.7 <1.3.0', '~1.2 || ^3.0.0', '1.2.x')
t('semver-list', '1.0.0\n1.0.1\n0.9.0-beta\n2.1.0\n')
t('mime', 'application/json', 'text/html; charset=utf-8', 'image/svg+xml', 'Content-Type: multipart/form-data; boundary=something', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'audio/mpeg')
# ---------------------------------------------------------------- files
def png(w=3, h=2):
    raw = b''.join(b'\0' + bytes([255, 0, i * 9 % 256] * w) for i in range(h))
    c = lambda k, d: struct.pack('>I', len(d)) + k + d + struct.pack('>I', zlib.crc32(k + d))
    return b'\x89PNG\r\n\x1a\n' + c(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2, 0, 0, 0)) + c(b'IDAT', zlib.compress(raw)) + c(b'IEND', b'')
open(W + '/p.png', 'wb').write(png(16, 16))
for e in ('jpg', 'gif', 'bmp', 'webp', 'tiff', 'ico', 'pdf'): run(['convert', 'p.png', 'p.' + e])
B = lambda f: open(W + '/' + f, 'rb').read()
t('png', png(), png(64, 64))
for e in ('jpg', 'gif', 'bmp', 'webp', 'tiff', 'ico'):
    if os.path.exists(W + '/p.' + e): t('image', B('p.' + e))
if os.path.exists(W + '/p.pdf'): t('pdf', B('p.pdf'))
t('pdf', b'%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n164\n%%EOF')
def zipped(files, stored_first=False):
    b = io.BytesIO()
    with zipfile.ZipFile(b, 'w', zipfile.ZIP_DEFLATED) as z:
        for n, d in files.items(): z.writestr(n, d, zipfile.ZIP_STORED if n == 'mimetype' else zipfile.ZIP_DEFLATED)
    return b.getvalue()
t('zip', zipped({'a.txt': 'hello', 'b/c.txt': 'x' * 500}), zipped({}))
def tarred(mode='w', files=(('a.txt', b'hello'), ('b.txt', b'x' * 100))):
    b = io.BytesIO()
    with tarfile.open(fileobj=b, mode=mode) as z:
        for n, d in files: i = tarfile.TarInfo(n); i.size = len(d); z.addfile(i, io.BytesIO(d))
    return b.getvalue()
t('archive', tarred(), tarred('w:gz'), tarred('w:bz2'), tarred('w:xz'), extra='gzip-compressor bzip2-compressor xz-compressor')
run('7z a x.7z f1 f2'); t('archive', B('x.7z')); run('ar rc x.a f1 f2'); t('archive', B('x.a'))
t('gzip-file', gzip.compress(b'hello world ' * 20)); t('bz2-file', bz2.compress(b'hello world ' * 20)); t('xz-file', lzma.compress(b'hello world ' * 20)); t('zst-file', run(['zstd', '-c'], b'hello world ' * 20)); t('lz4-file', run(['lz4', '-c'], b'hello world ' * 20))
run(['sqlite3', 'd.db', 'create table t(a,b); insert into t values(1,2);']); t('sqlite', B('d.db'))
open(W + '/m.c', 'w').write('int main(){return 0;}'); run('gcc -nostdlib -static -Wl,-e,main -s m.c -o m; gcc -c m.c -o m.o; javac -d . T.java'); t('elf', B('m'), B('m.o'))
t('binary', B('T.class'), b'\0asm\1\0\0\0\1\4\1\x60\0\0', b'MZ\x90\0\3\0\0\0\4\0\0\0\xff\xff\0\0\xb8' + b'\0' * 43 + b'\x80\0\0\0' + b'\0' * 64 + b'PE\0\0\x64\x86' + b'\0' * 60, b'\xcf\xfa\xed\xfe\7\0\0\1' + b'\3\0\0\0\2\0\0\0' + b'\0' * 32, b'wOF2\0\1\0\0' + b'\0' * 40)
wv = io.BytesIO(); w = wave.open(wv, 'wb'); w.setnchannels(1); w.setsampwidth(2); w.setframerate(8000); w.writeframes(b'\0\1' * 800); w.close(); t('audio', wv.getvalue(), b'ID3\3\0\0\0\0\0\x1fTIT2\0\0\0\x05\0\0\0Song' + b'\0' * 20 + b'\xff\xfb\x90\0' + b'\0' * 413, b'OggS\0\2' + b'\0' * 20 + b'\1\x1e\1vorbis' + b'\0\0\0\0\2\x44\xac\0\0' + b'\0' * 14, b'fLaC\x80\0\0\x22' + b'\x10\0\x10\0' + b'\0' * 30)
CT = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/%s" ContentType="application/vnd.openxmlformats-officedocument.%s.main+xml"/></Types>'
REL = '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="%s"/></Relationships>'
def office(part, ty, xml): return zipped({'[Content_Types].xml': CT % (part, ty), '_rels/.rels': REL % part, part: xml})
t('docx', office('word/document.xml', 'wordprocessingml.document', '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Hi</w:t></w:r></w:p></w:body></w:document>'))
t('xlsx', office('xl/workbook.xml', 'spreadsheetml.sheet', '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets/></workbook>'))
t('pptx', office('ppt/presentation.xml', 'presentationml.presentation', '<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>'))
t('odt', zipped({'mimetype': 'application/vnd.oasis.opendocument.text', 'content.xml': '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>'}))
t('epub', zipped({'mimetype': 'application/epub+zip', 'META-INF/container.xml': '<container/>'}))
t('rtf', '{\\rtf1\\ansi{\\fonttbl\\f0\\fswiss Helvetica;}\\f0\\pard\nThis is some {\\b bold} text.\\par\n}')
t('pcap', b'\xd4\xc3\xb2\xa1\2\0\4\0' + b'\0' * 8 + b'\xff\xff\0\0\1\0\0\0')
# ---------------------------------------------------------------- code
t('js', "const x = require('fs');\nfunction add(a, b) {\n  return a + b;\n}\nmodule.exports = { add };\n", "document.querySelectorAll('a').forEach((a) => { a.addEventListener('click', (e) => e.preventDefault()); });", "import React from 'react';\nexport default function App() {\n  const [n, setN] = useState(0);\n  return null;\n}", "!function(e,t){\"object\"==typeof exports?module.exports=t():e.x=t()}(this,function(){return 1});", "async function main() {\n  const res = await fetch('/api');\n  console.log(await res.json());\n}\nmain();")
t('ts', "interface User {\n  id: number;\n  name?: string;\n}\nexport const f = (u: User): string => u.name ?? '';\n", "type Result<T, E = Error> = { ok: true; value: T } | { ok: false; error: E };\nfunction id<T>(x: T): T { return x; }")
t('css', 'body {\n  margin: 0;\n  font-family: sans-serif;\n}\n.a > .b:hover { color: #fff; }', '@media (max-width: 600px) { .nav { display: none } }', '.a{color:red;background:url(x.png)}', ':root { --main: #06c; }\n* { box-sizing: border-box; }')
t('scss', '$primary: #333;\n.nav {\n  ul { margin: 0; }\n  &:hover { color: $primary; }\n}\n', '@mixin theme($c: red) { background: $c; }\n.info { @include theme; }')
t('less', '@color: #4D926F;\n#header {\n  color: @color;\n  .bordered();\n}\n')
t('code', '#include <stdio.h>\n\nint main(void) {\n    printf("hello\\n");\n    return 0;\n}\n', '#include <iostream>\nusing namespace std;\nint main() { cout << "hi" << endl; }\n', 'public class Main {\n    public static void main(String[] args) {\n        System.out.println("Hello");\n    }\n}\n', 'def fib(n):\n    if n < 2:\n        return n\n    return fib(n-1) + fib(n-2)\n\nif __name__ == "__main__":\n    print(fib(10))\n', 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("hi")\n}\n', 'fn main() {\n    let mut v: Vec<i32> = Vec::new();\n    v.push(1);\n    println!("{:?}", v);\n}\n', "class Foo\n  attr_reader :bar\n  def initialize(bar)\n    @bar = bar\n  end\nend\nputs Foo.new(1).bar\n", '<?php\nfunction hello($name) {\n    echo "Hello, " . $name;\n}\nhello("x");\n', 'using System;\nnamespace A {\n  class P {\n    static void Main(string[] args) { Console.WriteLine("x"); }\n  }\n}\n', 'import Foundation\n\nstruct P {\n    let name: String\n    func greet() -> String { return "Hi \\(name)" }\n}\n', 'fun main() {\n    val xs = listOf(1, 2, 3)\n    println(xs.map { it * 2 })\n}\n', 'local function f(x)\n  if x == nil then return 0 end\n  return x + 1\nend\nprint(f(1))\n', 'module Main where\n\nimport Data.List (sort)\n\nmain :: IO ()\nmain = print (sort [3,1,2])\n', '#!/usr/bin/perl\nuse strict;\nuse warnings;\nmy @a = (1, 2, 3);\nprint "$_\\n" for @a;\n', 'x <- c(1, 2, 3)\ny <- mean(x)\nprint(paste("mean:", y))\nplot(x)\n', 'object Hello extends App {\n  val xs = List(1, 2)\n  println(xs.map(_ + 1))\n}\n', 'Sub Hello()\n    Dim i As Integer\n    For i = 1 To 10\n        MsgBox i\n    Next i\nEnd Sub\n', 'from dataclasses import dataclass\n\n@dataclass\nclass Point:\n    x: int\n    y: int = 0\n')
t('shell', '#!/bin/bash\nset -euo pipefail\nfor f in *.txt; do\n  echo "$f"\ndone\n', 'if [ -z "$1" ]; then\n  echo "usage: $0 file" >&2\n  exit 1\nfi\n', 'find . -name "*.py" -exec grep -l foo {} \\;', extra='printf-formatter')
t('code', 'Get-ChildItem -Path C:\\ -Recurse | Where-Object { $_.Length -gt 1MB } | Select-Object Name\n$x = Get-Date\nWrite-Host "Now: $x"\n', '(defun fact (n)\n  (if (<= n 1) 1 (* n (fact (- n 1)))))\n', 'defmodule Math do\n  def sum(a, b) do\n    a + b\n  end\nend\n', 'section .data\nmsg db "hi",10\nsection .text\nglobal _start\n_start:\n    mov eax, 4\n    mov ebx, 1\n    int 0x80\n', 'resource "aws_instance" "web" {\n  ami           = "ami-0c55b159cbfafe1f0"\n  instance_type = "t2.micro"\n}\n', 'syntax = "proto3";\n\nmessage Person {\n  string name = 1;\n  int32 id = 2;\n}\n')
t('dockerfile', 'FROM node:20-alpine\nWORKDIR /app\nCOPY . .\nRUN npm ci\nCMD ["node", "server.js"]\n', '# syntax=docker/dockerfile:1\nFROM golang:1.22 AS build\nRUN go build -o /x .\nFROM scratch\nCOPY --from=build /x /x\nENTRYPOINT ["/x"]\n')
t('docker-run', 'docker run -d --name web -p 8080:80 -v $(pwd):/usr/share/nginx/html nginx:latest')
t('php-serialized', 'a:2:{i:0;s:1:"a";s:3:"key";i:5;}', run(['php', '-r', 'class A{public $x=1;} echo serialize(new A);']).decode())
t('python-literal', "{'a': 1, 'b': [True, None], 'c': ('x', 2.5)}", extra='json5-to-json-converter json-repairer')
# ---------------------------------------------------------------- languages
L = ['The committee will meet again on Thursday to discuss the remaining proposals, and the minutes will be published shortly afterwards.', 'Der Ausschuss wird sich am Donnerstag erneut treffen, um die verbleibenden Vorschläge zu besprechen.', 'Le comité se réunira à nouveau jeudi afin d\'examiner les propositions qui restent à discuter.', 'El comité se reunirá de nuevo el jueves para debatir las propuestas pendientes y publicará el acta.', 'Il comitato si riunirà di nuovo giovedì per discutere le proposte rimanenti e pubblicare il verbale.', 'O comité volta a reunir-se na quinta-feira para discutir as propostas que ainda não foram aprovadas.', 'De commissie komt donderdag opnieuw bijeen om de resterende voorstellen te bespreken.', 'Komitet spotka się ponownie w czwartek, aby omówić pozostałe wnioski i opublikować protokół.', 'Utskottet sammanträder igen på torsdag för att diskutera de återstående förslagen.', 'Komite kalan önerileri görüşmek üzere perşembe günü yeniden toplanacak.', '委员会将于星期四再次开会讨论其余的提案。', '委員会は木曜日に再び会合を開き、残りの提案について話し合います。', '위원회는 목요일에 다시 모여 남은 제안을 논의할 것입니다.', 'ستجتمع اللجنة مرة أخرى يوم الخميس لمناقشة المقترحات المتبقية.', 'הוועדה תיפגש שוב ביום חמישי כדי לדון בהצעות הנותרות.', 'समिति शेष प्रस्तावों पर चर्चा करने के लिए गुरुवार को फिर से मिलेगी।', 'Η επιτροπή θα συνεδριάσει ξανά την Πέμπτη για να συζητήσει τις υπόλοιπες προτάσεις.', 'คณะกรรมการจะประชุมอีกครั้งในวันพฤหัสบดี', 'Valiokunta kokoontuu uudelleen torstaina keskustelemaan jäljellä olevista ehdotuksista.', 'Ủy ban sẽ họp lại vào thứ Năm để thảo luận về các đề xuất còn lại.']
t('language', *L); t('cyrillic', 'Комитет снова соберётся в четверг, чтобы обсудить оставшиеся предложения.', 'Комітет знову збереться у четвер, щоб обговорити решту пропозицій.')
# ---------------------------------------------------------------- encodings, single
P = 'Meet me at the station at noon, and bring the papers.'
t('base64', base64.b64encode(P.encode()).decode(), base64.encodebytes((P * 4).encode()).decode(), base64.urlsafe_b64encode('ÿþ?>subjects? ÿ¿¿'.encode()).decode())
t('hex', P.encode().hex(), P.encode().hex(' ').upper(), '0x' + b'Hello world'.hex(), ':'.join('%02x' % b for b in b'Hello there'), ''.join('\\x%02x' % b for b in b'Hello'), extra='escape string-escaper')
t('hex-dump', run(['xxd'], P.encode()).decode(), run(['hexdump', '-C'], P.encode()).decode(), run(['od', '-A', 'x', '-t', 'x1z'], P.encode()).decode())
t('bits', ' '.join(f'{b:08b}' for b in b'Hello'), '0b101101', extra='')
t('number-base', '0xDEADBEEF', '0o755', '0b1101', extra='chmod-calculator text-to-binary-converter')
t('query-string', 'name=Ann&age=33&city=Paris', '?a=1&b=2&c=%20x')
t('url-encoded', urllib.parse.quote(P), 'caf%C3%A9%20%26%20bar')
t('morse', '... --- ...', '.... . .-.. .-.. --- / .-- --- .-. .-.. -..')
t('entities', '&lt;p&gt;Hello &amp; goodbye&lt;/p&gt;', 'caf&eacute; &#8364;5 &#x1F600;')
t('qp', quopri.encodestring('Grüße aus München, das ist schön.'.encode()).decode())
t('escapes', '\\u0048\\u0065\\u006c\\u006c\\u006f', 'caf\\u00e9 na\\u00efve', 'line one\\nline two\\ttab \\"q\\"')
t('mime-header', '=?utf-8?q?Gr=C3=BC=C3=9Fe?=', email.header.Header('Grüße aus Köln', 'utf-8').encode())
t('uu', 'begin 644 a.txt\n' + codecs.encode(b'hello world', 'uu').decode().split('\n', 1)[1] if False else 'begin 644 test.txt\n#0V%T\n`\nend\n')
t('data-uri', 'data:text/plain;base64,SGVsbG8sIFdvcmxkIQ==', 'data:text/html,%3Ch1%3EHello%3C%2Fh1%3E', 'data:image/png;base64,' + base64.b64encode(png()).decode(), 'url("data:image/svg+xml;utf8,<svg xmlns=\'http://www.w3.org/2000/svg\'/>")', 'data:,Hello%2C%20World%21')
t('otpauth', 'otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example')
t('cookie', 'Set-Cookie: id=a3fWa; Expires=Wed, 21 Oct 2015 07:28:00 GMT; Secure; HttpOnly', 'Cookie: PHPSESSID=298zf09hf012fh2; csrftoken=u32t4o3tb3gg43; _gat=1')
t('csp', "default-src 'self'; img-src *; script-src 'self' https://cdn.example.com"); t('spf', 'v=spf1 include:_spf.google.com ~all'); t('dmarc', 'v=DMARC1; p=reject; rua=mailto:d@example.com'); t('dkim', 'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQ')
t('zone', '$ORIGIN example.com.\n$TTL 3600\n@ IN SOA ns1.example.com. admin.example.com. (2024010101 7200 3600 1209600 3600)\n@ IN NS ns1.example.com.\nwww IN A 192.0.2.1\n')
t('doi', '10.1000/xyz123', 'https://doi.org/10.1038/nphys1170'); t('orcid', '0000-0002-1825-0097'); t('isin', 'US0378331005'); t('vin', '1HGBH41JXMN109186'); t('lei', '5493001KJTIIGC8Y1R12'); t('imei', '490154203237518', extra='check-digit-calculator'); t('cas', '7732-18-5')
t('bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', extra='bech32-encoder base58-encoder'); t('ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'); t('mnemonic', 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about')
t('mrz', 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10'); t('roman', 'MCMXCIV'); t('fraction', '3/4', '1 1/2'); t('scientific', '6.022e23', '1.6 × 10^-19')
t('conventional-commit', 'feat(parser)!: add support for arrays\n\nBREAKING CHANGE: x', 'fix: correct minor typos in code'); t('changelog', '# Changelog\n\n## [1.0.0] - 2017-06-20\n\n### Added\n\n- New visual identity\n')
t('chmod', 'drwxr-xr-x', '-rw-r--r--'); t('spdx', 'MIT OR Apache-2.0'); t('docker-image', 'ghcr.io/owner/app:1.2.3'); t('ansi', '\x1b[31mred\x1b[0m plain'); t('mojibake', 'GrÃ¼Ã\x9fe aus MÃ¼nchen'); t('security-txt', 'Contact: mailto:security@example.com\nExpires: 2025-12-31T23:00:00.000Z\n')
t('link-header', '<https://api.github.com/x?page=2>; rel="next", <https://api.github.com/x?page=5>; rel="last"'); t('cache-control', 'Cache-Control: max-age=3600, must-revalidate', 'public, max-age=31536000, immutable'); t('oid', '1.2.840.113549.1.1.11'); t('dna', 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG')
t('uri-template', 'https://api.example.com/users{/id}{?fields*}', extra='url-parser'); t('fernet', 'gAAAAABlZ2Z2' + 'A' * 20 + base64.urlsafe_b64encode(os.urandom(48)).decode() )
t('robots', 'User-agent: *\nDisallow: /admin/\nSitemap: https://example.com/sitemap.xml\n') if False else None
# ---------------------------------------------------------------- things without a tool of their own: nothing must be claimed with confidence
other('vcard', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Simon Perreault\r\nEMAIL:simon@example.com\r\nEND:VCARD\r\n')
other('po', 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "Hello"\nmsgstr "Hallo"\n')
other('srt', '1\n00:00:01,000 --> 00:00:04,000\nHello there.\n\n2\n00:00:05,000 --> 00:00:07,000\nBye.\n'); other('vtt', 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello.\n')
other('nginx conf', 'server {\n    listen 80;\n    server_name example.com;\n    location / {\n        proxy_pass http://127.0.0.1:3000;\n    }\n}\n')
other('docker ps', 'CONTAINER ID   IMAGE     COMMAND                  CREATED        STATUS        PORTS     NAMES\n4c01db0b339c   ubuntu    "bash"                   17 seconds ago Up 16 seconds           webapp\n')
other('kubectl', 'NAME                     READY   STATUS    RESTARTS   AGE\nnginx-7848d4b86f-9xvxk   1/1     Running   0          5m\n'); other('ls', run('ls -la /etc | head -20').decode()); other('df', run('df -h').decode()); other('ps', run('ps | head -5').decode())
other('git log', git('log')); other('git status', git('status')); other('gcc error', "m.c: In function 'main':\nm.c:1:12: error: expected ';' before '}' token\n    1 | int main(){return 0}\n      |            ^\n")
other('rustc error', 'error[E0382]: borrow of moved value: `v`\n --> src/main.rs:4:20\n  |\n2 |     let v = vec![1];\n  |         - move occurs\n'); other('makefile', 'CC = gcc\n\nall: main.o\n\t$(CC) -o main main.o\n\nclean:\n\trm -f *.o\n'); other('yarn lock', '# yarn lockfile v1\n\n\nlodash@^4.17.21:\n  version "4.17.21"\n  resolved "https://registry.yarnpkg.com/lodash/-/lodash-4.17.21.tgz#679591c564c3bffaae8454cf0b3df370c3d6911c"\n  integrity sha512-v2kDEe57lecTulaDIuNTPy3Ry4gLGJ6Z1O3vE1krgXZNrsQ+LFTGHVxVjcXPs17LhbZVGedAJv8XZ1tvj5FvSg==\n')
other('gitignore', 'node_modules/\n*.log\n!keep.log\n/dist\n'); other('hosts', '127.0.0.1 localhost\n::1 ip6-localhost\n192.168.1.5 nas nas.local\n'); other('requirements', 'requests==2.31.0\nflask>=2.0\nnumpy~=1.26\n'); other('passwd', 'root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\n')
# ---------------------------------------------------------------- nothing
rnd = random.Random(20261127)
words = 'apple river seventeen quiet mountain Harbour yellow candle window forest Elizabeth Johnson Okonkwo Müller Tanaka Rossi system letter garden copper morning thunder basket silver Oxford travel engine'.split()
noth = []
for i in range(40): noth.append(' '.join(rnd.choice(words) for _ in range(rnd.randint(1, 4))))
noth += ['Maria Garcia', 'John F. Kennedy', 'Jean-Luc Picard', "O'Connor", 'van der Berg', 'hello', 'Hello!', 'ok', 'test', 'foo bar', 'What time is it?', 'TODO', 'New York', 'St. Petersburg', 'lorem', 'asdf', 'qwerty', 'no', 'Yes, please.', 'See you tomorrow', '42nd Street', 'Apartment 5B', 'Room 101', 'Chapter 3', 'page 12', 'Q4 results', 'iPhone 15 Pro', 'Windows 11', 'COVID-19', 'B2B', 'R2-D2', 'Boeing 747', 'H1N1', 'Formula 1', 'G20 summit', 'Catch-22', 'Area 51', 'Blade Runner 2049', 'USB-C', 'Wi-Fi 6E', 'password', 'Hauptstraße 12', '221B Baker Street, London', '10 Downing Street', '1600 Pennsylvania Avenue NW', 'Dr. Smith', 'Mr & Mrs Jones', 'a', 'I', '!!!', '???', '...', ':-)', '¯\\_(ツ)_/¯']
for d in noth: OUT['nothing'].append({'data': d})
for d in L + ['Prose of several sentences comes here. It speaks of nothing at all, but it does so at some length, as prose will. There is a comma; there is a semicolon: there is a dash — and there is an end.\n\nA second paragraph follows the first one, and it says: nothing either.', 'To: be, or not to be. That is: the question.', 'Dear Sir or Madam,\n\nI am writing to complain about the toaster which I bought on 3 March.\n\nYours faithfully,\nA. Smith', 'Milk\nEggs\nBread\nButter\n', 'We met at 5, then at 6; she said "fine" and left (slowly).', '- Who is there?\n- Nobody.\n', 'Q: What is it?\nA: A duck.\n']: OUT['nothing'].append({'data': d})
for i in range(60): OUT['nothing'].append({'data': base64.b64encode(rnd.randbytes(rnd.choice([8, 16, 33, 64, 200, 1000, 5000]))).decode(), 'encoding': 'base64'})
for i in range(20): OUT['nothing'].append({'data': ''.join(rnd.choice('abcdefghijklmnopqrstuvwxyz') for _ in range(rnd.randint(4, 12)))})
# ---------------------------------------------------------------- nested
T = ['The quick brown fox jumps over the lazy dog while the farmer sleeps.', '{"user":"ann","roles":["admin","dev"],"active":true}', 'id,name,score\n1,Ann,9.5\n2,Bob,7.25\n', '<?xml version="1.0"?><a><b>text</b></a>', 'SELECT name FROM users WHERE id = 7 ORDER BY name;', 'Please call me back this evening, I have something to tell you about the house.', 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\n', '<html><body><p>Hello &amp; welcome</p></body></html>', 'Die Würde des Menschen ist unantastbar. Sie zu achten und zu schützen ist Verpflichtung aller staatlichen Gewalt.', 'GET /index.html HTTP/1.1\r\nHost: example.com\r\n\r\n']
CH = ['base64 gzip', 'base64 zlib', 'base64 deflate', 'base64 brotli', 'base64 zstd', 'base64 bzip2', 'base64 xz', 'base64 lzma', 'base64 lz4', 'hex gzip', 'hex zstd', 'hex xz', 'base32 gzip', 'base58 gzip', 'base85 gzip', 'base64url gzip', 'base64 base64', 'base64 base64 base64', 'hex base64', 'base64 hex', 'url base64', 'base64 url', 'base32 base64', 'base64 base32', 'base64 entities', 'base64 qp', 'base64 rot13', 'base64 caesar', 'base64 xor', 'hex xor', 'hex rot13', 'base64 utf16le', 'base64 utf16be', 'base64 utf16le-nobom', 'hex utf16le', 'base64 u-escape', 'base64 x-escape', 'base64 json-escape', 'url url', 'url entities', 'entities url', 'bits base64', 'base64 bits', 'morse', 'base64 morse', 'base58', 'base58 base64', 'base62 ', 'ascii85 zlib', 'ascii85', 'z85', 'base64 ascii85', 'datauri gzip', 'url datauri', 'base64 gzip base64', 'base64 gzip url', 'gzip base64', 'gzip gzip', 'base64 gzip gzip', 'base64 zlib hex', 'base64 gzip base64 gzip', 'hex base64 gzip', 'base64 hex gzip', 'base64 base64 gzip base64', 'base64 zlib base64 zlib base64', 'url base64 gzip', 'base64 url base64', 'base32 hex base64', 'base64-lines gzip', 'base64-lines', 'hex-spaced', 'hex-spaced gzip', 'hex-spaced base64', 'zstd brotli', 'xz base64', 'bzip2 hex', 'base64 xz base64 url', 'base64 bzip2 base64', 'rot13 base64', 'base64 rot13 base64', 'base64 latin1', 'base64 gzip latin1', 'rot13', 'caesar', 'xor', 'base64 base58', 'base64url', 'base32', 'qp base64' , 'u-escape base64', 'x-escape gzip', 'base64 gzip utf16le', 'base64 zlib u-escape']
for i, ch in enumerate(CH):
    for k in range(2 if i % 3 else 1):
        plain = T[(i * 3 + k * 5) % len(T)]
        steps = ch.split()
        if steps[-1] in ('latin1',): plain = T[8]
        if 'morse' in steps: plain = 'MEET ME AT THE STATION AT NOON'
        if steps[-1] in ('rot13', 'caesar', 'xor', 'qp', 'u-escape', 'entities', 'x-escape') and steps[-1] != 'qp': plain = T[(0, 5)[k % 2]] if steps[-1] in ('rot13', 'caesar', 'xor') else plain
        if steps[-1] == 'qp' : plain = T[8]
        if 'base58' in steps or 'base62' in steps: plain = T[0] if 'gzip' in steps else plain[:60]
        steps = ['base85' if s == 'base85' else s for s in steps]
        x = plain
        try:
            for s in reversed(steps): x = ENC['ascii85' if s == 'base85' else s](x)
        except Exception as e: print('skip', ch, e); continue
        OUT['nested'].append({'steps': ch, 'plain': plain, **({'data': base64.b64encode(x).decode(), 'encoding': 'base64'} if isinstance(x, bytes) else {'data': x})})
# JWT, PEM, cyrillic, sjis
OUT['nested'] += [
 {'steps': 'base64 jwt', 'plain': J, 'data': base64.b64encode(J.encode()).decode()}, {'steps': 'url jwt', 'plain': J, 'data': urllib.parse.quote(J.replace('.', '%2E'))}, {'steps': 'base64 pem', 'plain': R('ce.pem'), 'data': base64.b64encode(R('ce.pem').encode()).decode()},
 {'steps': 'base64 gzip pem', 'plain': R('c.pem'), 'data': base64.b64encode(gzip.compress(R('c.pem').encode())).decode()}, {'steps': 'hex png', 'plain': None, 'data': png().hex()}, {'steps': 'base64 png', 'plain': None, 'data': base64.b64encode(png(30, 30)).decode()}, {'steps': 'base64 zip', 'plain': None, 'data': base64.b64encode(zipped({'a.txt': 'hi'})).decode()}, {'steps': 'base64 gzip tar', 'plain': None, 'data': base64.b64encode(tarred('w:gz')).decode()},
 {'steps': 'base64 cp1251', 'plain': 'Комитет снова соберётся в четверг, чтобы обсудить оставшиеся предложения.', 'data': base64.b64encode('Комитет снова соберётся в четверг, чтобы обсудить оставшиеся предложения.'.encode('cp1251')).decode()},
 {'steps': 'base64 sjis', 'plain': '委員会は木曜日に再び会合を開き、残りの提案について話し合います。', 'data': base64.b64encode('委員会は木曜日に再び会合を開き、残りの提案について話し合います。'.encode('shift_jis')).decode()},
]
save()
