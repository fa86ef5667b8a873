import type { Sample } from '../../detection/sample.ts';

export type CodeLanguage =
  | 'javascript'
  | 'typescript'
  | 'python'
  | 'java'
  | 'c'
  | 'cpp'
  | 'csharp'
  | 'go'
  | 'rust'
  | 'php'
  | 'ruby'
  | 'shell'
  | 'css'
  | 'kotlin'
  | 'swift'
  | Relative;

/** Languages that no tool counts by name: their comments are as in another, or as in none. */
type Relative =
  | 'perl'
  | 'r'
  | 'elixir'
  | 'powershell'
  | 'scala'
  | 'dart'
  | 'groovy'
  | 'objective-c'
  | 'protobuf'
  | 'terraform'
  | 'lua'
  | 'haskell'
  | 'julia'
  | 'makefile'
  | 'solidity'
  | 'zig';

/** The language whose comments one of those has, so that its lines are counted right. */
const COMMENTS_OF: Readonly<Record<Relative, string>> = {
  perl: 'ruby',
  r: 'shell',
  elixir: 'ruby',
  powershell: 'shell',
  scala: 'kotlin',
  dart: 'java',
  groovy: 'java',
  'objective-c': 'c',
  protobuf: 'java',
  terraform: 'shell',
  lua: 'sql',
  haskell: 'sql',
  julia: 'shell',
  makefile: 'shell',
  solidity: 'java',
  zig: 'go',
};

const NAMES: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  java: 'Java',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  go: 'Go',
  rust: 'Rust',
  php: 'PHP',
  ruby: 'Ruby',
  shell: 'a shell script',
  css: 'CSS',
  kotlin: 'Kotlin',
  swift: 'Swift',
  perl: 'Perl',
  r: 'R',
  elixir: 'Elixir',
  powershell: 'PowerShell',
  scala: 'Scala',
  dart: 'Dart',
  groovy: 'Groovy',
  'objective-c': 'Objective-C',
  protobuf: 'Protocol Buffers',
  terraform: 'Terraform (HCL)',
  lua: 'Lua',
  haskell: 'Haskell',
  julia: 'Julia',
  makefile: 'a Makefile',
  solidity: 'Solidity',
  zig: 'Zig',
};

type Sign = readonly [pattern: RegExp, weight: number];

