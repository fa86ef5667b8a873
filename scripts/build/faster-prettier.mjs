import { withExactChanges } from './exact-changes.mjs';

/**
 * Prettier's parsers walk through all properties of all nodes, and look through all children of a node for each that they take away. These are the same walks without what cannot
 * hold a node: a fifth of the time for CSS, and a time that grows as the text does for HTML. What comes out is the same (test/faster-prettier.test.ts).
 */
const CHANGES = {
  'postcss.mjs': [
    // A property that is deleted makes an object slow for every walk after it.
    ['delete t.parent;', 't.parent!==void 0&&(t.parent=void 0);', 3],
    // Where a node was in the text holds the whole text and no node.
    ['for(let i in t)Fl(t[i],e);', 'for(let i in t)i!=="source"&&typeof t[i]=="object"&&Fl(t[i],e);', 1],
    ['for(let r in t)ie(t[r],e,s),r==="type"', 'for(let r in t)r!=="source"&&typeof t[r]=="object"&&ie(t[r],e,s),r==="type"', 1],
    ['for(let s in t)s!=="parent"&&(Ll(t[s],e)', 'for(let s in t)s!=="parent"&&s!=="source"&&typeof t[s]=="object"&&(Ll(t[s],e)', 1],
    // A list was made for each text.
    ['let f=t[l],p=Array.isArray(f)?f:[f];', 'let f=t[l];if(!f||typeof f!="object")continue;let p=Array.isArray(f)?f:[f];', 1],
    ['let s=t[e],r=Array.isArray(s)?s:[s];', 'let s=t[e];if(!s||typeof s!="object")continue;let r=Array.isArray(s)?s:[s];', 1],
  ],
  'markdown.mjs': [
    // As in faster-markdownlint.mjs: each word was read as the name in an address, the first line of each paragraph as the head of a table, and all events were copied at the end of lists.
    ['return!(e===47||bi(e))', 'return this.withAt&&!(e===47||bi(e))', 1],
    ['a.write(l),', 'a.withAt||=l.some(x=>typeof x=="string"&&x.includes("@")),a.write(l),', 1],
    [
      'return e.enter("tableHead"),e.enter("tableRow"),c(E)',
      'return n.parser.maySeparate[n.now().line+1]?(e.enter("tableHead"),e.enter("tableRow"),c(E)):r(E)',
      1,
    ],
    ['eD(r)(Di(di(r).document()', 'eD(r)(Di(withSeparators(di(r),e).document()', 1],
    [
      'function ki(e,t,r)',
      'function withSeparators(t,e){return t.maySeparate=[!1,...e.split(/\\r\\n?|\\n/).map(r=>/[-:|][ \\t]*$/.test(r)),!1],t}function ki(e,t,r)',
      1,
    ],
    [
      'let L=new Ve;return L.add(C+1,0,t.events.slice(T)),L.add(T,v-T,[]),L.consume(t.events),c(w)',
      'for(let L of[...t.events.splice(T),...t.events.splice(C+1)])t.events.push(L);return c(w)',
      1,
    ],
    [
      'let I=new Ve;I.add(L+1,0,t.events.slice(v)),I.add(v,D-v,[]),I.consume(t.events)',
      'for(let I of[...t.events.splice(v),...t.events.splice(L+1)])t.events.push(I)',
      1,
    ],
  ],
  'html.mjs': [
    // Where a child is among the others, which is asked for one after the other.
    [
      'removeChild(t){let r=this.$children;r.splice(r.indexOf(t),1)}',
      'static $last=new WeakMap;static $place(t,r){let n=(Be.$last.get(t)??0)-2,i=n+6;for(;n<i&&t[n]!==r;)n++;return n===i&&(n=t.indexOf(r)),Be.$last.set(t,n),n}removeChild(t){let r=this.$children;r.splice(Be.$place(r,t),1)}',
      1,
    ],
    ['return t[t.indexOf(this)-1]', 'return t[Be.$place(t,this)-1]', 1],
    ['return t[t.indexOf(this)+1]', 'return t[Be.$place(t,this)+1]', 1],
    // White space was taken out from among the others one by one, each time moving all that follow.
    [
      'if(!i)for(let a=0;a<n.length;a++){let o=n[a];if(o.kind!=="text")continue;let{leadingWhitespace',
      'if(!i){let $kept=[];for(let a=0;a<n.length;a++){let o=n[a];if(o.kind!=="text"){$kept.push(o);continue}let{leadingWhitespace',
      1,
    ],
    ['d=o.prev,S=o.next;c?(o.value=c,', 'd=$kept.at(-1),S=n[a+1];c?($kept.push(o),o.value=c,', 1],
    [
      '(r.removeChild(o),a--,(l||u)&&(d&&(d.hasTrailingSpaces=!0),S&&(S.hasLeadingSpaces=!0)))}r.is',
      '((l||u)&&(d&&(d.hasTrailingSpaces=!0),S&&(S.hasLeadingSpaces=!0)))}r.$children=$kept}r.is',
      1,
    ],
  ],
};

/** The text of a file of a package, with what makes Prettier faster. */
export function withFasterWalks(path, text) {
  const [, name] = /[\\/]node_modules[\\/]prettier[\\/]plugins[\\/]([\w.]+)$/.exec(path) ?? [];
  return withExactChanges(path, text, CHANGES[name] ?? []);
}
