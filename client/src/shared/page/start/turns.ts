/** Yields to the browser, so that it can paint and handle input. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if ('scheduler' in globalThis) void scheduler.postTask(() => resolve(), { priority: 'user-visible' });
    else setTimeout(resolve);
  });
}

/** Milliseconds to wait for a paint: pages in the background are never painted. */
const NO_PAINT = 1_000;

/** Resolves after the first paint. On a slow connection, scripts would compete with the resources that it needs. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, NO_PAINT);
  });
}

/** Preloads the scripts listed in an attribute of the page's root, and returns their URLs in dependency order. */
export function loadNamed(key: 'scripts' | 'screen'): string[] {
  const list = document.getElementById('root')?.dataset[key] ?? '';
  const scripts = list.split(' ').flatMap((path) => (path === '' ? [] : new URL(path, location.href).href));
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return scripts;
}

/** Runs scripts one at a time and yields after each, because running all at once would block the page. */
export async function runInTurns(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    // oxlint-disable-next-line no-await-in-loop -- each script imports the previous ones
    await import(/* @vite-ignore */ script);
    // oxlint-disable-next-line no-await-in-loop -- yielding between scripts is the purpose
    await nextTurn();
  }
}
