/**
 * A docs page shows many stories. Until the reader presses something, none of them may take the focus and so scroll the
 * page to itself, as an error summary, an open dialog or a play function would.
 */
export const keepPlace = (): void => {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function keepsPlace(options) {
    const isOnDocsPage = this.closest('#storybook-docs') !== null;
    if (!isOnDocsPage || navigator.userActivation.isActive) focus?.value.call(this, options);
  };
};
