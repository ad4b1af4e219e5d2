import { whenIdle } from '#shared/whenIdle.ts';
import type { Fault, NotedFault } from './fault.ts';

const MOST_EARLY = 20;

let isOn = true;
let log: ((noted: NotedFault) => void) | null = null;
let early: NotedFault[] = [];
let isAsked = false;

/**
 * Loads the reporter with the first fault. A failure to load it is not itself reported; it is tried again when the
 * browser is online again.
 */
async function fetchLog(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    log = (await import('./faultLog.ts')).logFault;
    for (const noted of early.splice(0)) log(noted);
  } catch {
    // Other chunks failed to load for the same reason.
    early = early.filter(({ fault }) => fault.kind !== 'chunk');
    addEventListener('online', fetchAgain, { once: true });
  }
}

function fetchAgain(): void {
  isAsked = false;
  if (early.length > 0) void fetchLog();
}

/** Notes a fault for the bank's log (CA-80). Never throws or waits; the user's input is never part of it. */
export function noteFault(fault: Fault): void {
  if (!isOn) return;
  const noted = { fault, path: location.pathname };
  if (log !== null) log(noted);
  else if (early.push(noted) > MOST_EARLY) early.pop();
  else void fetchLog();
}

/**
 * Notes errors that nothing else catches. Faults are logged only where logging is enabled (CA-80). The code for it is
 * loaded beforehand: after a new release the files of the old one are gone, and loading them would be another fault.
 */
export function watchFaults(logs: boolean): void {
  isOn = logs;
  if (!logs) return;
  addEventListener('error', ({ error }) => {
    // Without an error object it comes from another site's script or from the browser itself.
    if (error !== null && error !== undefined) noteFault({ kind: 'script', error });
  });
  addEventListener('unhandledrejection', ({ reason }) => noteFault({ kind: 'promise', error: reason }));
  addEventListener('vite:preloadError', ({ payload }) => noteFault({ kind: 'chunk', error: payload }));
  whenIdle(() => void fetchLog());
}
