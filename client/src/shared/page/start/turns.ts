/** Lets the browser paint and react before what follows. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if ('scheduler' in globalThis) void scheduler.postTask(() => resolve(), { priority: 'user-visible' });
    else setTimeout(resolve);
  });
}

/** A page in the background is not painted: it does not wait for that longer than this. Milliseconds. */
const NO_PAINT = 1_000;

/** Resolves after the first paint: on a slow connection scripts would take the room of what it needs. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, NO_PAINT);
  });
}

/** The addresses in an attribute of the page's root, each after those that it imports; begins to load them. */
export function loadNamed(key: 'scripts' | 'screen'): string[] {
  const list = document.getElementById('root')?.dataset[key] ?? '';
  const scripts = list.split(' ').flatMap((path) => (path === '' ? [] : new URL(path, location.href).href));
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return scripts;
}

/** Runs scripts one by one, each in a turn of its own: all together they would block the page. */
export async function runInTurns(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    // oxlint-disable-next-line no-await-in-loop -- each imports those before it
    await import(/* @vite-ignore */ script);
    // oxlint-disable-next-line no-await-in-loop -- the turns are the purpose
    await nextTurn();
  }
}
