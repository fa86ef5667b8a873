// Takes out of node_modules what nothing here ever reads. npm runs it after each installation.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const UNREAD = [
  // Maps to sources that are mostly not there, and what people read on the web.
  '**/*.map',
  // Types for those who require what is imported here.
  '**/*.d.cts',
  '**/{CHANGELOG,HISTORY,README}.md',
  // Headers for compiling parts in C++, and the manual.
  'node/node_modules/*/{include,share}',
  // All of Unicode's tables but the names of code points and the blocks.
  '@unicode/unicode-*/{Bi*,Case_Folding,Decomposition_Mapping,General_Category,Grapheme_Cluster_Break,Indic_*,Joining_Type,Line_Break,S*,Vertical_*,Word_Break}',
  // The compiler as a program and a server: the tools use it as a library, the build another version.
  'typescript-6/lib/{lib.*.d.ts,_tsc.js,_tsserver.js,_typingsInstaller.js,cs,de,es,fr,it,ja,ko,pl,pt-br,ru,tr,zh-cn,zh-tw}',
  // The same again in another form: fonts that are in importable-fonts, licences that are in spdx-full.json, tokens that are in esm, and builds for pages without a bundler.
  'figlet/fonts',
  'spdx-license-list/licenses',
  'gpt-tokenizer/{cjs,data,src}',
  '@opentelemetry/*/build/{esnext,esm}',
  'prismjs/{plugins,themes,components/*.min.js}',
  'kysely/dist/cjs',
  'bwip-js/dist/{bwip-js.js,bwip-js-node.js,bwip-js-min.js}',
  '@zxcvbn-ts/*/src',
  '{html-minifier-terser,date-holidays,sql-formatter}/dist/{*.umd.*,*.min.js,*.min.cjs}',
  '{libphonenumber-js/bundle,moment/min,moment/src,moment-timezone/builds,katex/src,katex/contrib,bwip-js/src,bwip-js/barcode.ps,zod/src,lodash/fp}',
  // Languages and sizes of models that no tool asks for, and what a test run left behind.
  'hyphen/patterns/{af,as,be,bg,bn,ca,cop,cu,cy,de-1901,de-ch-1901,el-polyton,et,eu,fi-x-school,fur,ga,gl,grc,gu,hi,hr,hsb,hy,ia,id,is,ka,kmr,kn,la-x-classic,la-x-liturgic,lt,lv,mk,ml,mn-cyrl-x-lmc,mn-cyrl,mr,mul-ethi,nb,nn,no,oc,or,pa,pi,pms,rm,ro,sa,sh-cyrl,sh-latn,sk,sl,sq,sr-cyrl,ta,te,th,tk,zh-latn-pinyin}.js',
  'eld/src/ngrams/{large,small,extrasmall}.js',
  'stopword/dist/{*.umd.*,*.min.*}',
  'wink-lexicon/.nyc_output',
  // The Moon to more digits than any calendar needs.
  'astronomia/{data,lib/data}/elpMppDeFull.*',
  // All of liblzma but its WebAssembly, and the sources of packages that come built.
  'node-liblzma/{prebuilds,src,scripts}',
  'node-liblzma/lib/wasm/liblzma.inline.*',
  '@bokuweb/zstd-wasm/dist/{esm,web/*.js}',
  'bzip2-wasm/bzip2-1.0.8/*.{c,h}',
  // Formatters as scripts of old pages; those that are modules stay.
  'prettier/plugins/*.js',
  'brotli/dec',
  // It is imported as a file here.
  'brotli-dec-wasm/pkg/*.wasm.d.ts',
  // SQLite without the glue of its makers, and one of the builds of the spreadsheet library.
  '@sqlite.org/sqlite-wasm/dist/*.mjs',
  'sql.js/dist/{sql-asm*,*debug*,*inline*,*memory-growth*,*.zip,worker.*,sql-wasm-browser.wasm}',
  '@e965/xlsx/{bin,xlsx.js,xlsxworker.js,bower.json,dist/*.min.js,dist/xlsx.*,dist/cpexcel.js}',
  '{age-encryption,@noble/post-quantum}/src',
  // OpenPGP in the forms that neither Node nor the bundles for browsers take.
  'openpgp/{lightweight,dist/lightweight,dist/openpgp.js,dist/openpgp.mjs,dist/openpgp.min.js,dist/node/*.cjs,dist/node/*.min.mjs}',
  // What looks at recordings of Playwright.
  'playwright-core/lib/vite',
  // Codecs of pictures in threads or with vectors, which differ from machine to machine, and the weights and alphabets of the font that nothing draws with.
  '@jsquash/avif/codec/enc/avif_enc_mt*',
  '@jsquash/webp/codec/enc/webp_enc_simd*',
  '@fontsource/noto-sans/{*.css,*.scss,*.mdx,scss}',
  '@fontsource/noto-sans/files/*{-100-,-200-,-300-,-500-,-600-,-700-,-800-,-900-,-italic,devanagari}*',
  '@fontsource/noto-sans/files/*.woff',
  '@resvg/resvg-wasm/index.min.js',
  'zxing-wasm/dist/{cjs,iife,miniprogram,full,writer}',
  '{@mixmark-io/domino,bintrees,fastify,pino,fast-json-stringify,find-my-way}/test',
];

for (const path of globSync(UNREAD, { cwd: modules })) rmSync(`${modules}/${path}`, { recursive: true, force: true });

// Of the registry of vendors only the names are read: their addresses are four fifths of it.
const vendors = `${modules}/oui-data/index.json`;
if (existsSync(vendors)) {
  const names = Object.entries(JSON.parse(readFileSync(vendors, 'utf8'))).map(([prefix, lines]) => [prefix, lines.split('\n', 1)[0]]);
  writeFileSync(vendors, JSON.stringify(Object.fromEntries(names)));
}
