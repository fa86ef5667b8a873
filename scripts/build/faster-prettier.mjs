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
    // Each node asked a WeakSet before it read its children, made a set of its names, and redefined where it hangs. A node remembers where it was among the others; all are counted anew where one is not there.
    [
      'constructor(t={}){Mr(this,ie);Ut(this,"kind");Ut(this,"parent");for(let r of new Set([...es,...Object.keys(t)]))this.setProperty(r,t[r]);',
      '#parent;#place=0;kind=void 0;constructor(t={}){this.#parent=t.parent;for(let r of Object.keys(t))r!=="parent"&&this.setProperty(r,t[r]);',
      1,
    ],
    [
      'if(t in qt&&(r=r.map(n=>this.createChild(n))),!es.has(t)){this[t]=r;return}Object.defineProperty(this,t,{value:r,enumerable:!1,configurable:!0})}}',
      't in qt&&(r=r.map(n=>this.createChild(n))),this[t]=r}}get parent(){return this.#parent}set parent(t){this.#parent=t}',
      1,
    ],
    [
      'walk(t){for(let r in qt){let n=this[r];if(n)for(let i=0;i<n.length;i++)n[i].walk(t)}t(this)}',
      'walk(t){let{attrs:r,children:n,cases:i,expression:s}=this;if(r)for(let a=0;a<r.length;a++)r[a].walk(t);if(n)for(let a=0;a<n.length;a++)n[a].walk(t);if(i)for(let a=0;a<i.length;a++)i[a].walk(t);if(s)for(let a=0;a<s.length;a++)s[a].walk(t);t(this)}',
      1,
    ],
    ['return r.setProperty("parent",this),r}', 'return r.#parent=this,r}', 1],
    [
      'removeChild(t){let r=this.$children;r.splice(r.indexOf(t),1)}',
      'static #placeOf(t,r){if(t[r.#place]===r)return r.#place;let n=-1;for(let i=0;i<t.length;i++)t[i].#place=i,t[i]===r&&(n=i);return n}removeChild(t){let r=this.$children;r.splice(Be.#placeOf(r,t),1)}',
      1,
    ],
    [
      'get $children(){return this[Fe(this,ie,yr)]}set $children(t){this[Fe(this,ie,yr)]=t}',
      'get $children(){let t=this.kind;return t==="angularIcuCase"?this.expression:t==="angularIcuExpression"?this.cases:this.children}set $children(t){let r=this.kind;this[r==="angularIcuCase"?"expression":r==="angularIcuExpression"?"cases":"children"]=t}',
      1,
    ],
    ['let t=Fe(this,ie,xr);return t[t.indexOf(this)-1]', 'let t=this.#parent?.$children;return t&&t[Be.#placeOf(t,this)-1]', 1],
    ['let t=Fe(this,ie,xr);return t[t.indexOf(this)+1]', 'let t=this.#parent?.$children;return t&&t[Be.#placeOf(t,this)+1]', 1],
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
