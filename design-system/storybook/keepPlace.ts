/**
 * Prevents the stories of a docs page from taking the focus and scrolling the page (error summaries, open dialogs, play
 * functions) until the reader presses something.
 */
export const keepPlace = (): void => {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function keepsPlace(options) {
    const isOnDocsPage = this.closest('#storybook-docs') !== null;
    if (!isOnDocsPage || navigator.userActivation.isActive) focus?.value.call(this, options);
  };
};
