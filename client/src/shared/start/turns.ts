/** Lets the browser paint and react before what follows. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if ('scheduler' in globalThis) void scheduler.postTask(() => resolve(), { priority: 'user-visible' });
    else setTimeout(resolve);
  });
}

/** The scripts that the page names in its head, each after those that it imports; `which` is a selector. */
export const namedScripts = (which = ''): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="modulepreload"]${which}`)].map(
    ({ href }) => href,
  );

/** Runs scripts one by one, each in a turn of its own: all together they would block the page. */
export async function runInTurns(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    // oxlint-disable-next-line no-await-in-loop -- each imports those before it
    await import(/* @vite-ignore */ script);
    // oxlint-disable-next-line no-await-in-loop -- the turns are the purpose
    await nextTurn();
  }
}
