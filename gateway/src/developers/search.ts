/**
 * Script of the developer pages. The search field hides items that lack an entered word; a link to a hidden item clears
 * the search.
 */
export const SCRIPT = `
const box = document.querySelector('.search');
if (box) {
  const input = box.querySelector('input');
  const status = box.querySelector('[role=status]');
  const items = [...document.querySelectorAll(input.dataset.items)].map((item) => [item, ((item.closest('section')?.id ?? '') + ' ' + item.textContent).toLowerCase()]);
  const search = () => {
    const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const [item, text] of items) {
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) shown += 1;
    }
    status.textContent = words.length === 0 ? '' : shown + ' of ' + items.length;
  };
  box.hidden = false;
  input.addEventListener('input', search);
  addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target || target.checkVisibility()) return;
    input.value = '';
    search();
    target.scrollIntoView();
  });
}
`;
