import { whenIdle } from '#shared/whenIdle.ts';
import type { Fault, NotedFault } from './fault.ts';

const MOST_EARLY = 20;

let isOn = true;
let log: ((noted: NotedFault) => void) | null = null;
let early: NotedFault[] = [];
let isAsked = false;

/**
 * Loads the reporter on the first fault. If that fails, the failure is not reported, and loading is retried once the
 * browser is online again.
 */
async function fetchLog(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    log = (await import('./faultLog.ts')).logFault;
    for (const noted of early.splice(0)) log(noted);
  } catch {
    // Drops the chunks' faults, which have the same cause.
    early = early.filter(({ fault }) => fault.kind !== 'chunk');
    addEventListener('online', fetchAgain, { once: true });
  }
}

function fetchAgain(): void {
  isAsked = false;
  if (early.length > 0) void fetchLog();
}

/** Notes a fault for the bank's log (CA-80). Never throws, never blocks, and never includes user input. */
export function noteFault(fault: Fault): void {
  if (!isOn) return;
  const noted = { fault, path: location.pathname };
  if (log !== null) log(noted);
  else if (early.push(noted) > MOST_EARLY) early.pop();
  else void fetchLog();
}

/**
 * Notes uncaught errors, if logging is enabled (CA-80). Loads the reporter early: after a deployment the old release's
 * files are gone, and loading it then would be another fault.
 */
export function watchFaults(logs: boolean): void {
  isOn = logs;
  if (!logs) return;
  addEventListener('error', ({ error }) => {
    // Errors without an error object come from another site's script or from the browser.
    if (error !== null && error !== undefined) noteFault({ kind: 'script', error });
  });
  addEventListener('unhandledrejection', ({ reason }) => noteFault({ kind: 'promise', error: reason }));
  addEventListener('vite:preloadError', ({ payload }) => noteFault({ kind: 'chunk', error: payload }));
  whenIdle(() => void fetchLog());
}
