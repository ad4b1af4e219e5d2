import type { FaultLine } from './faultLine.ts';

/** `cut`: the line did not arrive. `off`: the server has disabled logging. */
export type SendOutcome = 'arrived' | 'off' | 'cut';

type FaultQueueParts = {
  /** Must not throw. */
  send: (line: FaultLine) => Promise<SendOutcome>;
  /** Calls `then` once, when the browser is online again. */
  whenOnline: (then: () => void) => void;
  now?: () => number;
};

const MINUTE_MS = 60_000;
const PER_MINUTE = 5;
const PER_VISIT = 20;

/** Returns the identity of a fault, which ignores the request id. */
function identityOf({ message, facts }: FaultLine): string {
  return JSON.stringify([message, { ...facts, requestId: undefined }]);
}

/**
 * Creates a queue that sends each fault once, up to five per minute and twenty per visit, and drops the others. A line
 * that did not arrive is sent once more when the browser is online again.
 */
export function createFaultQueue({ send, whenOnline, now = Date.now }: FaultQueueParts) {
  const known = new Set<string>();
  const times: number[] = [];
  let waiting: FaultLine[] = [];
  let isOff = false;

  async function deliver(line: FaultLine, isLastTry: boolean): Promise<void> {
    if (isOff) return;
    const outcome = await send(line);
    if (outcome === 'off') isOff = true;
    if (outcome !== 'cut' || isLastTry) return;
    waiting.push(line);
    if (waiting.length === 1) whenOnline(sendWaiting);
  }

  function sendWaiting(): void {
    const lines = waiting;
    waiting = [];
    for (const line of lines) void deliver(line, true);
  }

  return (line: FaultLine): void => {
    const identity = identityOf(line);
    const latest = times.filter((time) => time > now() - MINUTE_MS);
    if (isOff || known.has(identity) || latest.length >= PER_MINUTE || times.length >= PER_VISIT) return;
    known.add(identity);
    times.push(now());
    void deliver(line, false);
  };
}
