import type { Page } from '@playwright/test';

/**
 * Simulates a browser's translation in `page`: wraps each text in new elements without changing the words. Returns the
 * texts that the page later changed in detached nodes, where nobody sees them; a node that React no longer finds
 * crashes the screen. Call it before the first navigation.
 */
export async function translating(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  await page.exposeFunction('noteFault', (fault: string) => void faults.push(fault));
  await page.addInitScript(translate);
  return faults;
}

/** Runs in the page. */
function translate() {
  const { noteFault } = window as unknown as { noteFault: (fault: string) => void };
  const UNTOUCHED = 'font, script, style, noscript, textarea, title, svg, [translate="no"]';
  const replaced = new WeakSet<Node>();

  function replace(text: Text): void {
    const { parentElement: parent, data } = text;
    if (parent === null || parent.closest(UNTOUCHED) !== null || !/\p{L}/u.test(parent.textContent ?? ''))
      return;
    if (data.trim() === '') return;
    const inner = document.createElement('font');
    inner.textContent = data;
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    replaced.add(text);
  }

  function replaceWithin(root: Node): void {
    if (root instanceof Text) replace(root);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(replace);
  }

  function watchWrites(): void {
    const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...nodeValue,
      set(this: Node, value: string) {
        if (replaced.has(this)) noteFault(`«${this.nodeValue}» stays, «${value}» is not shown`);
        nodeValue.set?.call(this, value);
      },
    });
  }

  addEventListener('load', () => {
    watchWrites();
    replaceWithin(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(replaceWithin);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
