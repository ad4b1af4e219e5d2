/** Lets the browser paint and react before what follows. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if ('scheduler' in globalThis) void scheduler.postTask(() => resolve(), { priority: 'user-visible' });
    else setTimeout(resolve);
  });
}
