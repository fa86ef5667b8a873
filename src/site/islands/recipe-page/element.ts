/** Makes an element. @param properties attributes by name; `false` and undefined leave one out, `true` is an empty one @param children elements and texts */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  made.append(...children);
  return made;
}

/** A button that does something. */
export function button(words: string | Node, className: string, press: (button: HTMLButtonElement) => void, title?: string): HTMLButtonElement {
  const made = element('button', { type: 'button', class: className, ...(title !== undefined && { 'aria-label': title, title }) }, words);
  made.addEventListener('click', () => press(made));
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';
const DRAWINGS = {
  copy: ['M7 7h9v9H7z', 'M4 13V4h9'],
  link: ['M8 12l4-4M9 6l1.5-1.5a3.2 3.2 0 0 1 5 5L14 11M11 14l-1.5 1.5a3.2 3.2 0 0 1-5-5L6 9'],
  grip: ['M7 5h.01M7 10h.01M7 15h.01M13 5h.01M13 10h.01M13 15h.01'],
} as const;

/** A small drawing for a button. */
export function icon(name: keyof typeof DRAWINGS): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('class', `drawn ${name}`);
  svg.setAttribute('aria-hidden', 'true');
  for (const line of DRAWINGS[name]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', line);
    svg.append(path);
  }
  return svg;
}
