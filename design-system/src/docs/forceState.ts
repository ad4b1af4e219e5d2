/** Selectors of each state that a pointer or the keyboard causes. */
const PSEUDO = {
  hover: /:hover/g,
  pressed: /:active/g,
  focus: /:focus-visible|:focus-within|:focus\b|\.Mui-focusVisible|\.Mui-focused/g,
} as const;

export type ForcedState = keyof typeof PSEUDO;

const FOCUSABLE = 'a[href], button, input, select, textarea';

const takesFocus = (element: Element, isWithin: boolean): boolean =>
  element.matches(FOCUSABLE) || (isWithin && element.querySelector(FOCUSABLE) !== null);

/** Gives an element and what is in it the declarations that its own styles have for a state. */
export function forceState(root: HTMLElement, state: ForcedState): void {
  const elements = [root, ...root.querySelectorAll<HTMLElement>('*')];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(PSEUDO[state]) === -1) continue;
      const isWithin = rule.selectorText.includes(':focus-within');
      const selectors = rule.selectorText
        .split(/,(?![^(]*\))/)
        .filter((selector) => selector.search(PSEUDO[state]) !== -1)
        // Keeps `:not(:hover)` from matching, and `:where(:hover)` from being empty.
        .map((selector) => selector.replaceAll(PSEUDO[state], ':where(*)'));
      for (const element of elements) {
        if (state === 'focus' && !takesFocus(element, isWithin)) continue;
        if (!selectors.some((selector) => element.matches(selector))) continue;
        // Declarations as written: the parts of a shorthand with a variable are empty.
        element.style.cssText += `;${rule.style.cssText}`;
      }
    }
  }
}
