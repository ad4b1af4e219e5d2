import type { Page } from '@playwright/test';

/**
 * Does to `page` what a browser's translation does: puts each text in elements of its own, the words as they were. Returns
 * what the page then gets wrong: texts that it changed where nobody sees them, nodes that it no longer found. Call it
 * before the first address.
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
    // oxlint-disable-next-line typescript/unbound-method -- called with the node as `this`
    const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
    Object.defineProperty(Node.prototype, 'nodeValue', {
      configurable: true,
      get,
      set(this: Node, value: string) {
        if (replaced.has(this)) noteFault(`«${this.nodeValue}» stays, «${value}» is not shown`);
        set?.call(this, value);
      },
    });
    // oxlint-disable-next-line typescript/unbound-method -- called with the node as `this`
    const removeChild = Node.prototype.removeChild;
    Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
      if (replaced.has(child)) noteFault(`«${child.textContent}» cannot be removed`);
      return removeChild.call(this, child) as T;
    };
    // oxlint-disable-next-line typescript/unbound-method -- called with the node as `this`
    const insertBefore = Node.prototype.insertBefore;
    Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
      if (before !== null && replaced.has(before)) noteFault(`nothing can go before «${before.textContent}»`);
      return insertBefore.call(this, node, before) as T;
    };
  }

  addEventListener('load', () => {
    watchWrites();
    replaceWithin(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(replaceWithin);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
