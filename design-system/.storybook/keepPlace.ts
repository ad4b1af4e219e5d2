/**
 * On a docs page many stories stand beside each other. None of them takes the focus, and scrolls the page to itself, before
 * someone presses something: an error summary, an open dialog and a play function would.
 */
export const keepPlace = (): void => {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function keepsPlace(options) {
    const isOnDocsPage = this.closest('#storybook-docs') !== null;
    if (!isOnDocsPage || navigator.userActivation.isActive) focus?.value.call(this, options);
  };
};
