/**
 * What a page's layout does to people, as sentences; empty when nothing is wrong. It runs inside the
 * page, so that it may use nothing from outside of itself.
 */
export const layoutFaults = (): string[] => {
  const faults: string[] = [];
  const wide = document.documentElement.clientWidth;
  const name = (element: Element): string => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${text}`;
  };
  const style = (element: Element) => getComputedStyle(element);
  const hidden = new Map<Element, boolean>();
  const isHiddenForEyes = (element: Element): boolean => {
    const known = hidden.get(element);
    if (known !== undefined) return known;
    const { clipPath, visibility, display } = style(element);
    const isHidden =
      clipPath === 'inset(50%)' ||
      visibility === 'hidden' ||
      display === 'none' ||
      element.matches('.pd-skip-link:not(:focus), [aria-hidden=true]:not(.pd-table__label)') ||
      (element.parentElement !== null && isHiddenForEyes(element.parentElement));
    hidden.set(element, isHidden);
    return isHidden;
  };
  const scrolls = (element: Element): boolean => /auto|scroll/.test(style(element).overflowX);

  const overflow = document.documentElement.scrollWidth - wide;
  if (overflow > 0) faults.push(`the page scrolls sideways by ${overflow} px`);

  /* Text that a box cuts, that leaves the screen, or that spills out of its control. */
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest('script, style, noscript, option, title'))
      continue;
    if (isHiddenForEyes(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    let isInScroller = false;
    for (let box: Element | null = parent; box && box !== document.documentElement; box = box.parentElement) {
      if (scrolls(box)) isInScroller = true;
      const { overflowX, overflowY } = style(box);
      const frame = box.getBoundingClientRect();
      const cutsX =
        /hidden|clip/.test(overflowX) && (text.right > frame.right + 1 || text.left < frame.left - 1);
      const cutsY =
        /hidden|clip/.test(overflowY) && (text.bottom > frame.bottom + 1 || text.top < frame.top - 1);
      if (!isInScroller && (cutsX || cutsY)) faults.push(`text is cut: ${name(parent)}`);
      if (box.matches('button, a, label, select') && !isInScroller && style(box).display !== 'inline') {
        const spills =
          text.right > frame.right + 1 || text.bottom > frame.bottom + 2 || text.top < frame.top - 2;
        if (spills) faults.push(`text spills out of its control: ${name(box)}`);
      }
    }
    if (!isInScroller && (text.right > wide + 1 || text.left < -1)) {
      faults.push(`text leaves the screen: ${name(parent)}`);
    }
  }

  /* Targets under 24 by 24 pixels (WCAG 2.5.8); links within a sentence are exempt there. */
  const isInSentence = (element: Element): boolean =>
    element.matches('a') &&
    style(element).display.startsWith('inline') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (sibling) => sibling.nodeType === Node.TEXT_NODE && Boolean(sibling.textContent?.trim()),
    );
  const large = ({ width, height }: DOMRect) => width >= 24 && height >= 24;
  /* A target is what takes the pointer: also the face that a link spreads over the whole row or card. */
  const stretchedTo = (element: HTMLElement): Element | null => {
    const face = getComputedStyle(element, '::after');
    const isStretched =
      face.position === 'absolute' &&
      face.content !== 'none' &&
      style(element).position === 'static' &&
      [face.top, face.right, face.bottom, face.left].every((edge) => Number.parseFloat(edge) <= 0);
    return isStretched ? element.offsetParent : null;
  };
  /* And the labels of a choice, where they take the pointer: one of them must be large enough. */
  const labelOf = (element: HTMLElement): Element | null => {
    if (!(element instanceof HTMLInputElement) || !/radio|checkbox|file/.test(element.type)) return null;
    const labels = [...(element.labels ?? [])].filter((label) => style(label).pointerEvents !== 'none');
    return labels.find((label) => [...label.getClientRects()].some(large)) ?? labels[0] ?? null;
  };
  const stops =
    'a[href], button, input, select, textarea, summary, [role=button], [role=option], [role=tab], [role=switch]';
  for (const element of document.querySelectorAll<HTMLElement>(stops)) {
    if (large(element.getBoundingClientRect()) && !isHiddenForEyes(element)) continue;
    const target = labelOf(element) ?? stretchedTo(element) ?? element;
    if (isHiddenForEyes(target) || isInSentence(target)) continue;
    const boxes = [...target.getClientRects()];
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || boxes.some(large)) continue;
    faults.push(`a target of ${Math.round(width)} by ${Math.round(height)}: ${name(target)}`);
  }
  return [...new Set(faults)];
};

/** Goes through everything that takes the focus and names what a bar fixed to the foot then covers (WCAG 2.4.11). */
export const coveredFocus = (): string[] => {
  const bar = document.querySelector<HTMLElement>('.pd-button-bar--sticky');
  if (!bar || getComputedStyle(bar).position !== 'sticky') return [];
  const covered: string[] = [];
  const stops = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex="0"]',
  );
  for (const stop of stops) {
    // A dialog is over the bar.
    if (bar.contains(stop) || stop.offsetParent === null || stop.closest('.MuiModal-root')) continue;
    stop.focus();
    if (document.activeElement !== stop) continue;
    // A hidden radio is shown by the face beside it.
    const seen = getComputedStyle(stop).clipPath === 'inset(50%)' ? (stop.parentElement ?? stop) : stop;
    const frame = seen.getBoundingClientRect();
    const edge = bar.getBoundingClientRect().top;
    const isCovered = frame.bottom > edge + 1 && frame.top < bar.getBoundingClientRect().bottom - 1;
    if (isCovered && frame.height < edge) {
      covered.push(
        `${stop.tagName.toLowerCase()}#${stop.id} ${(stop.textContent ?? '').trim().slice(0, 40)}`,
      );
    }
  }
  window.scrollTo(0, 0);
  return covered;
};
