/** Runs `task` once the browser has nothing else to do, and within five seconds. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 5_000 });
  else setTimeout(task, 2_000);
}
