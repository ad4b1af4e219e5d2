const STORY = '[data-story-block]';

/**
 * Prevents the stories of a docs page from taking the focus and scrolling the page (error summaries, open dialogs, play
 * functions). A story may move the focus only after the reader pressed something in it.
 */
export const keepPlace = (): void => {
  let pressed: Element | null = null;
  const notePress = ({ isTrusted, target }: Event) => {
    if (isTrusted && target instanceof Element) pressed = target.closest(STORY);
  };
  document.addEventListener('pointerdown', notePress, true);
  document.addEventListener('keydown', notePress, true);
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function keepsPlace(options) {
    const story = this.closest(STORY);
    if (story === null || story === pressed) focus?.value.call(this, options);
  };
};
