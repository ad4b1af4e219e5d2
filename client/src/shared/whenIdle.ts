/** Runs `task` once the browser is idle, after at most five seconds. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 5_000 });
  else setTimeout(task, 2_000);
}
