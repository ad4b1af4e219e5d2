import type { Page } from '@playwright/test';

/** Manual effort of a user. A screen is an address or a part of one. */
export type Effort = { taps: number; characters: number; files: number; screens: number };

/**
 * Counts the effort in `page` from its events: each press is a tap, and so is the first character in a field; a native
 * list takes two taps (open, choose), a file three (button, source, file). Call it before the first navigation.
 */
export async function countEffort(page: Page): Promise<Readonly<Effort>> {
  const effort: Effort = { taps: 0, characters: 0, files: 0, screens: 0 };
  await page.exposeFunction('countEffort', (part: Partial<Effort>) => {
    effort.taps += part.taps ?? 0;
    effort.characters += part.characters ?? 0;
    effort.files += part.files ?? 0;
    effort.screens += part.screens ?? 0;
  });
  await page.addInitScript(observe);
  return effort;
}

/** Runs in the page. */
function observe() {
  const { countEffort: count } = window as unknown as { countEffort: (part: Partial<Effort>) => void };
  let pressed: EventTarget | null = null;
  let typedIn: EventTarget | null = null;
  const lengths = new WeakMap<EventTarget, number>();
  let screen = '';

  addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isTrusted) return;
      pressed = event.target;
      count({ taps: 1 });
      // Playwright prevents a press that misses a moved element and presses again, so ignore it.
      setTimeout(() => {
        if (event.defaultPrevented) count({ taps: -1 });
      });
    },
    true,
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLInputElement) lengths.set(target, target.value.length);
      if (target !== typedIn) typedIn = null;
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      const isText =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file'].includes(target.type));
      if (!isText) return;
      const before = lengths.get(target) ?? 0;
      const { length } = target.value;
      lengths.set(target, length);
      // One event may replace all of the text.
      count({ characters: length === before + 1 ? 1 : length });
      if (typedIn !== target && pressed !== target) count({ taps: 1 });
      typedIn = target;
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) count({ taps: 2 });
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
      const files = target.files?.length ?? 0;
      if (files > 0) count({ files, taps: 3 });
    },
    true,
  );

  const note = () => {
    const now = `${location.pathname}?${new URLSearchParams(location.search).get('parte') ?? ''}`;
    if (now !== screen) count({ screens: 1 });
    screen = now;
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...values) => {
      original(...values);
      note();
    };
  }
  addEventListener('popstate', note);
  note();
}
