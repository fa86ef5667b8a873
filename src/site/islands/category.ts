// A category's page: shows the tools whose names or summaries hold all words that are typed.

const box = document.querySelector<HTMLInputElement>('#filter');
const status = document.querySelector<HTMLElement>('#filtered');
const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')].map((group) => ({
  group,
  items: [...group.querySelectorAll('li')].map((item) => ({ item, text: `${item.textContent} ${item.querySelector('a')?.title ?? ''}`.toLowerCase() })),
}));

function filter(): void {
  const words = (box?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { group, items } of groups) {
    let within = 0;
    for (const { item, text } of items) {
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) within++;
    }
    group.hidden = within === 0;
    count += within;
  }
  if (status)
    status.textContent = words.length === 0 ? '' : count === 1 ? '1 tool' : count === 0 ? 'No tool here. Enter searches all categories.' : `${count} tools`;
}

box?.addEventListener('input', filter);
box?.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && box.value.trim() !== '')
    location.assign(`${document.querySelector<HTMLFormElement>('form.search')?.action ?? '/'}?q=${encodeURIComponent(box.value.trim())}`);
});
// The browser may have kept what was typed.
filter();
