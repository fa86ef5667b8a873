// On the page of the API reference, before its script. That script puts style into the page as it goes, which the page's policy allows for sheets that have the page's nonce, and for
// elements as properties but not as attributes.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? '';
/** A tag up to its style, and the style. */
const STYLED = /(<[a-z][^<>]*?) style="([^"]*)"/g;

const { createElement } = document;
document.createElement = (...given: Parameters<typeof createElement>): HTMLElement => {
  const element = createElement.apply(document, given);
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
};

const { setAttribute } = Element.prototype;
Element.prototype.setAttribute = function (name, value) {
  if (name === 'style' && this instanceof HTMLElement) this.style.cssText = value;
  else setAttribute.call(this, name, value);
};

const markup = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
Object.defineProperty(Element.prototype, 'innerHTML', {
  ...markup,
  set(this: Element, value: unknown) {
    markup?.set?.call(this, String(value).replace(STYLED, '$1 data-style="$2"'));
    for (const element of this.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset.style ?? '';
  },
});
