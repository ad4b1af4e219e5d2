let nodes: readonly Node[] = [];

/** Keeps what the server rendered for the first page, which is shown until its screen is there. */
export function keepPrerendered(root: HTMLElement): void {
  nodes = [...root.children].filter((node) => node.tagName !== 'TEMPLATE');
}

export const hasPrerendered = (): boolean => nodes.length > 0;

/** A ref that puts the kept nodes into its element. */
export function showPrerendered(box: HTMLElement | null): void {
  box?.append(...nodes);
}