/** What programs in a language have, and others seldom do. */
const SIGNS: Readonly<Record<CodeLanguage, readonly Sign[]>> = {
  python: [
    [/^#!.*\bpython/m, 6],
    [/^\s*(?:async )?def \w+\(.*\)(?: ?-> ?[^:]+)?:\s*(?:#.*)?$/m, 4],
    [/^\s*class \w+(?:\([\w., ]*\))?:\s*$/m, 3],
    [/^from [\w.]+ import [\w*, ()]+$/m, 4],
    [/^import [\w.]+(?: as \w+)?(?:, [\w.]+)*\s*$/m, 2],
    [/^\s*(?:if|elif|while) [^{;]+:\s*(?:#.*)?$/m, 1.5],
    [/^\s*for \w+(?:, \w+)* in [^{;]+:\s*$/m, 3],
    [/^\s*(?:try|else|finally):\s*$|^\s*(?:except|with)\b[^{;]*:\s*$/m, 2],
    [/\bself\.\w+|\bNone\b|\b(?:True|False)\b/, 1.5],
    [/\bprint\(f?["']|__name__|\blambda \w*:|\belif\b/, 2],
    [/^\s*print\(.*\)\s*$/m, 1.5],
    [/\[[^\]\n]+ for \w+ in [^\]\n]+\]/, 3],
  ],
  java: [
    [/\bpublic (?:static |final |abstract )*(?:class|interface|enum|record|void|int|String|boolean)\b/, 3],
    [/\bpublic static void main\(String/, 5],
    [/\bSystem\.out\.print/, 5],
    [/^import (?:static )?(?:java|javax|org|com)\.[\w.]+(?:\.\*)?;/m, 4],
    [/^package [\w.]+;/m, 3],
    [/\b(?:private|protected) (?:static |final )*[A-Z]?\w+(?:<[^>]+>)? \w+\s*[;=(]/, 2],
    [/\bnew (?:ArrayList|HashMap|Scanner|StringBuilder)\b|@Override\b/, 3],
    [/\bthrows [A-Z]\w+Exception\b|\bfinal \w+ \w+ =/, 2],
  ],
  csharp: [
    [/^using (?:System|Microsoft|static|[A-Z]\w+)[\w.]*;/m, 5],
    [/^\s*namespace [\w.]+\s*[{;]?\s*$/m, 3],
    [/\bConsole\.(?:Write|Read)Line\(/, 6],
    [/\{ get; (?:private |init; |set; )?(?:set; )?\}/, 5],
    [
      /\b(?:public|private|internal|protected) (?:static |async |override |virtual |sealed |partial |readonly )*(?:class|interface|record|struct|void|string|int|bool|Task|var)\b/,
      2,
    ],
    [/\bvar \w+ = new\b|\bforeach \(var \w+ in\b|=> \w+;|\bstring\[\] args\b/, 2],
  ],
  c: [
    [/^#include <(?:stdio|stdlib|string|stdint|math|ctype|unistd|stdbool|errno|assert|time|limits)\.h>/m, 5],
    [/^#include ["<][\w./]+\.h[">]/m, 2],
    [/\bint main\((?:void|int argc|\))/, 2],
    [/\bprintf\(["']|\bscanf\(|\bmalloc\(|\bsizeof\b/, 2],
    [/^\s*(?:static |const |unsigned )*(?:int|char|void|float|double|long|size_t|struct \w+) \*?\w+(?:\[[^\]]*\])?\s*[;=(]/m, 1.5],
    [
      /^\s*(?:static |inline )*(?:int|void|char|float|double|long|bool|size_t) \*?\w+\((?:(?:const )?(?:int|char|float|double|long|void|size_t|struct \w+)\b[^)]*)?\)\s*\{/m,
      2.5,
    ],
    [/^#define \w+|^typedef (?:struct|enum|unsigned|union)\b|->\w+/m, 1.5],
  ],
  cpp: [
    [
      /^#include <(?:iostream|vector|string|map|memory|algorithm|unordered_map|set|fstream|sstream|functional|utility|optional|array|queue|cmath|cstdio|cstdlib)>/m,
      6,
    ],
    [/\bstd::\w+/, 5],
    [/\busing namespace std;/, 6],
    [/\b(?:cout|cin|cerr)\s*(?:<<|>>)/, 5],
    [/\btemplate\s*<(?:typename|class|int)\b|\bnullptr\b|\bconstexpr\b|\bvirtual\b.*;|\boverride\b|\bauto \w+ =/, 2],
    [/\bint main\(/, 1],
    [/^\s*(?:public|private|protected):\s*$/m, 2],
    [/\w+::\w+\(/, 1],
  ],
  go: [
    [/^package \w+\s*$/m, 4],
    [/^func (?:\(\w+ \*?\w+\) )?\w+\(.*\).*\{\s*$/m, 4],
    [/^import (?:"[\w./-]+"|\()\s*$/m, 3],
    [/\bfmt\.(?:Print|Sprint|Errorf|Fprint)/, 4],
    [/\bif err != nil\b/, 3],
    [/\w := |\bdefer \w|\bgo func\(|\bchan \w|\bmake\((?:map|chan|\[\])/, 2],
    [/^type \w+ (?:struct|interface) \{/m, 3],
  ],
  rust: [
    [/^\s*(?:pub(?:\([^)]*\))? )?(?:async )?(?:unsafe )?fn \w+(?:<[^>]*>)?\([^)]*\)(?: -> [^{]+)?\s*(?:where[^{]*)?\{/m, 4],
    [/\blet mut \w+|\blet \w+(?:: [\w<>&]+)? = .*;/, 2],
    [/\b(?:println|format|vec|panic|assert_eq|write|eprintln)!\s*[([]/, 5],
    [/^\s*use (?:std|crate|super|self|\w+)::[\w:{}, *]+;/m, 4],
    [/^\s*(?:pub )?(?:struct|enum|trait|mod) \w+|^\s*impl(?:<[^>]*>)? [\w<>]+(?: for [\w<>]+)?\s*\{/m, 2],
    [/\bmatch \w+[^{;]*\{|=> |&mut \w|&self\b|\bSome\(|\bOk\(|#\[derive\(/, 2],
  ],
  php: [
    [/<\?php\b/, 8],
    [/<\?=/, 5],
    [/^\s*\$\w+ ?= ?.*;\s*$/m, 3],
    [/\$this->\w+|\becho \$?["'\w]|\bfunction \w+\([^)]*\$\w+/, 3],
    [/\$_(?:GET|POST|SERVER|SESSION)\b|\barray\(|=> /, 1.5],
  ],
  ruby: [
    [/^#!.*\bruby/m, 6],
    [/^\s*def (?:self\.)?\w+[?!]?(?:\(.*\))?\s*$/m, 3],
    [/^\s*end\s*$/m, 2],
    [/^(?:require_relative|require) ["'][\w/.-]+["']/m, 4],
    [/^\s*module [A-Z]\w*\s*$/m, 3],
    [/\bputs ["'\w:@]|\.each(?:_with_index)? do \|\w|\bdo \|\w+(?:, \w+)*\|/, 4],
    [/\battr_(?:accessor|reader|writer) :|@\w+ = |\bunless \w|\bmodule [A-Z]\w*\s*$|\.nil\?|=> ["':\w]|#\{\w/m, 2],
    [/^\s*class [A-Z]\w*(?: < [A-Z][\w:]*)?\s*$/m, 2],
  ],
  shell: [
    [/^#!\s*\/(?:usr\/)?(?:local\/)?bin\/(?:env (?:-\S+ )?)?(?:ba|z|da|k|a)?sh\b/, 9],
    [/^\s*(?:if|while|until) \[\[? .* \]\]?; ?(?:then|do)\s*$|^\s*(?:then|fi|done|esac)\s*$/m, 4],
    [/^\s*(?:if|elif|while) \[\[? .* \]\]?/m, 2],
    [/^\s*for \w+ in .*; ?do\b/m, 4],
    [/\$\{\w+(?:[:#%/-][^}]*)?\}|\$\(\w[^)]*\)|"\$[\w@*#?]+"/, 1.5],
    [/^\s*(?:export \w+=|echo |set -[euxo]+|cd |mkdir |sudo |apt(?:-get)? |grep |source |chmod |rm -|cp |mv |exit \d|local \w+=|printf )/m, 1.5],
    [/^\w+\(\)\s*\{\s*$/m, 3],
    [/\s(?:\|\||&&) \w| \| (?:grep|awk|sed|sort|head|tail|xargs|wc|cut|tr) /, 2],
    [/^[a-zA-Z_]\w*=\$?[("'\w/]/m, 1],
  ],
  css: [
    [/(?:^|\})\s*(?:@media|@import|@font-face|@keyframes|@charset|@supports|@layer|@container)\b/m, 4],
    [/(?:^|[},])\s*(?:[.#]?[A-Za-z*][\w-]*|:root|\*|&)(?:[\s>+~,.:#[\w\]="'()*-]*)\{\s*(?:--)?[\w-]+\s*:\s*[^;{}]+;?/, 3],
    [
      /\b(?:color|background|margin|padding|display|font-(?:size|family|weight)|border|width|height|position|flex|grid|align-items|justify-content|transition|z-index|opacity)(?:-\w+)?\s*:\s*[^;{}\n]+[;}]/,
      3,
    ],
    [/:\s*-?[\d.]+(?:px|r?em|vh|vw|%|fr|deg|m?s)\b/, 2],
    [/@(?:extend [.%]|include \w|mixin \w)|#\{\$[\w-]+\}|(?:^|[;{])\s*[$@][\w-]+:\s*[^;{}]+;/m, 4],
  ],
  kotlin: [
    [/^\s*(?:(?:private|public|internal|override|suspend|inline|open) )*fun (?:<[^>]+> )?(?:[\w.<>]+\.)?\w+\(.*\)/m, 5],
    [/\bval \w+(?:: [\w<>?]+)? = /, 3],
    [/\bvar \w+: [A-Z]\w+/, 2],
    [/\bdata class \w+\(|\bobject \w+|\bcompanion object\b|\bwhen \(.*\) \{|\blistOf\(|\bprintln\(|\?\.|\?:/, 2],
    [/^package [\w.]+\s*$/m, 1],
  ],
  swift: [
    [/^import (?:Foundation|UIKit|SwiftUI|Combine)\s*$/m, 6],
    [/^\s*(?:(?:public|private|override|static|mutating|@\w+) )*func \w+(?:<[^>]+>)?\(.*\)(?: (?:async |throws )*-> [^{]+)? *\{/m, 4],
    [/\bguard let \w+|\bif let \w+ =|\bvar \w+: \[?[A-Z]\w*|\blet \w+: \[?[A-Z]\w*/, 3],
    [/\bstruct \w+: (?:View|Codable|\w+) \{|\bextension \w+|\bprotocol \w+ \{|\\\(\w+\)|@State\b|\bprint\("/, 3],
  ],
  javascript: [
    [/\b(?:const|let) (?:\w+|\{[^}]+\}|\[[^\]]+\])\s*=\s*[^=]/, 2],
    [/\bvar \w+\s*=\s*[^=;]+;/, 1],
    [/\bfunction\s*\*?\s*\w*\s*\([^)$]*\)\s*\{/, 2.5],
    [/=>\s*[{(\w[]/, 2],
    [/\bconsole\.(?:log|error|warn)\(/, 5],
    [/^\s*(?:import (?:[\w*{][^;'"]*)? ?(?:from )?["'][^"']+["']|export (?:default|const|function|class|async|\{))/m, 4],
    [/\brequire\(["'][^"']+["']\)|\bmodule\.exports\b/, 4],
    [/\bdocument\.\w+|\bwindow\.\w+|\baddEventListener\(|===|!==|\bawait \w|\basync (?:function|\()|\btypeof \w|\bundefined\b|`[^`]*\$\{/, 2],
    [/\bdocument\.(?:getElement|querySelector|createElement|body)/, 2],
    [/\.(?:map|filter|forEach|reduce|then)\(/, 1.5],
    [/^\s*class \w+(?: extends \w+)?\s*\{/m, 1],
    [/^\s*class \w+ extends [\w.]+ \{|^\s*constructor\([^)$]*\) \{/m, 2.5],
    [/\$\((?:['"#.]|function|document|this|window)|\bjQuery\b|\balert\(['"]/, 3],
    [/\breturn\b[^;\n]*;/, 0.5],
  ],
  typescript: [
    [/^\s*(?:export )?interface \w+(?:<[^>]+>)?(?: extends [\w, <>]+)?\s*\{/m, 4],
    [/^\s*(?:export )?type \w+(?:<[^>]+>)? = /m, 5],
    [/[\w)\]?]\??: (?:string|number|boolean|void|any|unknown|never|Promise<|Array<|Record<|Map<|\w+\[\])/, 4],
    [/\b(?:private|public|protected|readonly) \w+(?:: |\()/, 2],
    [/\bimport type\b/, 5],
    [/\bimport type\b|\bas const\b|\bas [A-Z]\w+\b|\benum \w+ \{|\bdeclare (?:module|const|function)\b|\bimplements \w+/, 3],
    [/\b(?:const|let) \w+\s*(?::[^=]+)?=\s*[^=]|=>|\bfunction\b|\bexport\b/, 1],
  ],
  perl: [
    [/^#!.*\bperl\b/m, 9],
    [/^use (?:strict|warnings|utf8|lib|Data::\w+|[A-Z]\w+::\w+)\b.*;/m, 5],
    [/^\s*my\s*(?:[$@%]\w+|\([$@%][^)]*\))\s*[=;]/m, 4],
    [/^\s*sub \w+\s*\{/m, 3],
    [/=~\s*(?:[ms]?\/|tr\/|qr\/)|\$_\b|@ARGV|\bqw\(|\bforeach my\b|\bunless \(/, 3],
    [/\$\w+->[\w{[]|\bprint "[^"]*\\n"/, 1.5],
  ],
  r: [
    [/^\s*[\w.]+ <- /m, 4],
    [/\b[\w.]+ <- function\(/, 3],
    [/^\s*library\(\w+\)/m, 4],
    [/%>%|\|>|\bdata\.frame\(|\bggplot\(|\baes\(/, 3],
    [/(?:<-|=|\() ?c\((?:[\d."'-]|TRUE|FALSE)/, 3],
    [/\bpaste0?\(|\bsapply\(|\blapply\(|\bnrow\(|\bsummary\(|\bTRUE\b|\bNULL\b|\bmean\(/, 1.5],
  ],
  elixir: [
    [/^\s*defmodule [A-Z][\w.]* do\s*$/m, 8],
    [/^\s*defp? \w+[?!]?(?:\(.*\))?(?: when .*)? do\s*$/m, 4],
    [/\|> [A-Z]?\w+|\bIO\.puts|\bEnum\.\w+|%\{|:ok\b|\bfn .* -> /, 3],
    [/^\s*(?:alias|use|import) [A-Z][\w.]*/m, 2],
    [/^\s*end\s*$/m, 1],
  ],
  powershell: [
    [/\b(?:Get|Set|New|Remove|Add|Write|Select|Where|ForEach|Import|Export|Invoke|Test|Start|Stop|Out|ConvertTo|ConvertFrom)-[A-Z]\w+/, 5],
    [/^\s*\$\w+ ?= ?(?!.*;\s*$).*$/m, 1.5],
    [/\$_\.\w+|\$env:\w+|\$PSVersionTable|\$true\b|\$null\b/i, 3],
    [/\s-(?:eq|ne|gt|lt|ge|le|like|match|and|or|not)\s/, 2],
    [/^\s*(?:function [A-Z]\w+-[A-Z]\w+|param\s*\(|\[CmdletBinding)/im, 4],
  ],
  scala: [
    [/^\s*(?:case )?(?:object|class|trait) [A-Z]\w*(?:\([^)]*\))?(?: extends [A-Z]\w*)?/m, 1.5],
    [/\bobject [A-Z]\w* extends App\b|^\s*(?:sealed )?trait [A-Z]/m, 5],
    [/\bdef \w+(?:\[[^\]]+\])?(?:\([^)]*\))*(?:: [A-Z][\w[\], ]*)? =/, 4],
    [/\bcase class [A-Z]|\bcase _ =>|\bmatch \{|\bimplicit \w/, 4],
    [/^import (?:scala|akka|cats|zio|org\.apache\.spark)\.[\w.{}_, ]+$/m, 5],
    [/\bval \w+(?:: [A-Z][\w[\]]*)? = |\.map\(_|\b(?:List|Seq|Map|Option|Some)\(/, 1.5],
  ],
  dart: [
    [/^import ['"](?:package|dart):/m, 8],
    [/\bvoid main\(\)(?: async)? \{/, 3],
    [/@override\b|\bWidget build\(|\bextends State(?:less|ful)Widget\b|\bFuture<\w+>/, 4],
    [/\bfinal \w+(?:<[^>]+>)? \w+;|\blate \w+ |\bvar \w+ = .*;/, 1.5],
    [/\bprint\(['"].*['"]\);/, 2],
  ],
  groovy: [
    [/^\s*(?:plugins|dependencies|repositories|pipeline|stages|android|allprojects) \{/m, 5],
    [/^\s*(?:implementation|testImplementation|api|compileOnly) ['"(]/m, 5],
    [/^\s*def \w+ = |\bprintln ["']|\.each \{|\bid ['"][\w.-]+['"]/m, 3],
    [/^\s*stage\(['"]|\bagent any\b|\bsh ['"]/m, 5],
  ],
  'objective-c': [
    [/^#import [<"]/m, 6],
    [/^@(?:interface|implementation|property|protocol|end)\b/m, 6],
    [/^[-+] \([\w *]+\)\w+/m, 4],
    [/\[\[?\w+ \w+[\]:]|@"|\bNSString\b|\bNSLog\(/, 4],
  ],
  protobuf: [
    [/^syntax = ["']proto[23]["'];/m, 9],
    [/^\s*message [A-Z]\w* \{/m, 3],
    [/^\s*(?:repeated |optional |required )?[\w.]+ \w+ = \d+;/m, 4],
    [/^\s*rpc \w+ ?\(/m, 4],
  ],
  terraform: [
    [/^\s*(?:resource|data) "[a-z]\w+" "[\w-]+" \{/m, 9],
    [/^\s*(?:provider|variable|output|module) "[\w-]+" \{/m, 6],
    [/^\s*(?:terraform|locals) \{/m, 4],
    [/^\s+\w+\s+= (?:"|\[|var\.|\d|true|false)/m, 1.5],
  ],
  lua: [
    [/^\s*local function \w+\(/m, 6],
    [/^\s*local [\w, ]+ = /m, 4],
    [/\bthen\s*$|\bthen .* end\s*$/m, 2],
    [/^\s*function [\w.:]+\([^)]*\)\s*$/m, 2],
    [/^\s*end\)?\s*$/m, 1],
    [/\bipairs\(|\bpairs\(|\brequire ?\(?["']|\bnil\b|~=|\bprint\(|\.\. ?["'\w]|^--/m, 2],
  ],
  haskell: [
    [/^module [A-Z][\w.]* (?:\(.*\) )?where\s*$/m, 8],
    [/^[a-z]\w*'? :: .*(?:->|[A-Z]|\[)/m, 5],
    [/^import (?:qualified )?[A-Z][\w.]*(?: \(.*\)| as [A-Z]\w*)?\s*$/m, 3],
    [/^main = do\s*$|\bputStrLn\b|\bwhere\s*$|^\s*deriving \(|<\$>|>>=/m, 4],
    [/^data [A-Z]\w* =|^instance [A-Z]|^newtype [A-Z]/m, 4],
  ],
  julia: [
    [/^\s*function \w+!?\(.*\)(?:::\w+)?\s*$/m, 3],
    [/^using [A-Z]\w+(?:, [A-Z]\w+)*\s*$/m, 5],
    [/\bprintln\(".*\$|::(?:Int|Float64|String|Vector|Array)\b|\.\+ |\.\* /, 3],
    [/^\s*end\s*$/m, 1],
  ],
  makefile: [
    [/^\.PHONY\s*:/m, 8],
    [/^[\w./%-]{1,80}(?: [\w./%-]{1,80})?\s*:[\w./%$() -]*\n\t(?!at |from |\.{3})\S/m, 6],
    [/\$\((?:CC|CFLAGS|MAKE|shell |wildcard |patsubst |[A-Z_]{2,})\b|\$[@<^]/, 3],
    [/^[A-Z_]+\s*[:?+]?= ?/m, 1],
  ],
  solidity: [
    [/^pragma solidity\b/m, 9],
    [/^\s*(?:contract|library) [A-Z]\w*(?: is [\w, ]+)? \{/m, 4],
    [/\b(?:uint256|address|mapping\(|msg\.sender)\b|\bemit [A-Z]/, 4],
  ],
  zig: [
    [/@import\("/, 8],
    [/^\s*(?:pub )?fn \w+\([^)]*\) !?\w+ \{/m, 3],
    [/\bconst \w+ = |\btry \w/, 1],
  ],
};

const known = new WeakMap<Sample, ReturnType<typeof guess>>();

/** The programming language that a text most likely is in, and how sure that is. */
export function codeLanguageOf(sample: Sample): Guess | undefined {
  if (!known.has(sample)) known.set(sample, guess(sample));
  return known.get(sample);
}

interface Guess {
  /** As tools that work by language call it, or the one whose comments it shares. */
  language: string;
  name: string;
  confidence: number;
}

function guess({ head, text, lines }: Sample): Guess | undefined {
  if (/^[[{]\s*["{[]|^<(?!\?php|\?=)|^---|^diff |^curl |^@@/.test(text) || text.length < 8) return undefined;
  const code = head.slice(0, 4_000);
  // Types of GraphQL, which end without semicolons, and of which some must not be null.
  if (/^\s*\w+(?:\(.*\))?: \[?\w+!/m.test(code) && !/;\s*$/m.test(code)) return undefined;
  // What compilers say shows code.
  if (/^\s*--> \S+:\d+:\d+|^\S+:\d+:\d+: (?:fatal )?(?:error|warning|note): /m.test(code)) return undefined;
  if (!/^#!|[(){};=:|]|<-|^\s*end\s*$/m.test(code)) return undefined;
  const ranked = (Object.keys(SIGNS) as CodeLanguage[])
    .map((language) => ({ language, weight: SIGNS[language].reduce((sum, [pattern, weight]) => sum + (pattern.test(code) ? weight : 0), 0) }))
    .sort((one, other) => other.weight - one.weight);
  const [best, next] = ranked;
  if (!best || best.weight < 3) return undefined;
  // Prose has few lines that end or begin as those of code do.
  const codeLines = lines.filter((line) =>
    /[;{}):,\]>]\s*$|^\s*(?:#|\/\/|\/\*|\*|import|from|def|fi|done|end|\$|echo|return|let|const|val|var)\b|^\s+\S|=|^\s*$|^\s*(?:require|puts|module|class|for|if|while|set|cd|function|package|use|match)\b|\bdo(?: \|.*\|)?$|\| *\w|^\[/.test(
      line,
    ),
  ).length;
  if (!text.startsWith('#!') && codeLines < lines.length * (best.weight >= 6 ? 0.4 : 0.5)) return undefined;
  const lead = best.weight - (next?.weight ?? 0);
  const confidence = Math.min(0.95, 0.5 + best.weight * 0.035 + Math.min(lead, 4) * 0.05);
  const language = best.language in COMMENTS_OF ? COMMENTS_OF[best.language as Relative] : best.language;
  return { language, name: NAMES[best.language], confidence };
}
