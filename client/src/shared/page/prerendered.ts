let nodes: readonly Node[] = [];

/** Keeps the server-rendered nodes of the first page, which stay visible until its screen renders. */
export function keepPrerendered(root: HTMLElement): void {
  nodes = [...root.children].filter((node) => node.tagName !== 'TEMPLATE');
}

export const hasPrerendered = (): boolean => nodes.length > 0;

/** A ref callback that moves the kept nodes into its element. */
export function showPrerendered(box: HTMLElement | null): void {
  box?.append(...nodes);
}
